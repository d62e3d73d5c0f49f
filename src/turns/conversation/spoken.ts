import type { HistoryMessage } from "#kernel";
import { dataPartSchemas, doubtfulStatuses, languageOf, type Source } from "#protocol";
import type { Message } from "#store";

const doubted = { ko: "확인되지 않은 말", en: "not borne out" };

/**
 * A message as later prompts tell it. What was put right stands there as it is right; what is doubted and was not put right is
 * struck through, so that it never comes back as fact.
 */
export function spoken({ role, text, parts }: Pick<Message, "role" | "text" | "parts">): HistoryMessage {
  if (role === "user") return { role, text };
  const part = parts.findLast(({ type }) => type === "data-statements");
  const { statements } = dataPartSchemas.statements.safeParse(part?.data).data ?? { statements: [] };
  let said = text;
  for (const { status, correction, text: words } of statements) {
    if (correction !== null || !doubtfulStatuses.has(status)) continue;
    said = said.replace(words, () => `~~${words}~~ (${doubted[languageOf(words)]})`);
  }
  return { role, text: said };
}

/** What tools brought for an answer, by name: it is told no more, and can be looked for again. Articles and papers are named in the answer. */
export function readFor({ parts }: Pick<Message, "parts">): string[] {
  const part = parts.findLast(({ type }) => type === "data-sources");
  const { sources } = dataPartSchemas.sources.safeParse(part?.data).data ?? { sources: [] };
  const nameOf = (source: Source) => {
    if (source.kind === "document") return source.name;
    return source.kind === "web" || source.kind === "tool" ? source.title : [];
  };
  return [...new Set(sources.flatMap(nameOf))];
}
