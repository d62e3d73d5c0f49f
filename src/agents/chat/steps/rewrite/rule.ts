import type { RewriteInput, RewriteOutput } from "./schema.ts";

const refersBack =
  /^(?:그럼|그러면|그래서|그런데|그건|그게|그거|그것|거기|걔|그\s|이건|이게|저건|왜\??$|왜요|왜\s*그|어째서|더\s*(?:자세히|알려|없)|다른\s*건|또\s|방금|아까|위에서|앞에서|why\??$|why (?:is|was|did) (?:that|it)|and |but |what about|how about|then )|(?:그건|그게|그것|거기(?:서|에)?|방금|아까|위에서\s*말한|앞서\s*말한)|\b(?:it|that|this|they|them|those|these)\b(?:\s*[?.!]|$)/i;
const onlyAsking =
  /^(?:그럼|그러면|그래서|그런데|and|but|then|so)?[\s,]*(?:그건|그게|그거|그것|이건|it|that|this)?(?:은|는|이|가|을|를)?\s*(?:왜|어째서|언제|어디|누구|누가|얼마|어떻게|뭐|무엇|why|when|where|who|how|what)?\s*(?:야|예요|이야|인가요|그래|그런데|그렇게|돼|됐어)?[?.!~\s]*$/i;

/** How code completes a follow-up: with the question that it follows. */
export function rewriteRule({ text, history }: RewriteInput): RewriteOutput {
  const before = history.findLast(({ role }) => role === "user")?.text.trim();
  if (before === undefined || !(refersBack.test(text.trim()) || onlyAsking.test(text.trim())))
    return { question: text, refers_back: false };
  return { question: `${before.slice(0, 300)} ${text.trim()}`, refers_back: true };
}
