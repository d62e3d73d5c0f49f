import type { HistoryMessage } from "#kernel";
import { dataPartSchemas, doubtfulStatuses, languageOf } from "#protocol";
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
