// Two made-up scenes: a table of any size in mid-round, and its showdown.
import { strings } from "./strings.js";

const NAMES = ["You", "North", "Elisabetta", "Wojciech", "Aino", "Radu", "Bartolomeo-Massimiliano", "<b>Zed</b>"];
const FACES = ["cat", "7", "fool", "cuckoo", "lion", "inn", "horse", "zero"];
const label = (face) => (face === null ? "face-down card" : face === "cat" ? "cat, XII" : face);

export function scene(n, { rev = 1, moment = "turn", pace = "normal" } = {}) {
  const over = moment === "showdown";
  const seats = NAMES.slice(0, n).map((name, id) => ({
    id, name, you: id === 0, turn: over ? false : id === 0, out: n > 3 && id === 2, thinking: !over && id === 1 && n > 2,
    counters: [{ icon: "life", value: n > 3 && id === 2 ? 0 : 3 - (id % 3), max: 3, label: `${3 - (id % 3)} lives` }],
    badges: id === 1 ? ["Dealer"] : [], note: id === 3 ? "kept: a seven loses in 18 % of deals" : "",
  }));
  const zones = [{ id: "pack", kind: "pile", seat: null, label: "Pack", count: 40 - n, cards: Array(40 - n).fill({ face: null, label: "face-down card", mark: "" }) }];
  for (let id = 0; id < n; id++) {
    const face = id === 0 || over ? FACES[id] : id === 3 ? "cuckoo" : null;
    const out = n > 3 && id === 2;
    zones.push({ id: `hand ${id}`, kind: "hand", seat: id, label: id === 0 ? "Your hand" : `${NAMES[id]}'s hand`, count: out ? 0 : 1,
      cards: out ? [] : [{ face, label: label(face), mark: over && id === 4 ? "loses" : over && id === 1 ? "dead" : id === 3 ? "shown" : "" }] });
  }
  const actions = over ? [] : [
    { text: "keep", label: "Keep the cat", hint: "", source: "", target: "", legal: true, key: "k" },
    { text: "exchange", label: "Swap with North", hint: "North must swap unless a special card says no", source: "hand 0", target: "hand 1", legal: true, key: "s" },
    { text: "inn_ask", label: "Ask the innkeeper to pay", hint: "", source: "", target: "", legal: false, key: "i" },
  ];
  const log = [
    { n: 1, text: "Round 4", clause: "", seat: null, heading: true },
    { n: 2, text: "North shuffles the whole pack.", clause: "CU-2.6", seat: 1, heading: false },
    { n: 3, text: "Elisabetta asks Wojciech to swap.", clause: "CU-3.1", seat: 2, heading: false },
    { n: 4, text: "Wojciech shows the cuckoo and refuses.", clause: "CU-3.4", seat: 3, heading: false },
    ...Array.from({ length: 9 }, (_, i) => ({ n: 5 + i, text: `${NAMES[i % n]} keeps.`, clause: "CU-3.1", seat: i % n, heading: false })),
  ];
  return {
    rev, lang: "en", dir: "ltr", title: "Cuccù", game: "cuccu", key: "cardwidgets:dev", strings, direction: "anticlockwise", seats, zones, actions,
    prompt: over ? "Everybody has shown. The lion is the lowest: Aino loses a life." : "Your turn. Keep the cat, or ask North to swap?",
    log, steps: over
      ? [{ n: 20, text: "You swap with North.", moves: [{ face: "cat", from: "hand 0", to: "hand 1" }, { face: "7", from: "hand 1", to: "hand 0" }] },
        ...seats.filter((s) => !s.you && !s.out).map((s, i) => ({ n: 21 + i, text: `${s.name} shows.`, moves: [{ face: FACES[s.id], from: `hand ${s.id}`, to: `hand ${s.id}` }] }))]
      : rev === 1 ? [] : [{ n: rev, text: "The cards are dealt.", moves: seats.filter((s) => !s.out).map((s) => ({ face: s.you ? "cat" : null, from: "pack", to: `hand ${s.id}` })) }],
    controls: { undo: true, redo: false, next: over ? "Next round" : null, skip: n > 4 ? "Skip to the end" : null, new: true, hint: !over, here: null },
    tagline: "One line of cards from low to high, and one choice to make.", place: "Campli, Abruzzo, Italy.",
    link: { text: "Cuccù on Wikipedia", address: "https://en.wikipedia.org/wiki/Cucc%C3%B9" },
    now: [{ clause: "CU-3.1", text: "The player on turn keeps the card or asks to swap with the next player." }],
    pad: [1, 2, 3].map((round) => ({ round, values: seats.map((s) => 3 - (s.id === round ? 1 : 0)), changed: [round] })),
    replay: { at: 12, moves: 12, rounds: [0, 4, 8], on: false, text: "Moment 12 of 12" },
    settings: { players: n, players_min: 2, players_max: 8, pace, look: { contrast: 50, grain: 50, temperature: 50 }, languages: [{ code: "en", name: "English" }] }, static: false,
  };
}

// Six players with five cards, a stock, fanned stacks and a row of piles: what later games will lay out.
export function bigScene() {
  const view = scene(4, { moment: "turn" });
  const card = (face) => ({ face, label: label(face), mark: "" });
  view.title = "Big table";
  view.seats = NAMES.slice(0, 2).map((name, id) => ({ ...view.seats[id], name, out: false }));
  view.zones = [
    { id: "stock", kind: "pile", seat: null, label: "Stock", count: 60, cards: [card(null)] },
    ...[0, 1, 2].map((i) => ({ id: `centre ${i}`, kind: "pile", seat: null, label: `Centre ${i + 1}`, count: 3 * i, cards: i ? [card("3")] : [] })),
    ...[0, 1].flatMap((s) => [
      { id: `payoff ${s}`, kind: "pile", seat: s, label: "Payoff", count: 12, cards: [card("9")] },
      { id: `hand ${s}`, kind: "hand", seat: s, label: "Hand", count: 5, cards: ["cat", "2", "5", "inn", "9"].map((f) => card(s ? null : f)) },
      ...[0, 1, 2, 3].map((i) => ({ id: `side ${s} ${i}`, kind: "fan", seat: s, label: `Side ${i + 1}`, count: i, cards: ["4", "5", "horse"].slice(0, i).map(card) })),
    ]),
  ];
  view.actions = [0, 1, 2, 3, 4].flatMap((i) => [0, 1, 2, 3].map((j) => ({ text: `discard ${i} ${j}`, label: `Discard ${i + 1} on side ${j + 1}`, hint: "",
    source: `hand 0:${i}`, target: `side 0 ${j}`, legal: true, key: "", menu: false })));
  return view;
}
