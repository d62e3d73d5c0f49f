import type { Turn } from "#kernel";

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
      turn.signal.throwIfAborted();
      const node = `research.${phase}`;
      const slot = turn.journal.slot("node", node, null);
      const id = `node-${node}`;
      turn.emit({ type: "data-node", id, data: { node, status: "entered", round: 1 } });
      const start = performance.now();
      const result = await work();
      const ms = Math.round(performance.now() - start);
      times.push({ phase, ms });
      if (!slot.finished) await slot.record({ status: "finished", output: { ms } });
      turn.emit({ type: "data-node", id, data: { node, status: "left", round: 1 } });
      return result;
    },
  };
}
