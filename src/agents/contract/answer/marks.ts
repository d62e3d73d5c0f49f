import type { Contract, LabelledSpan } from "#contracts";
import type { TextFilter } from "#kernel";
import { oneOf } from "#language";

/** A citation mark in an answer, such as [제5조 제2항], and the node it points to. */
export interface Mark {
  /** Where its bracket opens. */
  readonly start: number;
  readonly written: string;
  readonly node: LabelledSpan | null;
}

const bracket = /\[([^[\]\n]{1,48})\]/g;
const between = /[,;]\s?/;
const looksLikeLabelWords = oneOf`
  제\s?\d+\s?조
  별[지표첨]
  붙임
  부록
  부칙
  전문
  서명란
  \d+쪽
  (?:section|article|clause|exhibit|schedule|annex|appendix|preamble|signatures|page)\b
  \d+(?:\.\d+)*(?:\([a-z]+\))*$
`;
const looksLikeLabel = new RegExp(`^(?:${looksLikeLabelWords})`, "i");

/** Reads the marks of a text. Labels are matched without regard to blanks: 제5조제2항 is 제5조 제2항. */
export function createMarkReader(contract: Contract) {
  const nodeOf = (label: string) =>
    contract.nodeOf(label) ?? contract.nodeOf(label.trim().replace(/^(?:section|article|clause)\s/i, ""));
  return {
    nodeOf,
    marksIn: (text: string): Mark[] =>
      [...text.matchAll(bracket)]
        .flatMap(({ 1: inner = "", index: start }) =>
          inner.split(between).map((part) => ({ start, written: part.trim(), node: nodeOf(part) })),
        )
        .filter(({ written, node }) => node !== null || looksLikeLabel.test(written)),
    /** The text with marks at its end taken off. */
    withoutMarks: (text: string) => text.replace(/(?:\s*\[[^[\]\n]{1,48}\])+(?=[.\s|]*$)/, ""),
  };
}

/** A mark is no longer than this; anything after an opening bracket that is, is none. */
const longestMark = 50;

/** Writes marks as the contract's labels while the answer streams; nothing is left out, and nothing but a mark waits. */
export function createMarkFilter(contract: Contract): TextFilter {
  const reader = createMarkReader(contract);
  let pending = "";
  const release = (final: boolean) => {
    const open = final ? -1 : pending.lastIndexOf("[");
    const waits = open >= 0 && !pending.slice(open).includes("]") && pending.length - open < longestMark;
    const ready = waits ? pending.slice(0, open) : pending;
    pending = waits ? pending.slice(open) : "";
    return ready.replace(bracket, (whole, inner: string) => {
      const nodes = inner.split(between).map((part) => reader.nodeOf(part));
      return nodes.every((node) => node !== null) ? nodes.map((node) => `[${node.label}]`).join(" ") : whole;
    });
  };
  return {
    push(delta) {
      pending += delta;
      return release(false);
    },
    flush: () => release(true),
  };
}
