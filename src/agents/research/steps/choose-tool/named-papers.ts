import type { ChooseToolInput } from "./schema.ts";
import { topicOf } from "./topic.ts";

/** Papers named by number, in brackets or as 3번; or by a title that stands in the message. */
export function namedPapers({ message, papers }: ChooseToolInput): (string | number)[] {
  const numbers = [...message.matchAll(/\[(\d{1,3})\]|(\d{1,3}) ?번|#(\d{1,3})\b/g)]
    .map((found) => Number(found[1] ?? found[2] ?? found[3]))
    .filter((number) => papers.some((paper) => paper.number === number));
  const quoted = [...message.matchAll(/["“「『]([^"”」』]{4,300})["”」』]/g)].map((found) => found[1] ?? "");
  const lower = message.toLowerCase();
  const titles = papers
    .filter(({ title }) => title.length > 8 && lower.includes(title.toLowerCase()))
    .map(({ number }) => number);
  return [...new Set<string | number>([...numbers, ...titles, ...(titles.length > 0 ? [] : quoted)])];
}

/** The papers that a message names, as the input of a tool over several; none means all of them. */
export function somePapers(asked: ChooseToolInput): { papers?: (string | number)[] } {
  const named = namedPapers(asked);
  return named.length > 0 ? { papers: named } : {};
}

/** The one paper that a message is about: the first it names, else the latest, else what it speaks of. */
export function onePaper(asked: ChooseToolInput): string | number {
  return namedPapers(asked)[0] ?? asked.papers.at(-1)?.number ?? topicOf(asked.message);
}
