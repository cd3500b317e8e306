// A stand-in for anywidget's model and for Python, with a script of two moments.
import { bigScene, scene } from "./scenes.js";

export async function makeModel({ players, big, silent, latency = 8 }) {
  const faces = await fetch("../../faces/cuccu.svg").then((r) => (r.ok ? r.text() : "")).catch(() => "");
  const listeners = new Map();
  let view = big ? bigScene() : scene(players);
  let count = players;
  const sent = [];
  const emit = (name, ...args) => [...(listeners.get(name) ?? [])].forEach((f) => f(...args));
  const show = (next) => { view = next; emit("change:view"); };
  const reply = (message, rest) => emit("msg:custom", { type: "answer", id: message.id, rev: view.rev, ok: true, ...rest });
  const refuse = (message, refusal) => reply(message, { ok: false, refusal });
  const play = (message) => {
    const rev = view.rev + 1;
    if (message.type === "hello") return reply(message, { faces, key: "cardwidgets:dev", offer: message.kept ? { text: "A match from before was kept in this page.", go: "Go on with it", no: "Leave it" } : null });
    if (message.type === "act" && message.action === "inn_ask") {
      return refuse(message, { code: "not-legal", clause: "CU-3.11", text: "Nobody has shown you an inn.", rule: "Only a swap that is halted by an inn lets you ask the innkeeper to pay." });
    }
    if (message.type === "act" || message.type === "skip") show(scene(count, { rev, moment: "showdown" }));
    else if (message.type === "new") show(scene((count = message.players), { rev }));
    else if (message.type === "pace") show({ ...view, rev, steps: [], settings: { ...view.settings, pace: message.pace } });
    else if (!["forget", "why"].includes(message.type)) show(scene(count, { rev }));
    reply(message);
  };
  return {
    sent,
    put: show,
    get: () => view,
    on: (name, f) => listeners.set(name, [...(listeners.get(name) ?? []), f]),
    off: (name, f) => listeners.set(name, (listeners.get(name) ?? []).filter((g) => g !== f)),
    send(message) {
      sent.push(message);
      if (!(silent && message.type !== "hello")) setTimeout(() => play(message), latency);
    },
  };
}
