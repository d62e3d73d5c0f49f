import { evidenceTokens, material, type PromptContext, tokensIn } from "#kernel";
import { type NamedText, relevantExcerpt } from "#language";
import type { ContractEvidence } from "../evidence.ts";
import { type PreviousTurn, previousTokens } from "./shortened.ts";

interface WhatWasRead {
  readonly question: string;
  readonly previous: PreviousTurn | null;
  readonly evidence: readonly ContractEvidence[];
  /** All of the contract was read, in its order. */
  readonly whole?: boolean;
}

/** What was read, as a model is shown it: whole if it fits, else of long parts what speaks of the question, with marks. */
export function evidenceShown(
  { evidence, question, previous, whole }: WhatWasRead,
  { language, model = null }: PromptContext,
): string[] {
  if (whole === true) return [material("the whole contract", evidence.map(inOrder).join("\n\n"))];
  const parts = evidence.map(({ text, points }): readonly NamedText[] =>
    points.length > 0 ? points : [{ label: null, text }],
  );
  const lengths = parts.map((ofPiece) => ofPiece.reduce((sum, { text }) => sum + text.length, 0));
  const texts = parts.flatMap((ofPiece) => ofPiece.map(({ text }) => text)).join("");
  const room = evidenceTokens(model, previousTokens(previous) + tokensIn(question));
  const limit = fairLimit(lengths, (room * texts.length) / Math.max(1, tokensIn(texts)));
  return evidence.map(({ label, title, left = 0 }, at) => {
    const { shown } = relevantExcerpt(parts[at] ?? [], {
      mostCharacters: limit,
      about: question,
      language,
      unread: left,
    });
    return material(`[${label}] ${title}`, shown);
  });
}

/** A part of a contract that is shown whole: its heading, and each paragraph below its label. */
function inOrder({ label, title, text, points }: ContractEvidence): string {
  const body = points.filter((point) => point.label !== label);
  const lines = body.length === 0 ? [text.trim()] : body.map((point) => `[${point.label}] ${point.text.trim()}`);
  const own = points.filter((point) => point.label === label).map((point) => point.text.trim());
  return [`[${label}] ${title}`.trim(), ...(body.length === 0 ? [] : own), ...lines].join("\n");
}

/** The length up to which each may go so that all of them fit: short ones leave their share to the long ones. */
export function fairLimit(lengths: readonly number[], total: number): number {
  let left = total;
  const rising = lengths.toSorted((a, b) => a - b);
  for (const [at, length] of rising.entries()) {
    const share = left / (rising.length - at);
    if (length > share) return Math.floor(share);
    left -= length;
  }
  return total;
}
