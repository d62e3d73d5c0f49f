import { type DateToken, readAs } from "../token.ts";

/** "What date does class start?", "When will it end?": a verb at the end of a question. */
export function withQuestionVerbs(tokens: readonly DateToken[]): DateToken[] {
  return tokens.map((token, at): DateToken => {
    const next = tokens[at + 1];
    if (token.kind !== "edge" || !/^(?:start|end|close)$/i.test(token.text)) return token;
    if (next !== undefined && next.kind !== "break") return token;
    const first = tokens.findLastIndex(({ kind }, place) => place < at && kind === "break");
    const isAsked = tokens.slice(first + 1, at).some(({ text }) => /^(?:does|do|did|will|would)$/i.test(text));
    return isAsked ? readAs(token, { kind: "edge-verb", edge: token.edge }) : token;
  });
}
