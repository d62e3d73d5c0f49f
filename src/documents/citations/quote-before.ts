/** Opening marks by the closing ones that a quotation can have directly before a citation. */
const openings: Readonly<Record<string, string>> = { '"': '"', "”": "“", "」": "「", "』": "『", "»": "«" };

/** Shorter ones are terms, not quotations. */
const leastLetters = 6;

/** The quotation that a text ends with, a full stop or comma aside; null when there is none. */
export function quoteBefore(text: string): string | null {
  const words = text.replace(/[.,。]?\s*$/, "");
  const opening = openings[words.at(-1) ?? ""];
  if (opening === undefined) return null;
  const start = words.lastIndexOf(opening, words.length - 2);
  if (start < 0) return null;
  const quote = words.slice(start + 1, -1);
  return quote.replace(/\s/g, "").length < leastLetters || quote.includes("\n\n") ? null : quote;
}
