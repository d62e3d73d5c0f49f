import { resolve } from "node:path";
import { type InspectConfig, inspectConfigSchema, readCriteriaFolder, registryFor } from "#inspection";
import type { CliContext } from "../../context.ts";
import { cliFailure } from "../../failure.ts";
import { cliText } from "../../text.ts";
import type { InspectFlags } from "./flags.ts";

/** The `inspect` part of the configuration, with the flags over it. */
export async function readSettings(
  flags: Partial<Pick<InspectFlags, "criteria" | "mask" | "judge" | "suppressions">>,
  context: CliContext,
): Promise<{ config: InspectConfig; baseDirectory: string }> {
  const { file, baseDirectory } = await context.config();
  const parsed = inspectConfigSchema.safeParse(file.inspect ?? {});
  if (!parsed.success) {
    const why = parsed.error.issues.map((issue) => `inspect.${issue.path.join(".")}: ${issue.message}`).join("; ");
    throw cliFailure("wrong-config", { why });
  }
  const config = {
    ...parsed.data,
    criteria: flags.criteria === undefined ? parsed.data.criteria : resolve(context.cwd, flags.criteria),
    judge: flags.judge ?? parsed.data.judge,
    mask: flags.mask || parsed.data.mask,
    suppressions: flags.suppressions !== false && parsed.data.suppressions,
  };
  return { config, baseDirectory };
}

/** A document that belongs to no algorithm is likely a slip in its name. */
export async function noteUnusedCriteria(
  config: InspectConfig,
  baseDirectory: string,
  context: CliContext,
): Promise<void> {
  const registry = await registryFor(config, baseDirectory);
  for (const name of readCriteriaFolder(config.criteria, baseDirectory, registry).unknown) {
    const text = cliText("unused-criteria", { name });
    context.note(context.say(text));
  }
}
