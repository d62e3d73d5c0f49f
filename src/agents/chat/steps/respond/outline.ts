import { headingOf } from "#documents";
import { sentencesOf } from "#language";
import type { RespondInput } from "./schema.ts";

const longestOutline = 20;

/** The headings of documents in their order, each with the first sentence below it. */
export function outlineOf({ sources }: Pick<RespondInput, "sources">): string {
  const seen = new Set<string>();
  const lines = sources.flatMap(({ mark, name, text }) => {
    if (seen.has(name)) return [];
    seen.add(name);
    const [file = "", ...headings] = name.split(" > ");
    const title = headings.at(-1) ?? file;
    const first = firstSentence(text, title);
    return first === "" ? [] : [`- **${title}** ${first} ${mark}`];
  });
  return lines.slice(0, longestOutline).join("\n");
}

/** The first sentence that is no heading and no row of a table. */
function firstSentence(text: string, title: string): string {
  const prose = text
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("|") && headingOf(line, true)?.title !== title)
    .join("\n");
  const [span] = sentencesOf(prose);
  return span === undefined ? "" : prose.slice(span.start, span.end).replace(/\s+/g, " ");
}
