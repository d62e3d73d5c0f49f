import { dirname, isAbsolute, resolve } from "node:path";
import type { Command } from "commander";
import { z } from "zod";
import type { JihwiApp } from "#app";
import type { ModelChooser } from "#kernel";
import { type DocumentResource, JihwiError, languageOf } from "#protocol";
import type { CliContext } from "../../context.ts";
import { table } from "../../table.ts";
import { type BorrowedDocuments, borrowDocuments } from "./borrow-documents.ts";
import { readRowsOf } from "./read-rows-of.ts";

/** A question about a contract, and the labels of the articles that answer it. */
const contractCaseSchema = z.object({
  contract: z.string().min(1),
  question: z.string().min(1),
  gold: z.array(z.string()),
  inScope: z.boolean(),
});
type ContractCase = z.infer<typeof contractCaseSchema>;

/** What became of a case: whether every gold article was read and is cited in the answer, and its scope was told right. */
interface CaseOutcome extends ContractCase {
  readonly explored: boolean;
  readonly cited: boolean;
  readonly scopeRight: boolean;
}

/** Shares of the questions that the contract answers (explored, cited) and of all (scope). */
interface CaseReport {
  readonly executor: string;
  readonly cases: number;
  readonly explored: number;
  readonly cited: number;
  readonly scope: number;
  readonly outcomes: readonly CaseOutcome[];
}

interface EvalFlags {
  readonly cases: string;
  readonly contracts: string[];
  readonly model: string[];
  readonly json?: boolean;
}

/** `jihwi eval contract`: how often the gold article is read and cited, by rules and by models. */
export function contractEvaluation(group: Command, context: CliContext): void {
  group
    .command("contract")
    .description(
      context.say({
        ko: "계약 질문으로 재어 봅니다: 맞는 조항을 읽고 인용했는지",
        en: "Measure questions about contracts: whether the right article was read and cited",
      }),
    )
    .requiredOption(
      "--cases <file>",
      context.say({
        ko: "사례 파일(JSONL: contract, question, gold, inScope)",
        en: "cases (JSONL: contract, question, gold, inScope)",
      }),
    )
    .option(
      "--contracts <file>",
      context.say({
        ko: "계약서 글이 든 JSONL(id, text). 여러 번 쓸 수 있음",
        en: "contracts as JSONL (id, text); may be repeated",
      }),
      (path: string, paths: string[]) => [...paths, path],
      [],
    )
    .option(
      "--model <id>",
      context.say({ ko: "함께 잴 모델(여러 번)", en: "a model to measure (may be repeated)" }),
      (id: string, ids: string[]) => [...ids, id],
      [],
    )
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi eval contract --cases questions.jsonl --contracts contracts.jsonl --json")
    .action(async (flags: EvalFlags) => {
      const jihwi = await context.jihwi();
      const file = resolve(context.cwd, flags.cases);
      const cases = await readRowsOf(file, contractCaseSchema);
      await using borrowed = await borrowDocuments(context);
      const documents = await bringContracts(context, borrowed, cases, file, flags.contracts);
      const reports: CaseReport[] = [];
      for (const { executor, models } of executorsFor(jihwi, flags.model))
        reports.push(reportOf(executor, await play(context, models, cases, documents, executor)));
      if (flags.json) context.printJson(reports);
      else context.print(describe(reports, context));
    });
}

/** Rules, then each model asked for; without any, the configured ones. */
function executorsFor({ models }: JihwiApp, named: readonly string[]): { executor: string; models: ModelChooser }[] {
  const rules = { executor: "rules", models: { forRole: () => null } };
  const configured = models.forRole("respond");
  if (named.length === 0) return configured === null ? [rules] : [rules, { executor: configured.id, models }];
  return [rules, ...named.map((id) => ({ executor: id, models: { forRole: () => models.named(id) } }))];
}

