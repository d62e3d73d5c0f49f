import { type KindsBySound, soundsIn } from "../src/agents/chat/evidence/asked-kinds.ts";
import { kindsTold, toldKinds } from "../src/agents/chat/evidence/told-kinds.ts";

/** A question, the statements of its document, and which of them answer it. */
export interface KindExample {
  readonly question: string;
  readonly statements: readonly string[];
  readonly gold: readonly boolean[];
}

/** A sound that fewer questions hold says nothing. */
const fewestQuestions = 8;
/** As many questions like any other are added to those that hold a sound. */
const pull = 10;

interface Tally {
  questions: number;
  /** For each kind: how many questions have it in what answers, and the share of their documents' statements that tell it. */
  readonly told: Float64Array;
  readonly usual: Float64Array;
}

const newTally = (): Tally => ({
  questions: 0,
  told: new Float64Array(toldKinds.length),
  usual: new Float64Array(toldKinds.length),
});

/** Counts what kinds of things are told in answer to questions that hold a sound, beyond what answers tell anyway. */
export function fitKinds(examples: readonly KindExample[]): KindsBySound {
  const all = newTally();
  const tallies = new Map<string, Tally>();
  for (const { question, statements, gold } of examples) {
    if (!gold.some(Boolean)) continue;
    const own = newTally();
    own.questions = 1;
    for (const [at, text] of statements.entries())
      for (const kind of kindsTold(text)) {
        own.usual[kind] = (own.usual[kind] ?? 0) + 1 / statements.length;
        if (gold[at]) own.told[kind] = 1;
      }
    add(all, own);
    for (const sound of soundsIn(question)) {
      const tally = tallies.get(sound) ?? newTally();
      add(tally, own);
      tallies.set(sound, tally);
    }
  }
  const shareOf = (sums: Float64Array, kind: number) => ((sums[kind] ?? 0) + 1) / (all.questions + 2);
  const anyway = toldKinds.map((_, kind) => odds(shareOf(all.told, kind)) - odds(shareOf(all.usual, kind)));
  const weightsOf = ({ questions, told, usual }: Tally) =>
    toldKinds.map((_, kind) => {
      const pulled = (sums: Float64Array, whole: Float64Array) =>
        ((sums[kind] ?? 0) + pull * shareOf(whole, kind)) / (questions + pull);
      const more = odds(pulled(told, all.told)) - odds(pulled(usual, all.usual)) - (anyway[kind] ?? 0);
      return Number(more.toFixed(1));
    });
  return new Map(
    [...tallies]
      .filter(([, { questions }]) => questions >= fewestQuestions)
      .map(([sound, tally]) => [sound, weightsOf(tally)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function add(tally: Tally, own: Tally): void {
  tally.questions += own.questions;
  for (const [kind, value] of own.told.entries()) tally.told[kind] = (tally.told[kind] ?? 0) + value;
  for (const [kind, value] of own.usual.entries()) tally.usual[kind] = (tally.usual[kind] ?? 0) + value;
}

const odds = (share: number) => Math.log(share / (1 - share));
