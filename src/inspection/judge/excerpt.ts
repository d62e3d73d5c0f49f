import type { JudgmentResult, Language } from "#protocol";
import { inspectionText } from "../text.ts";

/** The most of a text that a model is shown. */
const mostText = 60_000;

export const isTooLongToShow = (text: string) => text.length > mostText;

/** What a model is shown of a text: of a long one both ends. */
export function excerpt(text: string): string {
  if (!isTooLongToShow(text)) return text;
  return `${text.slice(0, (mostText * 2) / 3)}\n[…]\n${text.slice(-mostText / 3)}`;
}

/** A judgment by an excerpt: a problem in what was seen is one; a pass would be one of what nobody saw. */
export function ofExcerpt(judgment: JudgmentResult, language: Language): JudgmentResult {
  const note = inspectionText("ends-judged")[language];
  const isPass = judgment.has_problem === false;
  const reasoning = judgment.reasoning.replace(/\[Final\][^\n]*$/, (final) =>
    [`[Thought] ${note}`, isPass ? "[Final] has_problem=null, severity=undecided" : final].join("\n"),
  );
  if (!isPass) return { ...judgment, reasoning, summary: `${judgment.summary} ${note}`.trim() };
  return { ...judgment, has_problem: null, severity: "undecided", reasoning, summary: note };
}
