import { type HistoryMessage, isRefuted } from "#kernel";
import { dataPartSchemas, languageOf, type Source } from "#protocol";
import type { Message } from "#store";

const refuted = { ko: "근거와 다른 말", en: "the evidence says otherwise" };

/**
 * A message as later prompts tell it. What was put right stands there as it is right; what is refuted and was not put right is
 * struck through, so that it never comes back as fact. What a judge only did not find is told as it is.
 */
export function spoken({ role, text, parts }: Pick<Message, "role" | "text" | "parts">): HistoryMessage {
  if (role === "user") return { role, text };
  const part = parts.findLast(({ type }) => type === "data-statements");
  const { statements } = dataPartSchemas.statements.safeParse(part?.data).data ?? { statements: [] };
  let said = text;
  for (const statement of statements) {
    const { correction, text: words } = statement;
    if (correction !== null || !isRefuted(statement)) continue;
    said = said.replace(words, () => `~~${words}~~ (${refuted[languageOf(words)]})`);
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
