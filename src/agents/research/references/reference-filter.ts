import type { TextFilter } from "#kernel";
import type { Paper } from "#papers";
import type { Language, StruckReference } from "#protocol";
import { findReferences } from "./find-references.ts";
import { createKnownReferences } from "./known-references.ts";

/** A filter that also tells what it has struck out. */
export interface ReferenceFilter extends TextFilter {
  struck(): readonly StruckReference[];
}

const inPlace: Readonly<Record<Language, string>> = { ko: "〔확인되지 않은 문헌〕", en: "[unverified reference]" };

/** A line that is a list item or a heading is read whole: an invented entry of a bibliography goes with all its words. */
const listLine = /^\s*(?:[-*+•]|\d{1,3}[.)]|\[\d{1,3}\]|\|)\s?/;
/** The end of a sentence that no reference can reach across. */
const sentenceEnd = /[.!?。…]["”')\]]?\s+(?=[\p{Lu}가-힣"“「*_#-])/gu;
const abbreviation = /(?:\bet al|\b[A-Z]|\bvs|\bcf|\be\.g|\bi\.e)\.\s+$/;
const longestPending = 4_000;

/**
 * Lets a text through sentence by sentence, list lines whole, and takes out every reference that is to none of these
 * papers. So an answer cannot cite what no tool has returned, whatever a model writes.
 */
export function createReferenceFilter(papers: readonly Paper[], language: Language): ReferenceFilter {
  const isKnown = createKnownReferences(papers);
  const struck: StruckReference[] = [];
  let pending = "";
  let lineStart = true;

  function check(piece: string): string {
    const unknown = findReferences(piece).filter((reference) => !isKnown(reference));
    if (unknown.length === 0) return piece;
    const whole = lineStart && listLine.test(piece);
    struck.push(...unknown.map(({ text }) => ({ text: whole ? piece.trim() : text, reason: "no tool returned it" })));
    if (whole) return `${listLine.exec(piece)?.[0] ?? ""}${inPlace[language]}${/\s*$/.exec(piece)?.[0] ?? ""}`;
    let out = "";
    let from = 0;
    for (const { start, end } of unknown) {
      out += piece.slice(from, Math.max(from, start)) + inPlace[language];
      from = end;
    }
    return out + piece.slice(from);
  }

  function take(length: number): string {
    const piece = pending.slice(0, length);
    pending = pending.slice(length);
    const out = check(piece);
    lineStart = piece.endsWith("\n");
    return out;
  }

  /** How much of what is pending can be judged now. */
  function ready(): number {
    const newline = pending.indexOf("\n");
    if (newline >= 0) return newline + 1;
    if (pending.length > longestPending) return pending.length;
    if (lineStart && listLine.test(pending)) return 0;
    let end = 0;
    for (const match of pending.matchAll(sentenceEnd)) {
      const after = match.index + match[0].length;
      if (!abbreviation.test(pending.slice(0, after))) end = after;
    }
    return end;
  }

  return {
    push(delta) {
      pending += delta;
      let out = "";
      for (let length = ready(); length > 0; length = ready()) out += take(length);
      return out;
    },
    flush: () => (pending === "" ? "" : take(pending.length)),
    struck: () => struck,
  };
}
