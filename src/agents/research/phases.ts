import { enterNode, type Turn } from "#kernel";

export type PhaseName = "execute" | "post" | "dialogue";

/** The three phases as the journal and the page see them, and how long each took. */
export interface Phases {
  run<Result>(phase: PhaseName, work: () => Promise<Result>): Promise<Result>;
  times(): readonly { readonly phase: PhaseName; readonly ms: number }[];
}

export function createPhases(turn: Turn): Phases {
  const times: { phase: PhaseName; ms: number }[] = [];
  return {
    times: () => times,
    async run(phase, work) {
      const start = performance.now();
      const result = await enterNode(`research.${phase}`, turn, work);
      times.push({ phase, ms: Math.round(performance.now() - start) });
      return result;
    },
  };
}
