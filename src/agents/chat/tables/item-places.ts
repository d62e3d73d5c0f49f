import type { QuestionItem } from "./question-items.ts";

export interface ItemPlace {
  readonly start: number;
  readonly end: number;
}

/** What may stand between two words of one name. */
const between = String.raw`[\s,;:?!？！~“”‘’"'「」()\[\]、]+`;

/** Where the parts of a question stand in it, in their order; null for those that are not written so. */
export function placesOf(question: string, items: readonly QuestionItem[]): (ItemPlace | null)[] {
  const text = question.toLowerCase();
  let from = 0;
  return items.map(({ words }) => {
    const parts = words
      .toLowerCase()
      .split(/\s+/)
      .filter((part) => part !== "");
    if (parts.length === 0) return null;
    const shape = new RegExp(String.raw`(?<![가-힣\w])${parts.map(escaped).join(between)}`, "g");
    shape.lastIndex = from;
    const found = shape.exec(text);
    if (found === null) return null;
    from = found.index + found[0].length;
    return { start: found.index, end: from };
  });
}

const escaped = (part: string) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
