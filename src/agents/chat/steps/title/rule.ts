import { wordsToSearch } from "../../words/content-words.ts";
import type { TitleInput, TitleOutput } from "./schema.ts";

/** Letters of two languages take different room: a Korean title of 30 is as wide as an English one of 48. */
const longest = { hangul: 30, latin: 48 };

/** A number or a letter alone tells one conversation from no other. */
const telling = /\p{L}{2}/u;

/** How code names a conversation: by the telling words of its first question, or all of them where none tells. */
export function titleRule({ question }: TitleInput): TitleOutput {
  const found = wordsToSearch(question);
  const words = (telling.test(found) ? found : question.trim())
    .replace(/\s+/g, " ")
    .replace(/(?<=[가-힣]{2})(?:을|를|에 대해|에 관해)$/, "");
  const limit = /[가-힣]/.test(words) ? longest.hangul : longest.latin;
  if (words.length <= limit) return { title: words };
  const cut = words.slice(0, limit - 1);
  const end = limit === longest.latin ? Math.max(cut.lastIndexOf(" "), limit / 2) : cut.length;
  return { title: `${cut.slice(0, end).trimEnd()}…` };
}
