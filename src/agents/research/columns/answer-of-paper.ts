import { type Paper, titleOf } from "#papers";
import type { Language, PaperAnswer } from "#protocol";
import { fillCell } from "#questions";

export interface PaperTexts {
  /** What can be read of a paper. */
  readonly textOf: (paper: Paper) => string;
  /** How long its text is, where only the beginning of it can be read. */
  readonly lengthOf?: ((paper: Paper) => number) | undefined;
}

interface AskedPaper extends PaperTexts {
  readonly question: string;
  readonly language: Language;
}

/** What one paper says to a question, with words that stand in it. */
export async function answerOfPaper(
  paper: Paper,
  { textOf, lengthOf, ...asked }: AskedPaper,
  read: Parameters<typeof fillCell>[2],
): Promise<PaperAnswer> {
  const subject = { title: titleOf(paper), text: textOf(paper), length: lengthOf?.(paper) };
  const { place: _, why, ...cell } = await fillCell(subject, asked, read);
  return { paperId: paper.id, ...cell, why: why === "no-text" ? "no-abstract" : why };
}
