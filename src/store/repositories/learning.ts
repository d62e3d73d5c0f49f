import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database.ts";
import { jsonText, readRow } from "../rows.ts";
import { correctionSchema } from "../schemas/learning.ts";

/** What is known of a version of a rule's weights. */
export const learnedFactsSchema = z.object({
  /** Lines of this installation that it learned from. */
  cases: z.number().int(),
  accuracy: z.object({ before: z.number(), after: z.number() }),
  /** From this probability on the rule agrees with the installation's model; null where it never does. */
  sureFrom: z.number().nullable(),
  /** The fingerprint of the shipped weights that it was learned beside; earlier versions did not keep it. */
  shipped: z.string().optional(),
});
export type LearnedFacts = z.output<typeof learnedFactsSchema>;

export interface LearnedVersion {
  readonly rule: string;
  readonly version: number;
  readonly weights: Uint8Array;
  readonly facts: LearnedFacts;
  readonly createdAt: number;
}

/** A decision that a model took, or that a user put right. */
export interface TaughtCase {
  readonly turnId: string;
  readonly seq: number;
  readonly input: unknown;
  readonly expect: unknown;
  readonly corrected: boolean;
  readonly at: number;
}

const taughtSchema = z.object({
  turnId: z.string(),
  seq: z.number(),
  input: jsonText(z.unknown()),
  output: jsonText(z.unknown()),
  startedAt: z.number(),
  /** What a user said that it should have been. */
  expect: jsonText(z.unknown()).nullable(),
});

const executionSchema = z.object({
  turnId: z.string(),
  key: z.string(),
  executor: z.string().nullable(),
  fallbackFrom: z.string().nullable(),
  startedAt: z.coerce.number(),
  endedAt: z.coerce.number(),
  cost: z.number().nullable(),
});

/** Who ran a step, and what a call of its model took. */
export interface StepExecutions {
  readonly byRule: number;
  readonly byModel: number;
  /** Decisions of the rule that the model was asked about afterwards. */
  readonly sampled: number;
  readonly callMs: number;
  /** Null where no call had a known price. */
  readonly callCost: number | null;
}

const mostExecutions = 5_000;

/** Written out, not bound: only so does a database see that the index of steps answers the query. */
const isStep = sql<boolean>`"kind" = 'step'`;

