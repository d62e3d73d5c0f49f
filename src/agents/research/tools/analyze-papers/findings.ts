import { aspectNames, aspectTitles, type Shelf, shortNameOf, titleOf } from "#papers";
import type { Language } from "#protocol";
import type { AnalyzePapersOutput } from "./output.ts";

/** What was read in each paper, aspect by aspect. */
export function analysisFindings(
  { papers, analyses: read, leftOut }: AnalyzePapersOutput,
  shelf: Shelf,
  language: Language,
): string[] {
  const ko = language === "ko";
  if (read.every(({ aspects }) => aspects === null)) {
    const marks = read
      .slice(0, 12)
      .map(({ paperId }) => `[${shelf.numberOf(paperId)}]`)
      .join("");
    return [
      ko ? `초록이 있는 논문이 없어 읽지 못했습니다: ${marks}` : `None of these has an abstract to read: ${marks}`,
    ];
  }
  const blocks = read.flatMap(({ paperId, aspects }) => {
    const paper = papers.find(({ id }) => id === paperId);
    if (paper === undefined) return [];
    const mark = `[${shelf.numberOf(paperId)}]`;
    const head = `**${titleOf(paper)}** (${shortNameOf(paper)}) ${mark}`;
    if (aspects === null)
      return [`${head}\n- ${ko ? "초록이 없어 읽지 못했습니다." : "There is no abstract to read."}`];
    const lines = aspectNames.flatMap((name) => {
      const said = aspects[name];
      return said === null ? [] : [`- ${aspectTitles[name][language]}: ${said} ${mark}`];
    });
    return [
      [
        head,
        ...(lines.length === 0
          ? [`- ${ko ? "초록에서 짚을 문장을 찾지 못했습니다." : "The abstract names none of these."}`]
          : lines),
      ].join("\n"),
    ];
  });
  return leftOut === 0
    ? blocks
    : [
        ...blocks,
        ko
          ? `한 번에 읽을 수 있는 수를 넘어 ${leftOut}편은 빠졌습니다.`
          : `${leftOut} more left out: too many to read at once.`,
      ];
}
