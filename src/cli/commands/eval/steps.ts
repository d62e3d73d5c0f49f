import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import type { JihwiApp } from "#app";
import type { AnyStep } from "#kernel";
import type { StepCase } from "#learning";
import { JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import { table } from "../../table.ts";
import { describeEvaluation } from "./describe-evaluation.ts";

interface StepsFlags {
  readonly cases?: string;
  readonly model: string[];
  readonly json?: boolean;
}

export function stepsEvaluation(group: Command, context: CliContext): void {
  group
    .command("steps [name]")
    .description(
      context.say({
        ko: "한 단계를 규칙과 모델로 나란히 재어 봅니다. 이름이 없으면 단계를 늘어놓습니다",
        en: "Measure one step by its rule and by models, side by side; without a name, list the steps",
      }),
    )
    .option("--cases <file>", context.say({ ko: "사례 파일(JSONL)", en: "a file of cases (JSONL)" }))
    .option(
      "--model <id>",
      context.say({
        ko: "함께 잴 모델(여러 번 쓸 수 있음). 없으면 그 역할에 정해 둔 모델",
        en: "a model to measure (may be repeated); otherwise the one configured for its role",
      }),
      (id: string, ids: string[]) => [...ids, id],
      [],
    )
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi eval steps chat.select-tool --cases cases.jsonl --json")
    .action(async (name: string | undefined, flags: StepsFlags) => {
      const jihwi = await context.jihwi();
      if (name === undefined) return list(await stepsOf(jihwi), context, flags.json ?? false);
      const step = await stepNamed(jihwi, name);
      const { evaluateStep } = await import("#learning");
      if (flags.cases === undefined) throw noCases(step.name);
      const cases = await casesIn(flags.cases, context);
      const evaluation = await evaluateStep(step, cases, {
        models: modelsFor(step, flags.model, jihwi),
        signal: context.signal,
        stepMs: jihwi.config.limits.stepMs,
        onCase: (executor, done, total) => progress(context, `${executor} ${done}/${total}`),
      });
      progress(context, "");
      if (flags.json) context.printJson(evaluation);
      else context.print(describeEvaluation(evaluation, context.say));
    });
}

/** Every step that some agent or room runs. */
async function stepsOf({ agents }: JihwiApp): Promise<AnyStep[]> {
  const { describe: describeStep, normalise: normaliseStep } = await import("#documents");
  return [...[...agents.values()].flatMap(({ steps }) => [...steps]), describeStep, normaliseStep];
}

async function stepNamed(jihwi: JihwiApp, name: string): Promise<AnyStep> {
  const steps = await stepsOf(jihwi);
  const found = steps.find((step) => step.name === name);
  if (found !== undefined) return found;
  throw new JihwiError("not-found", {
    message: { ko: `${name} 단계가 없습니다.`, en: `There is no step ${name}.` },
    hint: {
      ko: `있는 단계: ${steps.map((step) => step.name).join(", ")}`,
      en: `The steps are ${steps.map((step) => step.name).join(", ")}.`,
    },
  });
}

async function casesIn(file: string, context: CliContext): Promise<StepCase[]> {
  const { readCases } = await import("#learning");
  try {
    return readCases(await readFile(resolve(context.cwd, file), "utf8"), file);
  } catch (cause) {
    if (cause instanceof JihwiError) throw cause;
    throw new JihwiError("not-found", {
      message: { ko: `${file} 파일을 읽을 수 없습니다.`, en: `The file ${file} cannot be read.` },
      cause,
    });
  }
}

function modelsFor(step: AnyStep, named: readonly string[], { models }: JihwiApp) {
  const chosen = named.length > 0 ? named.map((id) => models.named(id)) : [models.forRole(step.role)];
  return chosen.filter((model) => model !== null);
}

function list(steps: readonly AnyStep[], context: CliContext, json: boolean): void {
  const rows = steps.map(({ name, role, rule }) => ({ step: name, role, rule: rule !== null }));
  const lines = rows.map(({ step, role, rule }) => [step, role, rule ? "✓" : "-"]);
  if (json) context.printJson(rows);
  else context.print(table(["step", "role", "rule"], lines));
}

function noCases(name: string): JihwiError {
  return new JihwiError("not-found", {
    message: { ko: `${name} 단계를 잴 사례가 없습니다.`, en: `There are no cases to measure ${name} by.` },
    hint: { ko: "--cases로 사례 파일을 주세요.", en: "Give a file of cases with --cases." },
  });
}

function progress({ terminal }: CliContext, text: string): void {
  if (terminal.stderr) process.stderr.write(`\r\u001b[K${text}`);
}
