import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { type Agent, type AgentDefinition, defineAgent } from "#kernel";
import { JihwiError, localizedSchema } from "#protocol";
import type { Config } from "./read-config.ts";

/** What a plugged-in agent must have; the rest is checked by its types. */
const definitionSchema = z.custom<AgentDefinition<unknown>>(
  (value) => z.looseObject({ name: z.string(), title: localizedSchema, run: z.function() }).safeParse(value).success,
);

/** The agents that the configuration names: files whose export `agent` (or default) declares one. */
export async function loadAgents({ cwd, file }: Pick<Config, "cwd" | "file">): Promise<Agent[]> {
  return Promise.all((file.agents ?? []).map((path) => loadAgent(resolve(cwd, path))));
}

async function loadAgent(path: string): Promise<Agent> {
  let module: Record<string, unknown>;
  try {
    module = await import(pathToFileURL(path).href);
  } catch (cause) {
    throw unreadable(path, cause instanceof Error ? cause.message : String(cause), cause);
  }
  const declared = definitionSchema.safeParse(module.agent ?? module.default);
  if (!declared.success) throw unreadable(path, "no export `agent` with name, title {ko, en} and run");
  return defineAgent(declared.data);
}

function unreadable(path: string, why: string, cause?: unknown): JihwiError {
  return new JihwiError("bad-config", {
    message: { ko: `에이전트 ${path}을(를) 읽지 못했습니다: ${why}`, en: `The agent ${path} cannot be read: ${why}` },
    hint: { ko: "jihwi.config의 agents를 확인해 주세요.", en: "See `agents` in jihwi.config." },
    cause,
  });
}
