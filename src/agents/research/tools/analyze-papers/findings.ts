import { sentenceTextsOf } from "#language";
import { aspectNames, aspectTitles, type Shelf, shortNameOf, titleOf } from "#papers";
import type { Language, Localized } from "#protocol";
import type { Aspects } from "../../steps/analyze/schema.ts";
import type { AnalyzePapersOutput } from "./output.ts";

const says = {
  unread: { ko: "초록이 없어 읽지 못한 논문", en: "Papers without an abstract to read" },
  unnamed: { ko: "초록에서 짚을 문장을 찾지 못한 논문", en: "Papers in whose abstracts no such sentence was found" },
  partlyRead: {
    ko: "본문이 길어 처음과 관련 있는 부분만 읽은 논문",
    en: "Papers too long to read whole; the beginning and the parts that speak of these were read",
  },
};

/** Whether nothing was read by aspect, as where no model reads. */
export const isSilent = (aspects: Aspects) => aspectNames.every((name) => aspects[name] === null);

/** The first and the last sentence of a text, word for word. */
function endsOf(text: string): string[] {
  const sentences = sentenceTextsOf(text);
  return [...new Set([...sentences.slice(0, 1), ...sentences.slice(-1)])];
}

/** What was read in each paper, aspect by aspect; papers of which nothing can be told stand together at the end. */
export function analysisFindings(
  { analyses, partlyRead }: AnalyzePapersOutput,
  shelf: Shelf,
  language: Language,
): string[] {
  const read = analyses.flatMap(({ paperId, aspects }) => {
    const [paper] = shelf.whole([{ id: paperId }]);
    if (paper === undefined) return [];
    const mark = `[${shelf.numberOf(paperId)}]`;
    const lines = aspectNames.flatMap((name) => {
      const reading = aspects?.[name] ?? null;
      return reading === null ? [] : [`- ${aspectTitles[name][language]}: ${reading} ${mark}`];
    });
    if (aspects !== null && isSilent(aspects))
      lines.push(...endsOf(shelf.textOf(paper)).map((sentence) => `- ${sentence} ${mark}`));
    const head = `**${titleOf(paper)}** (${shortNameOf(paper)}) ${mark}`;
    return [{ mark, isUnread: aspects === null, told: lines.length === 0 ? null : [head, ...lines].join("\n") }];
  });
  const together = (words: Localized, isMeant: (one: (typeof read)[number]) => boolean) => {
    const marks = read.filter((one) => one.told === null && isMeant(one)).map(({ mark }) => mark);
    return marks.length === 0 ? [] : [`${words[language]}: ${marks.slice(0, 12).join("")}`];
  };
  return [
    ...read.flatMap(({ told }) => told ?? []),
    ...together(says.unnamed, ({ isUnread }) => !isUnread),
    ...together(says.unread, ({ isUnread }) => isUnread),
    ...(partlyRead.length === 0
      ? []
      : [`${says.partlyRead[language]}: ${partlyRead.map((id) => `[${shelf.numberOf(id)}]`).join("")}`]),
  ];
}
