import { asRuleWords, checkAnswer } from "#grounding";
import type { Turn } from "#kernel";
import { type Shelf, withoutFences } from "#papers";
import { type Language, type Statement, saidIn } from "#protocol";
import { paperEvidence } from "./paper-evidence.ts";

/** What a text of a tool's result stands on: the papers of the shelf, and what the user asked for. */
export async function groundText(
  text: string,
  shelf: Shelf,
  turn: Turn,
  { step, user }: { readonly step: string; readonly user: string },
): Promise<Statement[]> {
  const prepared = paperEvidence(shelf, user);
  return asRuleWords(turn, await checkAnswer(text, prepared), [step]);
}

/** What makes a line an item or a heading stays outside of what is struck. */
const listSign = /^\s*(?:[-*+>]|#{1,6}|\d{1,3}[.)])\s+/u;

/** A text for a document, which has no statements beside it: what names unknown works is struck through, with the reason. */
export function strikeUnknown(text: string, statements: readonly Statement[], language: Language): string {
  let out = "";
  let from = 0;
  for (const { status, reason, text: words, start, end } of statements) {
    if (status !== "unknown-name" || text.slice(start, end) !== words) continue;
    const lead = listSign.exec(words)?.[0] ?? "";
    const struck = words.slice(lead.length).replaceAll("~~", "");
    out += `${text.slice(from, start)}${lead}~~${struck}~~ (${reason === null ? "" : saidIn(reason, language)})`;
    from = end;
  }
  return withoutFences(out + text.slice(from));
}
