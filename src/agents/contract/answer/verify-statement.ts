import type { Contract, LabelledSpan } from "#contracts";
import { tokens } from "#contracts";
import { languageOf } from "#protocol";

/** A statement must share this much of its wording with what it cites, when both are in one language. */
const leastShared = 0.3;
const quoted = /[“"「『]([^”"」』\n]{6,400})[”"」』]/g;
const number = /\d[\d,.]*/g;

/** Why a statement is not borne out by the nodes it cites; null when it is. */
export function whyUnsupported(statement: string, cited: readonly LabelledSpan[], contract: Contract): string | null {
  const text = cited.map((node) => textAround(contract, node)).join("\n");
  const squeezed = squeeze(text);
  for (const [, quote = ""] of statement.matchAll(quoted))
    if (!squeezed.includes(squeeze(quote))) return `“${quote}” does not stand in what it cites`;
  const claimed = statement
    .replace(/^[\s>#*|-]*(?:\d{1,2}[.)]\s)?/, "")
    .replace(/제\s?\d+\s?(?:조(?:의\s?\d+)?|항|호)/g, " ");
  for (const [digits] of claimed.matchAll(number)) {
    const plain = digits.replace(/[.,]+$/, "");
    if (!squeezed.includes(plain) && !squeezed.replaceAll(",", "").includes(plain.replaceAll(",", "")))
      return `${plain} does not stand in what it cites`;
  }
  if (languageOf(statement) !== contract.outline.language) return null;
  const terms = [...new Set(tokens(claimed))];
  if (terms.length === 0) return "it says nothing";
  const known = new Set(tokens(text));
  const shared = terms.filter((term) => known.has(term) || squeezed.includes(term)).length / terms.length;
  return shared >= leastShared ? null : "what it cites says something else";
}

/** The text of a node with the heading of its unit: "제5조의 대금은 …" may take words from the title. */
function textAround(contract: Contract, node: LabelledSpan): string {
  const unit = contract.unitAt(node.start);
  return `${unit?.label ?? ""} ${unit?.title ?? ""}\n${unit?.text ?? contract.text.slice(node.start, node.end)}`;
}

const squeeze = (text: string) => text.replace(/\s/g, "").toLowerCase();
