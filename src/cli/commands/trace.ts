import { z } from "zod";
import {
  type Difference,
  type JournalEntry,
  type Localized,
  type ReplayedStep,
  type SumKind,
  type Trace,
  type TraceSum,
  type TurnSummary,
  tracesApi,
} from "#protocol";
import { defineCommand } from "../command.ts";
import type { Say } from "../context.ts";
import { anyText, integer } from "../flags.ts";
import { table } from "../table.ts";

const failed: Localized = { ko: "실패", en: "failed" };
const heads = {
  agent: { ko: "에이전트", en: "agent" },
  status: { ko: "상태", en: "status" },
  when: { ko: "때", en: "when" },
  by: { ko: "맡은 것", en: "by" },
  title: { ko: "제목", en: "title" },
  count: { ko: "턴", en: "count" },
  tokens: { ko: "토큰", en: "tokens" },
  kind: { ko: "종류", en: "kind" },
  name: { ko: "이름", en: "name" },
  note: { ko: "덧붙임", en: "note" },
} satisfies Readonly<Record<string, Localized>>;
const sumKinds: Readonly<Record<SumKind, Localized>> = {
  day: { ko: "날짜", en: "day" },
  agent: heads.agent,
  model: { ko: "모델", en: "model" },
  session: { ko: "대화", en: "session" },
};

const listShape = { agent: anyText, session: anyText, limit: integer(1, 500).default(20) };

const list = defineCommand("trace list", listShape, async ({ context, flags: { session: sessionId, ...filter } }) => {
  const { store } = await context.jihwi();
  const { items } = await store.turns.list({ ...filter, sessionId });
  if (items.length === 0)
    return { value: items, note: { ko: "아직 기록이 없습니다.", en: "There are no traces yet." } };
  const { agent, status, when, by, title } = heads;
  return { value: items, text: table(context.say, ["id", agent, status, when, "ms", by, title], items.map(row)) };
});

const show = defineCommand("trace show <id>", {}, async ({ context, args: [id] }) => {
  const { store, agents } = await context.jihwi();
  const value = await store.turns.trace(id);
  const tools = agents.get(value.agent)?.tools ?? [];
  const titles = new Map(tools.map(({ name, title }) => [name, context.say(title)]));
  return { value, text: describeTrace(value, titles, context.say) };
});

const { model, language: prompts } = tracesApi.replay.body.shape;
const replayShape = { model: model.default("rules"), prompts };

const replay = defineCommand("trace replay <id>", replayShape, async ({ context, args: [id], flags }) => {
  const { rules, models, store, agents, config } = await context.jihwi();
  const { replayTurn } = await import("#learning");
  const trace = await store.turns.trace(id);
  const resolved = models.named(flags.model);
  const value = await replayTurn(trace, {
    steps: agents.get(trace.agent)?.steps ?? [],
    models: { forRole: () => resolved },
    weights: rules.weights,
    limits: config.limits,
    signal: context.signal,
    language: flags.prompts,
  });
  return { value, text: value.map((step) => describeReplay(step, context.say)).join("\n") };
});

const { by } = tracesApi.sums.query.shape;

const sums = defineCommand("trace sums", { by }, async ({ context, flags }) => {
  const { store } = await context.jihwi();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const { rows, total } = await store.turnSums.read({ by: flags.by, timeZone });
  const head = [sumKinds[flags.by], heads.count, heads.tokens, "usd", "s"];
  return { value: { rows, total }, text: table(context.say, head, [...rows, total].map(sumRow)) };
});

/** The evaluation set that users make by marking answers: what a step was given and gave in turns they found good. */
const cases = defineCommand("trace cases <step>", {}, async ({ context, args: [step] }) => {
  const { store } = await context.jihwi();
  const found: { input: unknown; expect: unknown; note: string }[] = [];
  for (const { turnId, note } of await store.marks.list("good"))
    for (const { kind, name, status, input, output } of (await store.turns.trace(turnId)).entries)
      if (kind === "step" && name === step && status === "finished")
        found.push({ input, expect: output, note: note ?? turnId });
  const lines = found.map((one) => JSON.stringify(one));
  return { value: found, text: lines.length === 0 ? undefined : lines.join("\n") };
});

export const traceCommands = [list, show, cases, replay, sums];

function sumRow({ key, title, count, inputTokens, outputTokens, cost, unpriced, ms }: TraceSum): string[] {
  const usd = unpriced === 0 ? cost.toFixed(4) : `${cost.toFixed(4)} + ?`;
  return [title ?? key, String(count), `${inputTokens}+${outputTokens}`, usd, (ms / 1000).toFixed(1)];
}

function describeReplay({ step, before, after, differences }: ReplayedStep, say: Say): string {
  const head = `${step}: ${before.executor} → ${after.executor ?? (after.error && say(after.error.message))}`;
  if (differences.length === 0) return `${head}  ${after.error === null ? "=" : say(failed)}`;
  const line = ({ path, before: was, after: is }: Difference) =>
    `  ${path || "output"}\n  - ${JSON.stringify(was)}\n  + ${JSON.stringify(is)}`;
  return [head, ...differences.map(line)].join("\n");
}

function row(turn: TurnSummary): string[] {
  const ms = turn.endedAt === null ? "…" : String(turn.endedAt - turn.startedAt);
  const when = new Date(turn.startedAt).toLocaleString("sv-SE");
  return [turn.id, turn.agent, turn.ended ?? turn.status, when, ms, turn.executors.join(",") || "-", turn.title];
}

function describeTrace(trace: Trace, toolTitles: ReadonlyMap<string, string>, say: Say): string {
  const cost = trace.cost === null ? say({ ko: "값을 모름", en: "unknown" }) : `$${trace.cost.toFixed(4)}`;
  const tokens = `${trace.usage.inputTokens ?? 0} + ${trace.usage.outputTokens ?? 0} ${say(heads.tokens)}, ${cost}`;
  const ended = trace.ended ? ` (${trace.ended})` : "";
  const columns = ["+ms", "ms", heads.kind, heads.name, heads.by, heads.tokens, heads.note];
  const rows = trace.entries.map((entry) => entryRow(entry, trace.startedAt, toolTitles, say));
  return `${trace.id}  ${trace.agent}  ${trace.status}${ended}  ${tokens}\n${trace.title}\n\n${table(say, columns, rows)}`;
}

const wantsNext = z.object({ next_action: z.string() });

/** What a step wants done next, which is why the loop goes round. */
function nextActionOf({ output }: JournalEntry): string {
  const wanted = wantsNext.safeParse(output);
  return wanted.success ? `→ ${wanted.data.next_action}` : "";
}

function noteOf(entry: JournalEntry, say: Say): string {
  if (entry.error !== null) return say(entry.error.message);
  if (entry.status === "failed") return say(failed);
  return [entry.reason === null ? "" : say(entry.reason), nextActionOf(entry)].filter((part) => part !== "").join(" ");
}

function entryRow(entry: JournalEntry, since: number, toolTitles: ReadonlyMap<string, string>, say: Say) {
  const note = noteOf(entry, say);
  const tokens = entry.usage === null ? "" : `${entry.usage.inputTokens ?? "?"}+${entry.usage.outputTokens ?? "?"}`;
  const by = entry.fallbackFrom === null ? (entry.executor ?? "") : `${entry.executor} (from ${entry.fallbackFrom})`;
  return [
    entry.startedAt - since,
    entry.endedAt - entry.startedAt,
    entry.kind,
    entry.kind === "tool" ? (toolTitles.get(entry.name) ?? entry.name) : entry.name,
    by,
    tokens,
    note,
  ];
}
