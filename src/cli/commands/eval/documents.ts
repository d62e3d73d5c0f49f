import { dirname, resolve } from "node:path";
import type { Command } from "commander";
import { z } from "zod";
import { JihwiError, languageOf } from "#protocol";
import type { CliContext } from "../../context.ts";
import { table } from "../../table.ts";
import { borrowDocuments } from "./borrow-documents.ts";
import { readRowsOf } from "./read-rows-of.ts";

const caseSchema = z.object({
  /** A file beside the cases, with or without `.md`. */
  document: z.string().min(1),
  question: z.string().min(1),
  answerable: z.boolean(),
  /** The words that a right answer holds, all of them. */
  must: z
    .array(z.string())
    .nullish()
    .transform((words) => words ?? []),
});
type DocumentCase = z.infer<typeof caseSchema>;

interface Outcome extends DocumentCase {
  readonly answer: string;
  /** Something was told as the answer, not only as what comes closest. */
  readonly answered: boolean;
  readonly right: boolean;
}

interface EvalFlags {
  readonly cases: string;
  readonly folder?: string;
  readonly json?: boolean;
}

/** `jihwi eval documents`: how often the chat's rules answer a question over one document, and keep quiet where it is silent. */
export function documentsEvaluation(group: Command, context: CliContext): void {
  group
    .command("documents")
    .description(
      context.say({
        ko: "문서 질문으로 재어 봅니다: 맞게 답했는지, 답이 없는 질문에 없다고 했는지",
        en: "Measure questions over documents: answered rightly, and silence told as such",
      }),
    )
    .requiredOption(
      "--cases <file>",
      context.say({
        ko: "사례 파일(JSONL: document, question, answerable, must)",
        en: "cases (JSONL: document, question, answerable, must)",
      }),
    )
    .option(
      "--folder <dir>",
      context.say({
        ko: "문서가 있는 폴더. 없으면 사례 옆의 documents",
        en: "where the documents are; else documents/ beside the cases",
      }),
    )
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi eval documents --cases questions.jsonl --folder documents --json")
    .action(async (flags: EvalFlags) => {
      const file = resolve(context.cwd, flags.cases);
      const folder =
        flags.folder === undefined ? resolve(dirname(file), "documents") : resolve(context.cwd, flags.folder);
      const report = await measure(context, await readRowsOf(file, caseSchema), folder);
      if (flags.json) context.printJson(report);
      else context.print(describe(report, context));
    });
}

interface Report {
  readonly answerable: number;
  readonly right: number;
  readonly wrong: number;
  readonly unanswerable: number;
  readonly answeredAnyway: number;
  readonly outcomes: readonly Outcome[];
}

async function measure(context: CliContext, cases: readonly DocumentCase[], folder: string): Promise<Report> {
  const jihwi = await context.jihwi();
  const { newId } = await import("#store");
  const outcomes: Outcome[] = [];
  await using borrowed = await borrowDocuments(context);
  for (const [name, asked] of Map.groupBy(cases, ({ document }) => document)) {
    const id = await borrowed.file(resolve(folder, /\.\w+$/.test(name) ? name : `${name}.md`));
    const session = await jihwi.store.sessions.create({ id: newId("session"), agent: "chat", title: name });
    try {
      for (const one of asked) outcomes.push(await ask(context, one, { sessionId: session.id, document: id }));
    } finally {
      await jihwi.store.sessions.remove(session.id);
    }
  }
  const answerable = outcomes.filter((one) => one.answerable);
  const others = outcomes.filter((one) => !one.answerable);
  return {
    answerable: answerable.length,
    right: answerable.filter(({ right }) => right).length,
    wrong: answerable.filter(({ answered, right }) => answered && !right).length,
    unanswerable: others.length,
    answeredAnyway: others.filter(({ answered }) => answered).length,
    outcomes,
  };
}

async function ask(
  context: CliContext,
  one: DocumentCase,
  place: { sessionId: string; document: string },
): Promise<Outcome> {
  const { agents, config } = await context.jihwi();
  const { createTurn } = await import("#kernel");
  const { saysNotFound } = await import("#agents/chat");
  const agent = agents.get("chat");
  if (agent === undefined)
    throw new JihwiError("not-found", { message: { ko: "대화 에이전트가 없습니다.", en: "There is no chat agent." } });
  const turn = await createTurn({
    id: `${place.sessionId}-${one.question}`,
    sessionId: place.sessionId,
    agent: "chat",
    language: languageOf(one.question),
    startedAt: Date.now(),
    models: { forRole: () => null },
    limits: config.limits,
    signal: context.signal,
  });
  const options = { documents: [place.document], maxIterations: 5 };
  const { answer } = await agent.run(turn, { text: one.question, options, history: [], summary: "" });
  const answered = !saysNotFound(answer);
  const right = one.answerable && answered && mustHold(one.must).every((words) => plain(answer).includes(words));
  return { ...one, answer, answered, right };
}

/** A row of a table is told without its bars: each of its cells must be held. */
const mustHold = (must: readonly string[]) => must.flatMap((words) => words.split("|").map(plain));

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s*"'“”‘’「」]/g, "");

function describe({ outcomes, ...counts }: Report, { say }: CliContext): string {
  const of = (count: number, all: number) => `${count}/${all} (${((100 * count) / Math.max(1, all)).toFixed(1)}%)`;
  const overview = table(
    [
      say({ ko: "맞게 답함", en: "answered rightly" }),
      say({ ko: "틀리게 답함", en: "answered wrongly" }),
      say({ ko: "답이 없는데 답함", en: "answered without an answer" }),
    ],
    [
      [
        of(counts.right, counts.answerable),
        of(counts.wrong, counts.answerable),
        of(counts.answeredAnyway, counts.unanswerable),
      ],
    ],
  );
  const failures = outcomes.filter((one) => (one.answerable ? !one.right : one.answered));
  return [
    overview,
    ...failures.map(({ document, question, must }) => `${document}  ${question}  ${must.join(", ")}`),
  ].join("\n");
}
