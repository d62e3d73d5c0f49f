import type { BoundRelation, RowCondition } from "./conditions.ts";
import type { QuestionItem } from "./question-items.ts";

const opposites = new Map<BoundRelation, BoundRelation>([
  ["least", "below"],
  ["below", "least"],
  ["most", "above"],
  ["above", "most"],
]);

/** 200 미만이 아닌 is 200 이상: a bound that is denied, with the word that denies it, becomes its opposite. */
export function withDenied(items: readonly QuestionItem[]): readonly QuestionItem[] {
  const left: QuestionItem[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [item, next] = [items[at], items[at + 1]];
    if (item === undefined) continue;
    const denied = (isNot(item, true) && oppositeOf(next, item)) || (isNot(next, false) && oppositeOf(item, next));
    left.push(denied || item);
    if (denied) at += 1;
  }
  return left;
}

const isNot = (item: QuestionItem | undefined, isBehind: boolean): item is QuestionItem =>
  item?.kind === "condition" && item.condition.kind === "not" && item.condition.isBehind === isBehind;

function oppositeOf(item: QuestionItem | undefined, not: QuestionItem): QuestionItem | null {
  if (item?.kind !== "condition") return null;
  const condition = opposite(item.condition, not);
  return condition === null ? null : { kind: "condition", condition, words: condition.words };
}

function opposite(condition: RowCondition, not: QuestionItem): RowCondition | null {
  if (condition.kind !== "figure" && condition.kind !== "day") return null;
  const [bound, another] = condition.bounds;
  const relation = bound === undefined ? undefined : opposites.get(bound.relation);
  if (bound === undefined || another !== undefined || relation === undefined) return null;
  const isBehind = not.kind === "condition" && not.condition.kind === "not" && not.condition.isBehind;
  const words = isBehind ? `${not.words} ${condition.words}` : `${condition.words} ${not.words}`;
  return condition.kind === "figure"
    ? { ...condition, bounds: condition.bounds.map((one) => ({ ...one, relation })), words, isDenied: true }
    : { ...condition, bounds: condition.bounds.map((one) => ({ ...one, relation })), words, isDenied: true };
}
