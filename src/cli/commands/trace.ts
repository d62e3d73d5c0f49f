import { type Command, Option } from "commander";
import { z } from "zod";
import {
  type Difference,
  type JournalEntry,
  type Localized,
  languageSchema,
  type ReplayedStep,
  type SumKind,
  sumKindSchema,
  type Trace,
  type TraceSum,
  type TurnSummary,
} from "#protocol";
import type { CliContext, Say } from "../context.ts";
import { countOption } from "../options.ts";
import { table } from "../table.ts";

const failed: Localized = { ko: "실패", en: "failed" };
const tokensHead: Localized = { ko: "토큰", en: "tokens" };
const sumKinds: Readonly<Record<SumKind, Localized>> = {
  day: { ko: "날짜", en: "day" },
  agent: { ko: "에이전트", en: "agent" },
  model: { ko: "모델", en: "model" },
  session: { ko: "대화", en: "session" },
};

export function traceCommand(program: Command, context: CliContext): void {
  const trace = program
    .command("trace")
    .description(context.say({ ko: "턴의 기록을 봅니다", en: "Look at what turns did" }))
    .addHelpText("after", "\n  jihwi trace list --agent chat\n  jihwi trace show turn_… --json");
  trace
    .command("list")
    .description(context.say({ ko: "최근 턴", en: "recent turns" }))
    .option("--agent <name>", context.say({ ko: "에이전트", en: "agent" }))
    .option("--session <id>", context.say({ ko: "대화", en: "session" }))
    .option("--limit <n>", context.say({ ko: "개수(1–500)", en: "how many (1–500)" }), countOption(1, 500), 20)
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi trace list --agent chat --limit 5")
    .action(async (options: { agent?: string; session?: string; limit: number; json?: boolean }) => {
      const { store } = await context.jihwi();
      const page = await store.turns.list({
        limit: options.limit,
        agent: options.agent,
        sessionId: options.session,
      });
      if (options.json) return context.printJson(page.items);
      if (page.items.length === 0)
        return context.note(context.say({ ko: "아직 기록이 없습니다.", en: "There are no traces yet." }));
      const head = [
        "id",
        context.say({ ko: "에이전트", en: "agent" }),
        context.say({ ko: "상태", en: "status" }),
        context.say({ ko: "때", en: "when" }),
        "ms",
        context.say({ ko: "맡은 것", en: "by" }),
        context.say({ ko: "제목", en: "title" }),
      ];
      context.print(table(head, page.items.map(row)));
    });
  trace
    .command("show <id>")
    .description(context.say({ ko: "한 턴의 노드·단계·도구", en: "nodes, steps and tools of one turn" }))
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi trace show turn_… --json")
    .action(async (id: string, { json }: { json?: boolean }) => {
      const { store, agents } = await context.jihwi();
      const found = await store.turns.trace(id);
      if (json) return context.printJson(found);
      const tools = agents.get(found.agent)?.tools ?? [];
      const titles = new Map(tools.map(({ name, title }) => [name, context.say(title)]));
      context.print(describeTrace(found, titles, context.say));
    });
  addCases(trace, context);
  addReplay(trace, context);
  addSums(trace, context);
}

function addReplay(trace: Command, context: CliContext): void {
  trace
    .command("replay <id>")
    .description(
      context.say({
        ko: "지난 턴의 단계를 다른 모델이나 규칙으로 다시 돌려 견줍니다",
        en: "run a past turn's steps again by another model or by rules, and compare",
      }),
    )
    .option("--model <id>", context.say({ ko: "모델(rules는 규칙)", en: "the model; rules for the rules" }), "rules")
    .addOption(
      new Option(
        "--prompts <language>",
        context.say({ ko: "프롬프트의 언어", en: "the language of the prompts" }),
      ).choices(languageSchema.options),
    )
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi trace replay turn_… --model rules\n  jihwi trace replay turn_… --prompts en")
    .action(async (id: string, { model, prompts, json }: { model: string; prompts?: string; json?: boolean }) => {
      const { store, models, agents, rules, config } = await context.jihwi();
      const { replayTurn } = await import("#learning");
      const found = await store.turns.trace(id);
      const resolved = models.named(model);
      const replayed = await replayTurn(found, {
        steps: agents.get(found.agent)?.steps ?? [],
        models: { forRole: () => resolved },
        weights: rules.weights,
        limits: config.limits,
        signal: context.signal,
        language: languageSchema.optional().parse(prompts),
      });
      if (json) return context.printJson(replayed);
      for (const step of replayed) context.print(describeReplay(step, context.say));
    });
}

