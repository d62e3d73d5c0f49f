import type { AgentName, AgentResource, FieldWords, Localized } from "#protocol";
import { useAgent, useFieldWords } from "../api/agents.ts";

/** What the fields and values of an agent are called; null for what nobody has named. */
export interface ValueWords {
  field(name: string): Localized | null;
  /** A value that is one of a few, or the name of a tool or a step. */
  value(field: string, value: string): Localized | null;
}

export function useValueWords(agent: AgentName | null): ValueWords {
  return valueWords(useAgent(agent), useFieldWords(agent));
}

function valueWords(agent: Pick<AgentResource, "tools" | "steps"> | null, words: FieldWords | null): ValueWords {
  return {
    field: (name) => own(words?.fields, name),
    value: (field, value) =>
      own(own(words?.values, field) ?? undefined, value) ?? own(agent?.tools, value) ?? own(agent?.steps, value),
  };
}

/** Names come from journals: one that is called `constructor` is no word. */
function own<Value>(words: Readonly<Record<string, Value>> | undefined, name: string): Value | null {
  return words !== undefined && Object.hasOwn(words, name) ? (words[name] ?? null) : null;
}
