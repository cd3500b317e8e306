// A stand-in for anywidget's model and for Python, with a script of two moments.
import { bigScene, scene } from "./scenes.js";

const RULE = {
  id: "CU-3.4", text: "Whoever is asked and has a cuckoo shows it and refuses.", question: "", adopted: "", other: "",
  readings: [{ id: "CU-R1", text: "No more turn in that round.", question: "Is there still a turn?", adopted: "No.", other: "Yes.", readings: [] }],
};

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
    else if (message.type === "look") show({ ...view, rev, steps: [], settings: { ...view.settings, look: { contrast: message.contrast, grain: message.grain, temperature: message.temperature } } });
    else if (message.type === "replay") show({ ...view, rev, steps: [], replay: { ...view.replay, at: message.at ?? 12, on: message.at !== null, text: `Moment ${message.at ?? 12} of 12` } });
    else if (message.type === "hint") return reply(message, { hint: { action: "keep", label: "Keep the cat", text: "It is high enough." } });
    else if (message.type === "code") return reply(message, { code: "cuccu.1.kkYwNDlGEgAAAA", cell: 'import cardwidgets\n\ncardwidgets.open_code("cuccu.1.kkYwNDlGEgAAAA")' });
    else if (message.type === "rules") return reply(message, { rules: [{ title: "Your turn", clauses: [RULE] }] });
    else if (message.type === "rule") return reply(message, { rule: { ...RULE, id: message.clause } });
    else if (!["forget", "why", "log"].includes(message.type)) show(scene(count, { rev }));
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
