import { doubtfulStatuses, type StatementStatus } from "#protocol";
import type { DoubtOptions } from "../doubt/index.ts";
import { groundSentence } from "../ground-sentence.ts";
import { evidenceOfCase } from "./evidence-of-case.ts";
import type { GroundingCase } from "./grounding-case.ts";

/** How a group of cases came out. */
export interface GroundingTally {
  readonly kind: string;
  readonly batch: string;
  readonly truth: string;
  readonly cases: number;
  readonly marked: number;
  /** Of false and invented ones the share that is marked; of others the share that is marked wrongly. */
  readonly rate: number;
  readonly statuses: Readonly<Partial<Record<StatementStatus, number>>>;
}

export interface GroundingReport {
  readonly caught: number;
  readonly missed: number;
  readonly falseAlarms: number;
  readonly passed: number;
  readonly groups: readonly GroundingTally[];
  readonly mistakes: readonly {
    readonly kind: string;
    readonly batch: string;
    readonly shape: string;
    readonly truth: string;
    readonly status: StatementStatus;
    readonly check: string | null;
    readonly sentence: string;
  }[];
}

/** Grounds every case by code alone and compares what is marked with what is false. */
export function evaluateGrounding(cases: readonly GroundingCase[], options: DoubtOptions = {}): GroundingReport {
  const results = cases.map((one) => {
    const { status, check } = groundSentence(one.sentence, evidenceOfCase(one), options);
    const isMarked = doubtfulStatuses.has(status);
    const isWrong = one.truth === "false" || one.truth === "invented";
    return { one, status, check, isMarked, isWrong };
  });
  const groups = Map.groupBy(results, ({ one }) => [one.kind, one.batch, one.truth].join("\u0000"));
  return {
    caught: results.filter(({ isMarked, isWrong }) => isMarked && isWrong).length,
    missed: results.filter(({ isMarked, isWrong }) => !isMarked && isWrong).length,
    falseAlarms: results.filter(({ isMarked, isWrong }) => isMarked && !isWrong).length,
    passed: results.filter(({ isMarked, isWrong }) => !isMarked && !isWrong).length,
    groups: [...groups].map(([key, group]) => {
      const [kind = "", batch = "", truth = ""] = key.split("\u0000");
      const marked = group.filter(({ isMarked }) => isMarked).length;
      const statuses: Partial<Record<StatementStatus, number>> = {};
      for (const { status } of group) statuses[status] = (statuses[status] ?? 0) + 1;
      return { kind, batch, truth, cases: group.length, marked, rate: marked / group.length, statuses };
    }),
    mistakes: results
      .filter(({ isMarked, isWrong }) => isMarked !== isWrong)
      .map(({ one: { kind, batch, shape, truth, sentence }, status, check }) => ({
        kind,
        batch,
        shape,
        truth,
        status,
        check,
        sentence,
      })),
  };
}
