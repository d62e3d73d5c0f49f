import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../database.ts";
import { jsonText, readAs } from "../rows.ts";
import { tables } from "../tables.ts";

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

/** Where a decision stands in the journal that a model took, or that a user put right. */
export interface TaughtPlace {
  readonly turnId: string;
  readonly seq: number;
  readonly at: number;
  /** When a user said what it should have been; null where nobody did. */
  readonly correctedAt: number | null;
}

/** Such a decision itself. */
export interface TaughtCase extends TaughtPlace {
  readonly input: unknown;
  readonly expect: unknown;
}

const placeSchema = z.object({
  turnId: z.string(),
  seq: z.number(),
  at: z.number(),
  correctedAt: z.number().nullable(),
});

const taughtSchema = z.object({
  ...placeSchema.shape,
  input: jsonText(z.unknown()),
  output: jsonText(z.unknown()),
  /** What a user said that it should have been. */
  expect: jsonText(z.unknown()).nullable(),
});

const executionSchema = z.object({
  turnId: z.string(),
  key: z.string(),
  executor: z.string().nullable(),
  fallbackFrom: z.string().nullable(),
  reason: z.string().nullable().default(null),
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

/** Written out, not bound: only so does a database see that an index of steps answers the query. */
const isStep = sql<boolean>`"kind" = 'step'`;
/** An executor that is null is none: SQL finds it neither equal to a name nor different. */
const isByModel = sql<boolean>`"executor" <> 'rule'`;

/** Rows of one turn with the same step and input. */
function workOf({ turnId, key }: { readonly turnId: string; readonly key: string }): string {
  return `${turnId} ${key.slice(0, key.lastIndexOf(":"))}`;
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** What an installation has taught its rules. Cases are its journal's, so they go when their session goes. */
export function createLearning(db: Database) {
  const { read } = tables.corrections;
  /** Whoever made the file of an import is not the one who teaches here. */
  const importedTurns = db.selectFrom("turns").select("id").where("imported", "=", 1);
  const decidedByModels = (step: string) =>
    db
      .selectFrom("journal_entries")
      .where(isStep)
      .where(isByModel)
      .where("name", "=", step)
      .where("status", "=", "finished")
      .where("turnId", "not in", importedTurns);

  const corrected = (step: string) =>
    db
      .selectFrom("corrections as correction")
      // SQLite keeps the order of a cross join: from the few corrections to their rows.
      .crossJoin("journal_entries as entry")
      .whereRef("entry.turnId", "=", "correction.turnId")
      .whereRef("entry.seq", "=", "correction.seq")
      .where(isStep)
      .where("entry.name", "=", step)
      .where("entry.status", "=", "finished")
      .where("entry.turnId", "not in", importedTurns);

  const lastVersion = async (rule: string): Promise<number | null> => {
    const last = await db
      .selectFrom("learned_rules")
      .select((row) => row.fn.max("version").as("version"))
      .where("rule", "=", rule)
      .executeTakeFirst();
    return last?.version ?? null;
  };

  return {
    /** Where models decided a step after a moment, and where users corrected it, the latest first: without what was decided. */
    async taughtPlaces(step: string, limit: number, since = 0): Promise<TaughtPlace[]> {
      const byModels = await decidedByModels(step)
        .select(["turnId", "seq", "startedAt as at"])
        .where("startedAt", ">", since)
        .orderBy("startedAt", "desc")
        .limit(limit)
        .execute();
      const byUsers = await corrected(step)
        .select(["entry.turnId", "entry.seq", "entry.startedAt as at", "correction.createdAt as correctedAt"])
        .where("entry.startedAt", ">", since)
        .execute();
      const places = new Map<string, TaughtPlace>();
      for (const row of [...byModels.map((one) => ({ ...one, correctedAt: null })), ...byUsers])
        places.set(`${row.turnId} ${row.seq}`, readAs("journal_entries", placeSchema, row));
      return [...places.values()].sort((one, other) => other.at - one.at).slice(0, limit);
    },

    /** The decisions at a few places, in their order; what has been removed meanwhile is left out. */
    async taughtAt(places: readonly TaughtPlace[]): Promise<TaughtCase[]> {
      if (places.length === 0) return [];
      const rows = await db
        .selectFrom("journal_entries as entry")
        .leftJoin("corrections as correction", (join) =>
          join.onRef("correction.turnId", "=", "entry.turnId").onRef("correction.seq", "=", "entry.seq"),
        )
        .select(["entry.turnId", "entry.seq", "entry.startedAt as at", "correction.createdAt as correctedAt"])
        .select(["entry.input", "entry.output", "correction.expect"])
        .where((row) =>
          row.or(
            places.map(({ turnId, seq }) => row.and([row("entry.turnId", "=", turnId), row("entry.seq", "=", seq)])),
          ),
        )
        .execute();
      const cases = rows.map((row) => {
        const { output, expect, ...rest } = readAs("journal_entries", taughtSchema, row);
        return { ...rest, expect: rest.correctedAt === null ? output : expect };
      });
      return places.flatMap(({ turnId, seq }) => cases.find((one) => one.turnId === turnId && one.seq === seq) ?? []);
    },

    /** How many decisions of a step a rule could learn from. */
    async countTaught(step: string): Promise<number> {
      const byModels = await decidedByModels(step)
        .select((row) => row.fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      const byUsers = await corrected(step)
        .select((row) => row.fn.countAll().as("count"))
        .where((row) => row.or([row("entry.executor", "=", "rule"), row("entry.executor", "is", null)]))
        .executeTakeFirstOrThrow();
      return Number(byModels.count) + Number(byUsers.count);
    },

    /** How often a step ran since a moment, by whom, and what its model's calls took on average. */
    async executions(step: string, since: number): Promise<StepExecutions> {
      const rows = await db
        .selectFrom("journal_entries")
        .select(["turnId", "key", "executor", "fallbackFrom", "reason", "startedAt", "endedAt", "cost"])
        .where(isStep)
        .where("name", "=", step)
        .where("status", "=", "finished")
        .orderBy("startedAt", "desc")
        .limit(mostExecutions)
        .execute();
      const runs = rows.map((row) => readAs("journal_entries", executionSchema, row));
      const asked = runs.filter(({ executor }) => executor !== null && executor !== "rule");
      const priced = asked.flatMap(({ cost }) => (cost === null ? [] : [cost]));
      const recent = runs.filter(({ startedAt }) => startedAt >= since);
      // What the flow knew was nothing to decide.
      const ruled = recent.filter(
        ({ executor, fallbackFrom, reason }) => executor === "rule" && fallbackFrom === null && reason === null,
      );
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
      return new Map(rows.map((row) => [row.seq, read(row).expect] as const));
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
            facts: readAs("learned_rules", jsonText(learnedFactsSchema), facts),
          },
        ];
      });
    },

    /** When the latest version of each rule was taken, which tells it from one of the same number that was undone. */
    async takenAt(): Promise<Map<string, number>> {
      const rows = await db.selectFrom("learned_rules").select(["rule", "createdAt"]).orderBy("version").execute();
      return new Map(rows.map(({ rule, createdAt }) => [rule, Number(createdAt)]));
    },

    async take(rule: string, weights: Uint8Array, facts: LearnedFacts): Promise<void> {
      const version = ((await lastVersion(rule)) ?? 0) + 1;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("learned_rules")
        .values({ rule, version, weights, facts: JSON.stringify(facts), createdAt: Date.now() })
        .onConflict((conflict) => conflict.columns(["rule", "version"]).doNothing())
        .executeTakeFirst();
      // Another process has taken the number meanwhile.
      if (numInsertedOrUpdatedRows === 0n) await this.take(rule, weights, facts);
    },

    /** Goes back to the version before; false when the shipped rule decides already. */
    async undo(rule: string): Promise<boolean> {
      const version = await lastVersion(rule);
      if (version === null) return false;
      await db.deleteFrom("learned_rules").where("rule", "=", rule).where("version", "=", version).execute();
      return true;
    },
  };
}
