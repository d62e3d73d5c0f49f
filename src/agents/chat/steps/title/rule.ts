import { searchWords } from "../../question/search-words.ts";
import type { TitleInput, TitleOutput } from "./schema.ts";

const longest = 30;

/** How code names a conversation: by the telling words of its first question. */
export function titleRule({ question }: TitleInput): TitleOutput {
  const words = searchWords(question)
    .replace(/\s+/g, " ")
    .replace(/(?<=[가-힣]{2})(?:을|를|에 대해|에 관해)$/, "");
  return { title: words.length <= longest ? words : `${words.slice(0, longest - 1).trimEnd()}…` };
}
