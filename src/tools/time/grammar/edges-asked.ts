import type { Clause, Phrase } from "./clause.ts";
import { startOf } from "./clause-facts.ts";
import type { Days } from "./days.ts";

/** “2분기가 언제 끝나?”, “연휴가 며칠부터야?”, “2월은 며칠까지 있어?”: the end of a period that a clause asks for. */
export function edgesAsked({ items }: Clause, { end }: Pick<Phrase, "end">): ReadonlySet<"start" | "end"> {
  const after = items.filter((item) => startOf(item) >= end);
  const edges = after.flatMap((item, at) => {
    // “다음 주 수요일부터 5일간 쓰면 마지막 날이 며칠이야?”
    if (item.kind === "stray" && item.token.kind === "edge") return [item.token.edge];
    if (item.kind !== "plain") return [];
    const before = after[at - 1];
    const isAsked = before?.kind === "plain" && before.token.kind === "ask" && before.token.asks === "day";
    if (item.token.kind === "edge-verb") return [item.token.edge];
    if (item.token.kind !== "particle" || !isAsked) return [];
    return item.token.role === "until" ? ["end" as const] : item.token.role === "from" ? ["start" as const] : [];
  });
  return new Set(edges);
}

/** The first or last of some days, where only that is asked for. */
export function edgeOf(days: Days, edges: ReadonlySet<"start" | "end">): Days {
  if (edges.size !== 1) return days;
  const day = edges.has("end") ? days.to : days.from;
  return { from: day, to: day };
}
