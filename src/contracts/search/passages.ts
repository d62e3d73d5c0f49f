import type { Contract, Unit } from "../contract.ts";

/** A stretch of a unit short enough to be shown and quoted: a paragraph, or a piece of a long one. */
export interface ContractPassage {
  readonly unit: Unit;
  readonly label: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const longest = 900;

/** The passages of a contract, in text order. */
export function contractPassagesOf(contract: Contract): ContractPassage[] {
  const articles = new Map(contract.outline.articles.map((article) => [article.start, article]));
  return contract.units.flatMap((unit) => {
    const paragraphs = articles.get(unit.start)?.paragraphs ?? [];
    const head = { start: unit.start, end: paragraphs[0]?.start ?? unit.end };
    // A heading goes with the paragraph below it, so that a hit on the title shows the words it heads.
    const spans =
      paragraphs.length === 0
        ? [head]
        : paragraphs.map(({ start, end }, at) => (at === 0 ? { start: head.start, end } : { start, end }));
    return spans
      .flatMap(({ start, end }) => cut(contract.text, start, end))
      .map(({ start, end }) => ({
        unit,
        label: contract.labelAt(
          Math.min(end - 1, start + leadingBlanks(contract.text, start, end, paragraphs[0]?.start)),
        ),
        start,
        end,
        text: contract.text.slice(start, end),
      }));
  });
}

/** A passage that begins with the heading is labelled by the paragraph that follows it. */
function leadingBlanks(text: string, start: number, end: number, firstParagraph: number | undefined): number {
  if (firstParagraph !== undefined && start < firstParagraph && firstParagraph < end) return firstParagraph - start;
  return text.slice(start, end).search(/\S|$/);
}

/** Cuts a long stretch at sentence ends into pieces of at most `longest` characters. */
function cut(text: string, start: number, end: number): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let from = start;
  while (end - from > longest) {
    const window = text.slice(from, from + longest);
    const stop = Math.max(
      window.lastIndexOf(". "),
      window.lastIndexOf(".\n"),
      window.lastIndexOf("; "),
      window.lastIndexOf("\n"),
    );
    const to = from + (stop > longest / 3 ? stop + 1 : longest);
    pieces.push({ start: from, end: to });
    from = to;
  }
  pieces.push({ start: from, end });
  return pieces.filter((piece) => text.slice(piece.start, piece.end).trim() !== "");
}
