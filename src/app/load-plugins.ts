import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { type Agent, type AgentDefinition, type AnyTool, defineAgent } from "#kernel";
import type { JihwiError } from "#protocol";
import { appFailure } from "./failure.ts";
import { agentShape, toolShape } from "./plugin-shapes.ts";
import type { Config } from "./read-config.ts";

const agentSchema = z.custom<AgentDefinition<unknown>>((value) => agentShape.safeParse(value).success);
const toolSchema = z.custom<AnyTool>((value) => toolShape.safeParse(value).success);

/** The agents that the configuration names: files whose export `agent` (or default) declares one. */
export async function loadAgents({ baseDirectory, file }: Pick<Config, "baseDirectory" | "file">): Promise<Agent[]> {
  const what: Kind = { ko: "에이전트", en: "agent", needs: "no export `agent` with name, title {ko, en} and run" };
  const load = (path: string) => loadPlugin(resolve(baseDirectory, path), "agent", agentSchema, what);
  return (await Promise.all((file.agents ?? []).map(load))).map((declared) => defineAgent(declared));
}

/** The tools that the configuration names: files whose export `tool` (or default) declares one. */
export async function loadTools({ baseDirectory, file }: Pick<Config, "baseDirectory" | "file">): Promise<AnyTool[]> {
  const needs = "no export `tool` with name, title {ko, en}, description {ko, en}, input, output and run";
  const what: Kind = { ko: "도구", en: "tool", needs };
  const load = (path: string) => loadPlugin(resolve(baseDirectory, path), "tool", toolSchema, what);
  return Promise.all((file.tools ?? []).map(load));
}

interface Kind {
  readonly ko: string;
  readonly en: "agent" | "tool";
  readonly needs: string;
}

async function loadPlugin<Plugin>(path: string, name: string, schema: z.ZodType<Plugin>, kind: Kind): Promise<Plugin> {
  let module: Record<string, unknown>;
  try {
    module = await import(pathToFileURL(path).href);
  } catch (cause) {
    throw unreadable(path, kind, cause instanceof Error ? cause.message : String(cause), cause);
  }
  const declared = schema.safeParse(module[name] ?? module.default);
  if (!declared.success) throw unreadable(path, kind, kind.needs);
  return declared.data;
}

function unreadable(path: string, kind: Kind, why: string, cause?: unknown): JihwiError {
  return appFailure("unreadable-plugin", { kind, list: `${kind.en}s`, path, why }, { cause });
}
