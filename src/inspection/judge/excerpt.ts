import type { JudgmentResult, Language, Localized } from "#protocol";
import type { Ask } from "../algorithms/algorithm.ts";

/** The most of a text that a model is shown. */
const mostText = 60_000;

/** What is told wherever a model saw an excerpt. */
export const excerptNote: Localized = {
  ko: "글이 길어 앞부분과 뒷부분만 보고 판단했다.",
  en: "The text is long; only its beginning and end were judged.",
};

/** What a model is shown of a text: of a long one both ends. Who asks has to tell where it was cut, and may pass nothing by it. */
export function excerpt(text: string): { readonly shown: string; readonly cut: boolean } {
  if (text.length <= mostText) return { shown: text, cut: false };
  return { shown: `${text.slice(0, (mostText * 2) / 3)}\n[…]\n${text.slice(-mostText / 3)}`, cut: true };
}

/** The same questions, with what was answered to them. */
export interface WatchedAsk {
  readonly ask: Ask | undefined;
  /** Whether one of them was answered from an excerpt. */
  sawExcerpt(): boolean;
  /** Why the answers are what they are, by question. */
  readonly reasons: readonly { readonly question: string; readonly reason: string }[];
}

export function watchAnswers(ask: Ask | undefined): WatchedAsk {
  let sawExcerpt = false;
  const reasons: { question: string; reason: string }[] = [];
  return {
    reasons,
    ask:
      ask &&
      (async (question, text) => {
        const answer = await ask(question, text);
        sawExcerpt ||= answer.ofExcerpt === true;
        reasons.push({ question, reason: answer.reason });
        return answer;
      }),
    sawExcerpt: () => sawExcerpt,
  };
}

/** A problem in what was seen is one; a pass would be one of what nobody saw. */
export function withoutPass(judgment: JudgmentResult, language: Language): JudgmentResult {
  if (judgment.has_problem !== false) return judgment;
  const summary = excerptNote[language];
  const final = `[Thought] ${summary}\n[Final] has_problem=null, severity=undecided`;
  const reasoning = judgment.reasoning.replace(/\[Final\][^\n]*$/, final);
  return { ...judgment, has_problem: null, severity: "undecided", reasoning, summary };
}
