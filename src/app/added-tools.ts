import { chatToolNames } from "#agents/chat";
import { researchToolNames } from "#agents/research";
import type { AnyTool } from "#kernel";
import type { JihwiError } from "#protocol";
import { appFailure } from "./failure.ts";

const namePattern = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

/** Tools from programs and configuration, checked once: each has a name that models can call and nobody else has. */
export function checkAddedTools(tools: readonly AnyTool[]): readonly AnyTool[] {
  const taken = new Set([...chatToolNames, ...researchToolNames]);
  for (const { name } of tools) {
    if (!namePattern.test(name)) throw badName(name);
    if (taken.has(name)) throw nameTaken(name);
    taken.add(name);
  }
  return tools;
}

function badName(name: string): JihwiError {
  return appFailure("bad-tool-name", { name });
}

function nameTaken(name: string): JihwiError {
  return appFailure("tool-name-taken", { name });
}
