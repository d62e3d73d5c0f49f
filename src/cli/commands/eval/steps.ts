import { resolve } from "node:path";
import type { JihwiApp } from "#app";
import type { AnyStep } from "#kernel";
import type { JihwiError } from "#protocol";
import { readNamedFile } from "../../bring-documents.ts";
import { defineCommand } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { cliFailure } from "../../failure.ts";
import { anyText, list } from "../../flags.ts";
import { table } from "../../table.ts";
import { describeEvaluation } from "./describe-evaluation.ts";

export const stepsEvaluation = defineCommand(
  "eval steps [name]",
  { cases: anyText, model: list },
  async ({ context, args: [name], flags: { cases: file, model } }) => {
    const jihwi = await context.jihwi();
    const steps = await stepsOf(jihwi);
    if (name === undefined) {
      const value = steps.map(({ name: step, role, rule }) => ({ step, role, rule: rule !== null }));
      const lines = value.map(({ step, role, rule }) => [step, role, rule ? "✓" : "-"]);
      return { value, text: table(context.say, ["step", "role", "rule"], lines) };
    }
    const step = steps.find((one) => one.name === name) ?? noStep(name, steps);
    const { evaluateStep, readCases } = await import("#learning");
    if (file === undefined) throw noCases(step.name);
    const cases = readCases(Buffer.from(await readNamedFile(resolve(context.cwd, file), file)).toString("utf8"), file);
    const value = await evaluateStep(step, cases, {
      models: modelsFor(step, model, jihwi),
      signal: context.signal,
      stepMs: jihwi.config.limits.stepMs,
      onCase: (executor, done, total) => progress(context, `${executor} ${done}/${total}`),
    });
    progress(context, "");
    return { value, text: describeEvaluation(value, context.say) };
  },
);

/** Every step that some agent or room runs. */
async function stepsOf({ agents }: JihwiApp): Promise<AnyStep[]> {
  const { describe: describeStep, normalise: normaliseStep } = await import("#documents");
  return [...[...agents.values()].flatMap(({ steps }) => [...steps]), describeStep, normaliseStep];
}

function noStep(name: string, steps: readonly AnyStep[]): never {
  const names = steps.map((step) => step.name).join(", ");
  throw cliFailure("unknown-step", { name, names });
}

function modelsFor(step: AnyStep, named: readonly string[], { models }: JihwiApp) {
  const chosen = named.length > 0 ? named.map((id) => models.named(id)) : [models.forRole(step.role)];
  return chosen.filter((model) => model !== null);
}

function noCases(name: string): JihwiError {
  return cliFailure("no-cases", { name });
}

function progress({ terminal }: CliContext, text: string): void {
  if (terminal.stderr) process.stderr.write(`\r\u001b[K${text}`);
}