/** Rows of one turn with the same step and input. */
function workOf({ turnId, key }: { readonly turnId: string; readonly key: string }): string {
  return `${turnId} ${key.slice(0, key.lastIndexOf(":"))}`;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** What an installation has taught its rules. Cases are its journal's, so they go when their session goes. */
export function createLearning(db: Database) {
  return {
    /** What models decided in a step after a moment, and what users corrected, the latest first. */
    async taught(step: string, limit: number, since = 0): Promise<TaughtCase[]> {
      const rows = await db
        .selectFrom("journal_entries as entry")
        .leftJoin("corrections as correction", (join) =>
          join.onRef("correction.turnId", "=", "entry.turnId").onRef("correction.seq", "=", "entry.seq"),
        )
        .select(["entry.turnId", "entry.seq", "entry.input", "entry.output", "entry.startedAt", "correction.expect"])
        .where(isStep)
        .where("entry.name", "=", step)
        .where("entry.status", "=", "finished")
        .where("entry.startedAt", ">", since)
        // An executor that is null passes neither: SQL finds it neither equal to a name nor different.
        .where((row) => row.or([row("entry.executor", "!=", "rule"), row("correction.turnId", "is not", null)]))
        .orderBy("entry.startedAt", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => {
        const { turnId, seq, input, output, startedAt, expect } = readRow("journal_entries", taughtSchema, row);
        const corrected = row.expect !== null;
        return { turnId, seq, input, expect: corrected ? expect : output, corrected, at: startedAt };
      });
    },

    /** How often a step ran since a moment, by whom, and what its model's calls took on average. */
    async executions(step: string, since: number): Promise<StepExecutions> {
      const rows = await db
        .selectFrom("journal_entries")
        .select(["turnId", "key", "executor", "fallbackFrom", "startedAt", "endedAt", "cost"])
        .where(isStep)
        .where("name", "=", step)
        .where("status", "=", "finished")
        .orderBy("startedAt", "desc")
        .limit(mostExecutions)
        .execute();
      const runs = rows.map((row) => readRow("journal_entries", executionSchema, row));
      const asked = runs.filter(({ executor }) => executor !== null && executor !== "rule");
      const priced = asked.flatMap(({ cost }) => (cost === null ? [] : [cost]));
      const recent = runs.filter(({ startedAt }) => startedAt >= since);
      const ruled = recent.filter(({ executor, fallbackFrom }) => executor === "rule" && fallbackFrom === null);
      const works = new Set(ruled.map(workOf));
      const byModels = recent.filter(({ executor }) => executor !== null && executor !== "rule");
      const sampled = byModels.filter((run) => works.has(workOf(run))).length;
      return {
        byRule: ruled.length,
        byModel: byModels.length - sampled,
        sampled,
        callMs: mean(asked.map(({ startedAt, endedAt }) => endedAt - startedAt)),
        callCost: priced.length === 0 ? null : mean(priced),
      };
    },

    /** What users said that decisions of a turn should have been, by their place in its journal. */
    async correctionsIn(turnId: string): Promise<Map<number, unknown>> {
      const rows = await db.selectFrom("corrections").selectAll().where("turnId", "=", turnId).execute();
      return new Map(rows.map((row) => [row.seq, readRow("corrections", correctionSchema, row).expect] as const));
    },

    async correct(turnId: string, seq: number, expect: unknown): Promise<void> {
      const row = { turnId, seq, expect: JSON.stringify(expect) ?? "null", createdAt: Date.now() };
      await db
        .insertInto("corrections")
        .values(row)
        .onConflict((conflict) => conflict.columns(["turnId", "seq"]).doUpdateSet(row))
        .execute();
    },

    /** The latest version of each rule: the one that decides. */
    async latest(): Promise<LearnedVersion[]> {
      const rows = await db
        .selectFrom("learned_rules")
        .selectAll()
        .orderBy("rule")
        .orderBy("version", "desc")
        .execute();
      const seen = new Set<string>();
      return rows.flatMap(({ facts, ...row }) => {
        if (seen.has(row.rule)) return [];
        seen.add(row.rule);
        return [
          {
            ...row,
            createdAt: Number(row.createdAt),
            weights: new Uint8Array(row.weights),
            facts: readRow("learned_rules", jsonText(learnedFactsSchema), facts),
          },
        ];
      });
    },

    /** The number of the latest version of each rule, without its weights. */
    async versions(): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom("learned_rules")
        .select((row) => ["rule", row.fn.max("version").as("version")])
        .groupBy("rule")
        .execute();
      return new Map(rows.map(({ rule, version }) => [rule, version]));
    },

    async take(rule: string, weights: Uint8Array, facts: LearnedFacts): Promise<void> {
      const last = await db
        .selectFrom("learned_rules")
        .select((row) => row.fn.max("version").as("version"))
        .where("rule", "=", rule)
        .executeTakeFirst();
      const version = (last?.version ?? 0) + 1;
      await db
        .insertInto("learned_rules")
        .values({ rule, version, weights, facts: JSON.stringify(facts), createdAt: Date.now() })
        .execute();
    },

    /** Goes back to the version before; false when the shipped rule decides already. */
    async undo(rule: string): Promise<boolean> {
      const last = await db
        .selectFrom("learned_rules")
        .select((row) => row.fn.max("version").as("version"))
        .where("rule", "=", rule)
        .executeTakeFirst();
      if (last?.version === undefined || last.version === null) return false;
      await db.deleteFrom("learned_rules").where("rule", "=", rule).where("version", "=", last.version).execute();
      return true;
    },
  };
}
