import { type DateToken, readAs } from "../token.ts";

/** "What date does class start?", "When is my subscription up?": a verb or what stands for one at the end of a question. */
export function withQuestionVerbs(tokens: readonly DateToken[]): DateToken[] {
  return tokens.map((token, at): DateToken => {
    const next = tokens[at + 1];
    // "I want to start studying"
    if (token.kind === "edge" && /^(?:start|end)$/i.test(token.text) && /^to$/i.test(tokens[at - 1]?.text ?? ""))
      return readAs(token, { kind: "word", endsClause: false, bound: false });
    if (next !== undefined && next.kind !== "break") return token;
    const first = tokens.findLastIndex(({ kind }, place) => place < at && kind === "break");
    const before = tokens.slice(first + 1, at);
    const isAsked = (verbs: RegExp) => before.some(({ text }) => verbs.test(text));
    if (token.kind === "edge" && /^(?:start|end|close)$/i.test(token.text))
      return isAsked(/^(?:does|do|did|will|would)$/i) ? readAs(token, { kind: "edge-verb", edge: token.edge }) : token;
    const isOver = token.kind === "word" && /^(?:up|over|done)$/i.test(token.text);
    return isOver && isAsked(/^when(?:'s|s| is)?$/i) ? readAs(token, { kind: "edge-verb", edge: "end" }) : token;
  });
}