function addSums(trace: Command, context: CliContext): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  trace
    .command("sums")
    .description(
      context.say({
        ko: "든 돈·토큰·시간의 합을 날짜, 에이전트, 모델, 대화별로",
        en: "money, tokens and time by day, agent, model or session",
      }),
    )
    .addOption(
      new Option("--by <what>", context.say({ ko: "무엇별로", en: "by what" }))
        .choices(sumKindSchema.options)
        .default("day"),
    )
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi trace sums --by model")
    .action(async ({ by, json }: { by: string; json?: boolean }) => {
      const { store } = await context.jihwi();
      const kind = sumKindSchema.parse(by);
      const { rows, total } = await store.turnSums.read({ by: kind, timeZone });
      if (json) return context.printJson({ rows, total });
      const head = [
        context.say(sumKinds[kind]),
        context.say({ ko: "턴", en: "count" }),
        context.say(tokensHead),
        "usd",
        "s",
      ];
      context.print(table(head, [...rows, total].map(sumRow)));
    });
}

function sumRow({ key, title, count, inputTokens, outputTokens, cost, unpriced, ms }: TraceSum): string[] {
  const usd = unpriced === 0 ? cost.toFixed(4) : `${cost.toFixed(4)} + ?`;
  return [title ?? key, String(count), `${inputTokens}+${outputTokens}`, usd, (ms / 1000).toFixed(1)];
}

/** The evaluation set that users make by marking answers: what a step was given and gave in turns they found good. */
function addCases(trace: Command, context: CliContext): void {
  trace
    .command("cases <step>")
    .description(
      context.say({
        ko: "좋다고 표시한 턴에서 평가 사례(JSONL)를 뽑습니다",
        en: "cases (JSONL) from the turns that were marked good",
      }),
    )
    .option("--json", context.say({ ko: "한 줄에 하나씩이 아니라 배열로", en: "as one array, not line by line" }))
    .addHelpText("after", "\n  jihwi trace cases chat.select-tool --json")
    .action(async (step: string, { json }: { json?: boolean }) => {
      const { store } = await context.jihwi();
      const cases: { input: unknown; expect: unknown; note: string }[] = [];
      for (const { turnId, note } of await store.marks.list("good")) {
        const { entries } = await store.turns.trace(turnId);
        for (const entry of entries) {
          if (entry.kind === "step" && entry.name === step && entry.status === "finished") {
            cases.push({ input: entry.input, expect: entry.output, note: note ?? turnId });
          }
        }
      }
      if (json) return context.printJson(cases);
      for (const one of cases) context.print(JSON.stringify(one));
    });
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
  const tokens = `${trace.usage.inputTokens ?? 0} + ${trace.usage.outputTokens ?? 0} ${say(tokensHead)}, ${cost}`;
  const head = `${trace.id}  ${trace.agent}  ${trace.status}${trace.ended ? ` (${trace.ended})` : ""}  ${tokens}\n${trace.title}`;
  return `${head}\n\n${table(
    [
      "+ms",
      "ms",
      say({ ko: "종류", en: "kind" }),
      say({ ko: "이름", en: "name" }),
      say({ ko: "맡은 것", en: "by" }),
      say(tokensHead),
      say({ ko: "덧붙임", en: "note" }),
    ],
    trace.entries.map((entry) => entryRow(entry, trace.startedAt, toolTitles, say)),
  )}`;
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

function entryRow(entry: JournalEntry, since: number, toolTitles: ReadonlyMap<string, string>, say: Say): string[] {
  const note = noteOf(entry, say);
  const tokens = entry.usage === null ? "" : `${entry.usage.inputTokens ?? "?"}+${entry.usage.outputTokens ?? "?"}`;
  const by = entry.fallbackFrom === null ? (entry.executor ?? "") : `${entry.executor} (from ${entry.fallbackFrom})`;
  return [
    String(entry.startedAt - since),
    String(entry.endedAt - entry.startedAt),
    entry.kind,
    entry.kind === "tool" ? (toolTitles.get(entry.name) ?? entry.name) : entry.name,
    by,
    tokens,
    note,
  ];
}
