import { noticeOf, type Shelf, sourceFailures, sourceTitle } from "#papers";
import { type Language, type PaperNotice, paperNoticeSchema, paperNoticeWords, type SourceReport } from "#protocol";

/** What a reader must know of sources that failed or broke off; undefined where all answered. */
export function sourceCaveat(sources: readonly SourceReport[], language: Language): string | undefined {
  const ko = language === "ko";
  const failed = sources.filter(({ status }) => status === "failed");
  const partial = sources.filter(({ status }) => status === "partial");
  if (failed.length + partial.length === 0) return undefined;
  const sentences = [
    ...sourceFailures(failed, language).map(
      ({ names, why }) =>
        `${ko ? `${names}에서는 답을 받지 못했습니다` : `${capital(names)} did not answer`}${ending(why)}`,
    ),
    ...partial.map(({ source, count }) => {
      const title = sourceTitle(source, language);
      return ko
        ? `${title}의 답은 중간에 끊겨 ${count}편만 받았습니다.`
        : `${capital(title)} broke off: only ${count} of its papers came.`;
    }),
    whatIsLeft(sources, ko),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** Where the papers come from when every service failed. */
function whatIsLeft(sources: readonly SourceReport[], ko: boolean): string {
  const answered = sources.filter(({ status }) => status !== "failed").map(({ source }) => source);
  if (answered.length === 0)
    return ko
      ? "답한 곳이 없으므로, 논문이 없다는 뜻은 아닙니다."
      : "No source answered, so this does not mean that there are no papers.";
  if (answered.some((source) => source !== "library")) return "";
  return ko ? "내 서재에서만 찾았습니다." : "Only your library was searched.";
}

const ending = (reason: string) => (reason === "" ? "." : `: ${reason}${/[.!?]$/.test(reason) ? "" : "."}`);
const capital = (words: string) => words.replace(/^your/, "Your");

/** Which papers of an answer were retracted or corrected since; empty where none was. Code says so, whoever wrote the answer. */
export function noticeCaveat(
  shelf: Pick<Shelf, "papers" | "numberOf">,
  answer: string,
  found: readonly { readonly id: string }[],
  language: Language,
): string {
  const foundIds = new Set(found.map(({ id }) => id));
  const told = shelf.papers.filter(({ id }, at) => foundIds.has(id) || answer.includes(`[${at + 1}]`));
  const marks = (notice: PaperNotice) =>
    told.filter((paper) => noticeOf(paper) === notice).map(({ id }) => `[${shelf.numberOf(id)}]`);
  return paperNoticeSchema.options
    .filter((notice) => marks(notice).length > 0)
    .map((notice) => `**${paperNoticeWords[notice][language]}**: ${marks(notice).join(" ")}`)
    .join("\n\n");
}
