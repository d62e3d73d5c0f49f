import { type RawBuilder, sql } from "kysely";
import { type SumKind, type TraceSum, type TraceSums, usageSchema } from "#protocol";
import type { Database } from "../database.ts";
import { jsonText, readAs } from "../rows.ts";

export interface SumFilter {
  readonly by: SumKind;
  /** Turns that began then or later. */
  readonly since?: number | undefined;
  /** Where days begin and end. */
  readonly timeZone: string;
}

/** Groups beyond these are only in the total. */
const mostRows = 100;

/** What turns took together, by day, agent, model or session. */
export function createTurnSums(db: Database) {
  return {
    async read({ by, since = 0, timeZone }: SumFilter): Promise<TraceSums> {
      const groups = by === "model" ? await ofModels(since) : await ofTurns(by, since, timeZone);
      const rows = by === "day" ? groups.toSorted((one, other) => other.key.localeCompare(one.key)) : bySize(groups);
      const shown = rows.slice(0, mostRows);
      const total = groups.reduce((sum, group) => added(sum, group), emptySum("total"));
      return { rows: by === "session" ? await titled(shown) : shown, total };
    },
  };

  async function ofTurns(by: Exclude<SumKind, "model">, since: number, timeZone: string): Promise<TraceSum[]> {
    const rows = await db
      .selectFrom("turns")
      .where("startedAt", ">=", since)
      .select(({ fn }) => [
        groupColumns[by].as("group"),
        fn.countAll().as("count"),
        fn.sum("inputTokens").as("inputTokens"),
        fn.sum("outputTokens").as("outputTokens"),
        fn.sum("cost").as("cost"),
        sql<number>`sum(case when "cost" is null and "inputTokens" is not null then 1 else 0 end)`.as("unpriced"),
        sql<number>`sum(coalesce("endedAt" - "startedAt", 0))`.as("ms"),
      ])
      .groupBy(groupColumns[by])
      .execute();
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
    return merged(
      rows.map(({ group, ...sums }) => ({
        ...emptySum(by === "day" ? day.format(Number(group)) : String(group)),
        ...numbered(sums),
      })),
    );
  }

  /**
   * Tokens stand in a journal as JSON: rows with the same ones are added by the database, the rest here. Where the rule took
   * a step over, the step is the rule's; what was spent on it is the failed model's.
   */
  async function ofModels(since: number): Promise<TraceSum[]> {
    const rows = await db
      .selectFrom("journal_entries")
      .where("kind", "=", "step")
      .where("executor", "is not", null)
      .where("startedAt", ">=", since)
      .select(({ fn }) => [
        "executor",
        "fallbackFrom",
        "usage",
        fn.countAll().as("count"),
        fn.sum("cost").as("cost"),
        sql<number>`sum(case when "usage" is not null and "cost" is null then 1 else 0 end)`.as("unpriced"),
        sql<number>`sum("endedAt" - "startedAt")`.as("ms"),
      ])
      .groupBy(["executor", "fallbackFrom", "usage"])
      .execute();
    return merged(
      rows.flatMap(({ executor, fallbackFrom, usage, ...sums }) => {
        const tokens = readAs("journal_entries", jsonText(usageSchema).nullable(), usage);
        const count = Number(sums.count);
        const sum = {
          ...emptySum(executor ?? ""),
          ...numbered(sums),
          inputTokens: count * (tokens?.inputTokens ?? 0),
          outputTokens: count * (tokens?.outputTokens ?? 0),
        };
        if (fallbackFrom === null) return [sum];
        return [
          { ...emptySum(sum.key), count },
          { ...sum, key: fallbackFrom, count: 0 },
        ];
      }),
    );
  }

  async function titled(rows: readonly TraceSum[]): Promise<TraceSum[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ key }) => key);
    const sessions = await db.selectFrom("sessions").select(["id", "title", "agent"]).where("id", "in", ids).execute();
    const named = new Map(sessions.map((session) => [session.id, session]));
    return rows.map((row) => {
      const session = named.get(row.key);
      return { ...row, title: session?.title ?? null, agent: session?.agent ?? null };
    });
  }
}

/** No time zone begins its day between two quarters of an hour, so days are made from these. */
const groupColumns: Readonly<Record<Exclude<SumKind, "model">, RawBuilder<string | number>>> = {
  day: sql`"startedAt" - "startedAt" % 900000`,
  agent: sql`"agent"`,
  session: sql`"sessionId"`,
};

const emptySum = (key: string): TraceSum => ({
  key,
  title: null,
  agent: null,
  count: 0,
  inputTokens: 0,
  outputTokens: 0,
  cost: 0,
  unpriced: 0,
  ms: 0,
});

/** Sums as numbers: PostgreSQL gives large ones as text, and both give null for no rows. */
function numbered<Name extends string>(sums: Readonly<Record<Name, unknown>>): Record<Name, number> {
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, Number(sum ?? 0)])) as Record<
    Name,
    number
  >;
}

function added(one: TraceSum, other: TraceSum): TraceSum {
  return {
    ...one,
    count: one.count + other.count,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    cost: one.cost + other.cost,
    unpriced: one.unpriced + other.unpriced,
    ms: one.ms + other.ms,
  };
}

function merged(sums: readonly TraceSum[]): TraceSum[] {
  const byKey = new Map<string, TraceSum>();
  for (const sum of sums) byKey.set(sum.key, added(byKey.get(sum.key) ?? emptySum(sum.key), sum));
  return [...byKey.values()];
}

/** What cost most first; without money, what took most time. */
function bySize(sums: readonly TraceSum[]): TraceSum[] {
  return sums.toSorted((one, other) => other.cost - one.cost || other.ms - one.ms);
}