async function play(
  context: CliContext,
  models: ModelChooser,
  cases: readonly ContractCase[],
  documents: ReadonlyMap<string, string>,
  executor: string,
): Promise<CaseOutcome[]> {
  const { contractTurnSchema } = await import("#agents/contract");
  const { createTurn } = await import("#kernel");
  const jihwi = await context.jihwi();
  const agent = jihwi.agents.get("contract");
  if (agent === undefined)
    throw new JihwiError("not-found", {
      message: { ko: "계약 에이전트가 없습니다.", en: "There is no contract agent." },
    });
  const outcomes: CaseOutcome[] = [];
  for (const [at, one] of cases.entries()) {
    const turn = await createTurn({
      id: `${executor}-${at + 1}`,
      sessionId: "evaluation",
      agent: "contract",
      language: languageOf(one.question),
      startedAt: Date.now(),
      models,
      limits: jihwi.config.limits,
      signal: context.signal,
    });
    const options = { contract: documents.get(one.contract) ?? "" };
    const { details } = await agent.run(turn, { text: one.question, options, history: [], summary: "" });
    const { explored, citations, inScope } = contractTurnSchema.parse(details);
    const isCited = (gold: string) => citations.some(({ label }) => label === gold || isInside(label, gold));
    outcomes.push({
      ...one,
      explored: one.gold.every((label) => explored.includes(label)),
      cited: one.gold.every(isCited),
      scopeRight: inScope === one.inScope,
    });
  }
  return outcomes;
}

/** 제5조 제2항 belongs to 제5조, and 4.2(b) to 4; 제5조의2 and 42 do not. */
const isInside = (label: string, unit: string) => label.startsWith(unit) && /^[\s.(]/.test(label.slice(unit.length));

function reportOf(executor: string, outcomes: readonly CaseOutcome[]): CaseReport {
  const answered = outcomes.filter(({ inScope, gold }) => inScope && gold.length > 0);
  return {
    executor,
    cases: outcomes.length,
    explored: share(answered, ({ explored }) => explored),
    cited: share(answered, ({ cited }) => cited),
    scope: share(outcomes, ({ scopeRight }) => scopeRight),
    outcomes,
  };
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.length === 0 ? 1 : items.filter(holds).length / items.length;
}

/** The documents that the cases name: rows of a JSONL, files beside the cases, or documents of the library. */
async function bringContracts(
  context: CliContext,
  borrowed: BorrowedDocuments,
  cases: readonly ContractCase[],
  casesFile: string,
  contractFiles: readonly string[],
): Promise<Map<string, string>> {
  const { documents: library } = await context.jihwi();
  const rowSchema = z.object({ id: z.string(), text: z.string() });
  const rows = (
    await Promise.all(contractFiles.map((file) => readRowsOf(resolve(context.cwd, file), rowSchema)))
  ).flat();
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  const { everyItem } = await import("#store");
  const known: DocumentResource[] = [];
  for await (const document of everyItem(library.list)) known.push(document);
  const found = new Map<string, string>();
  for (const name of new Set(cases.map(({ contract }) => contract))) {
    const text = texts.get(name);
    if (text !== undefined) {
      found.set(name, await borrowed.text(text, `${name.replace(/[^\p{L}\p{N}.-]+/gu, "-")}.txt`));
      continue;
    }
    const inLibrary = known.find((document) => document.id === name || document.name === name);
    const path = isAbsolute(name) ? name : resolve(dirname(casesFile), name);
    found.set(name, inLibrary?.id ?? (await borrowed.file(path)));
  }
  return found;
}

function describe(reports: readonly CaseReport[], { say }: CliContext): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  const head = [
    say({ ko: "누가", en: "executor" }),
    say({ ko: "사례", en: "cases" }),
    say({ ko: "읽음", en: "explored" }),
    say({ ko: "인용", en: "cited" }),
    say({ ko: "범위", en: "scope" }),
  ];
  const overview = table(
    head,
    reports.map(({ executor, cases, explored, cited, scope }) => [
      executor,
      String(cases),
      percent(explored),
      percent(cited),
      percent(scope),
    ]),
  );
  const wrong = reports.flatMap(({ executor, outcomes }) =>
    outcomes
      .filter((one) => !one.explored || !one.cited || !one.scopeRight)
      .map(
        (one) =>
          `${executor}  ${one.contract}  ${one.question}  ${one.gold.join(", ")}${one.explored ? "" : ` · ${say({ ko: "못 읽음", en: "not read" })}`}${one.cited ? "" : ` · ${say({ ko: "인용 안 함", en: "not cited" })}`}`,
      ),
  );
  return [overview, ...wrong].join("\n");
}
