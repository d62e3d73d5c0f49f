import { searchWords } from "../../question/search-words.ts";
import type { TitleInput, TitleOutput } from "./schema.ts";

const longest = 30;

/** How code names a conversation: by the telling words of its first question. */
export function titleRule({ question }: TitleInput): TitleOutput {
  const words = searchWords(question).replace(/\s+/g, " ");
  return { title: words.length <= longest ? words : `${words.slice(0, longest - 1).trimEnd()}…` };
}
