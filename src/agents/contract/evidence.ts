import { z } from "zod";
import type { Contract, Unit } from "#contracts";
import { joinLabels } from "#contracts";
import { type Span, sentencesOf } from "#language";

/** A stretch of the contract that a tool has read. `points` are its paragraphs, when it is a whole article. */
export const evidenceSchema = z.object({
  label: z.string(),
  /** The unit it belongs to: the label that counts as explored. */
  unit: z.string(),
  title: z.string(),
  page: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  points: z.array(z.object({ label: z.string(), text: z.string() })),
  /** How close a search found it; absent when it was read by its name. */
  score: z.number().optional(),
  /** Characters of a long part that were not read. */
  left: z.number().int().optional(),
});
export type ContractEvidence = z.infer<typeof evidenceSchema>;

/** A remark, or a list that is an answer by itself: in the reader's language, as Markdown. */
const noteShape = { note: z.string(), isList: z.boolean().optional() };

/** What every tool of this agent returns: what it read, and what it says of it. */
export const contractToolResultSchema = z.object({ evidence: z.array(evidenceSchema), ...noteShape });
export type ContractToolResult = z.infer<typeof contractToolResultSchema>;

/** What a tool said. */
export const toolNoteSchema = z.object({ tool: z.string(), ...noteShape });
export type ToolNote = z.infer<typeof toolNoteSchema>;

/** Longer units are read to this length at a time; their passages are also found by search. */
const longestUnit = 8_000;

/** A whole unit as evidence, paragraph by paragraph; of a long one as much as is read at a time, from a place in it. */
export function unitEvidence(
  contract: Contract,
  unit: Unit,
  from = unit.start,
  longest = longestUnit,
): ContractEvidence {
  const end = endOfReading(contract.text, { start: from, end: unit.end }, longest);
  const points = pointsOf(contract, unit)
    .filter(({ start, text }) => start < end && start + text.length > from)
    .map(({ label, start, text }) => ({
      label,
      text: contract.text.slice(Math.max(start, from), Math.min(start + text.length, end)),
    }));
  const read = { ...spanEvidence(contract, unit.label, { start: from, end }), points };
  const left = unit.end - end;
  return left > 0 ? { ...read, left } : read;
}

/** What follows in a long unit: behind the last characters that were `left`, or behind its first reading. */
export function restEvidence(contract: Contract, unit: Unit, left: number | null): ContractEvidence {
  const from = left === null ? endOfReading(contract.text, unit, longestUnit) : Math.max(unit.start, unit.end - left);
  return unitEvidence(contract, unit, from < unit.end ? from : unit.start);
}

/** The paragraphs of an article, or the articles of an attachment with what stands above them. */
function pointsOf(contract: Contract, unit: Unit): { label: string; start: number; text: string }[] {
  const { articles, supplementary, annexes } = contract.outline;
  const article = articles.find(({ start }) => start === unit.start);
  if (article !== undefined)
    return article.paragraphs.map(({ label, start, text }) => ({
      label: label === "" ? unit.label : joinLabels(unit.label, label),
      start,
      text,
    }));
  const own = [...supplementary, ...annexes].find(({ start }) => start === unit.start)?.articles ?? [];
  const first = own[0];
  if (first === undefined) return [];
  const head = { label: unit.label, start: unit.start, text: contract.text.slice(unit.start, first.start) };
  const points = own.map(({ label, start, text }) => ({ label: `${unit.label} ${label}`, start, text }));
  return head.text.replace(unit.title, "").replace(unit.label, "").trim().length > 4 ? [head, ...points] : points;
}

/** The end of a part, or of the last whole sentence, row or word that is not far from the longest reading. */
function endOfReading(text: string, { start, end }: Span, longest: number): number {
  if (end - start <= longest) return end;
  const limit = start + longest;
  const read = text.slice(start, limit);
  const sentence = sentencesOf(text, start, limit).at(-2)?.end ?? start;
  const whole = Math.max(sentence, start + read.lastIndexOf("\n"));
  // One long line below a heading has neither: it is not cut to its heading.
  return [whole, start + read.lastIndexOf(" ")].find((at) => at > start + longest / 2) ?? limit;
}

/** Any stretch as evidence. */
export function spanEvidence(
  contract: Contract,
  label: string,
  { start, end }: { start: number; end: number },
): ContractEvidence {
  const unit = contract.unitAt(start);
  return {
    label,
    unit: unit?.label ?? label,
    title: unit?.title ?? "",
    page: contract.pageAt(start),
    start,
    end,
    text: contract.text.slice(start, end),
    points: [],
  };
}
