import { oneOf, overlap } from "#language";
import type { ChatState } from "../state.ts";
import { holdsAnswer } from "./answer-kind.ts";
import { pointsAtSaid } from "./points-at-said.ts";
import { termsOf } from "./terms.ts";

/** What a message asks by itself, where code has put it behind the question before it. */
export interface OwnQuestion {
  readonly text: string;
  /** Its content words that the question before has not; "언제까지?" has none. */
  readonly words: readonly string[];
  /** It is a question with a subject of its own, and not only a side of the one before: "자동이체도 되나?", not "한도는?" */
  readonly standsAlone: boolean;
}

/** A word of which less stands in the question before is the message's own. */
const mostKnown = 0.5;
const leadIn = /^(?:그럼|그러면|그런데|근데|그리고|and|then|but|so|what about|how about)[\s,]+/i;
/** "한도는?" "그럼 부장님 한도는 얼마야?" "the deadline?": a side of what was asked before. */
const askingWords = oneOf`
  얼마
  언제
  어디
  누구
  며칠
  몇
  뭐
  무엇
  어때
  어떻게
`;
const isSide = new RegExp(
  String.raw`^(?!왜\s)(?:\S+\s+)?\S+(?:은|는|이|가|도)요?(?:\s*(?:${askingWords})\S*(?:\s*(?:돼|되\S*|야|예요))?)?\s*[?？.~]*$`,
);
const isEnglishSide = new RegExp(
  oneOf`
    ^(?:the |in |for |of |on )?[\w'-]+(?: [\w'-]+)?\s*[?.]*$
    ^(?:what|who|when|where|which) (?:is|are|was|were) (?:the )?[\w'-]+\s*[?.]*$
  `,
  "i",
);

/** Null where nothing was completed, a model has completed it, or it points at what was said: what it asks is not in its own words. */
export function ownQuestionOf({
  question,
  asked,
  userInput,
}: Pick<ChatState, "question" | "asked" | "userInput">): OwnQuestion | null {
  const said = userInput.trim();
  if (question !== asked || question === said || !question.endsWith(said) || pointsAtSaid(said)) return null;
  const before = question.slice(0, -said.length);
  const words = termsOf(said).words.filter((word) => overlap(word, before) < mostKnown);
  const text = said.replace(leadIn, "");
  return { text, words, standsAlone: words.length > 0 && !isSide.test(text) && !isEnglishSide.test(text) };
}

/** Whether a text may answer a message itself, and does not only hold words of the question before it. */
export function mayAnswerOwn(text: string, own: OwnQuestion): boolean {
  if (own.words.length === 0) return holdsAnswer(own.text, text) !== false;
  return own.words.some((word) => termsOf(word).coverage(text) > mostKnown);
}
