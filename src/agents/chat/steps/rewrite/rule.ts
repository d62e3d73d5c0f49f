import type { RewriteInput, RewriteOutput } from "./schema.ts";

/** Words that take up what was said: a question with one of them does not stand alone. */
const takesUp =
  /^(?:그래서|왜\??$|왜요|왜\s*그|어째서|더\s*(?:자세|구체|알려|없|줘)|자세히|구체적으로|다른\s*(?:건|거|것)|또\s|계속|이어서)|(?:^|\s)(?:그건|그게|그거|그것|그걸|그런|그렇|거기|걔|그\s(?:조항|내용|부분|문서|사람|회사|값|금액|날짜|이유|때|중)|이건|이게|이거|이것|저건|방금|아까|위에서|앞에서|앞서|둘\s*(?:다|중)|두\s*번째|첫\s*번째|마지막\s*(?:거|것|건))|^(?:why|how|really|more|go on|continue|and why|but why|so why)\s*[?.!]*$|^why (?:is|was|did|does|are) (?:that|it|this|they|he|she)\b|\b(?:it|that|this|they|them|those|these|he|she|there|the (?:first|second|last|other) one)\b(?=\s*(?:[?.!,]|$))|\b(?:does|is|was|did|can|will) (?:it|that|this|they)\b|tell me more|more detail/i;

/** A question without a subject of its own: "그럼 언제야?", "and why?" */
const onlyAsking =
  /^(?:그럼|그러면|그런데|근데|and|but|then|so)?[\s,]*(?:왜|어째서|언제|어디서?|누구|누가|얼마|어떻게|뭐|무엇|why|when|where|who|how|how much|what)\s*(?:야|예요|이야|인가요|인데|그래|그런데|그렇게|돼|되나요|됐어|then)?[?.!~\s]*$/i;

/** A new subject asked about in the old way: "그럼 대금은?", "what about fees?" It stands alone without its lead-in. */
const turnsTo = /^(?:그럼|그러면|그런데|근데|그리고|what about|how about|and what about|and|then)[\s,]+(.{2,})$/i;

/** How code completes a follow-up: with the question that it follows. A turn to something new is left to itself. */
export function rewriteRule({ text, history }: RewriteInput): RewriteOutput {
  const said = text.trim();
  const before = history.findLast(({ role }) => role === "user")?.text.trim();
  if (before === undefined) return { question: text, refers_back: false };
  if (takesUp.test(said) || onlyAsking.test(said)) {
    return { question: `${subjectOf(before, history)} ${said}`, refers_back: true };
  }
  const turned = turnsTo.exec(said)?.[1];
  return { question: turned ?? text, refers_back: false };
}

/** The question that a follow-up is about: the last one that was no follow-up itself, so that chains keep their subject. */
function subjectOf(before: string, history: RewriteInput["history"]): string {
  const asked = history.filter(({ role }) => role === "user").map((message) => message.text.trim());
  const own = asked.findLast((text) => !takesUp.test(text) && !onlyAsking.test(text));
  return (own ?? before).slice(0, 300);
}
