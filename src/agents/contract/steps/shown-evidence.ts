import { material } from "#kernel";
import { type NamedText, relevantExcerpt } from "#language";
import type { Language } from "#protocol";
import type { ContractEvidence } from "../evidence.ts";

/** UTF-8 bytes of what was read that a model is shown, all together: some 12,000 tokens. Writer and evaluator see the same. */
const maxBytes = 36_000;

interface WhatWasRead {
  readonly question: string;
  readonly evidence: readonly ContractEvidence[];
  /** All of the contract was read, in its order. */
  readonly whole?: boolean;
}

/** What was read, as a model is shown it: whole if it fits, else of long parts what speaks of the question, with marks. */
export function evidenceShown({ evidence, question, whole }: WhatWasRead, language: Language): string[] {
  if (whole === true) return [material("the whole contract", evidence.map(inOrder).join("\n\n"))];
  const parts = evidence.map(({ text, points }): readonly NamedText[] =>
    points.length > 0 ? points : [{ label: null, text }],
  );
  const lengths = parts.map((ofPiece) => ofPiece.reduce((sum, { text }) => sum + text.length, 0));
  const texts = parts.flatMap((ofPiece) => ofPiece.map(({ text }) => text)).join("");
  const limit = fairLimit(lengths, (maxBytes * texts.length) / Math.max(1, Buffer.byteLength(texts)));
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
