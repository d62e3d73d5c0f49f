import type { Contract } from "#contracts";
import type { TextFilter } from "#kernel";
import { createMarkReader } from "./marks.ts";

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
    return ready.replace(/\[([^[\]\n]{1,48})\]/g, (whole, inner: string) => {
      const nodes = inner.split(/[,;]\s?/).map((part) => reader.nodeOf(part));
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
