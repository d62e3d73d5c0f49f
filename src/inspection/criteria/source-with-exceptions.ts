import type { Condition } from "./compile-criteria.ts";
import type { ExceptionList, ListedException } from "./criteria-item.ts";

/** They are told anew with every condition that has them. */
const mostLettersTold = 200;

/** A condition's words with its exceptions, as many as fit, and how many more there are. */
export function sourceWithExceptions(condition: Condition, mostLetters = mostLettersTold): string {
  if (condition.kind === "compiled") return condition.source;
  let { source } = condition;
  let room = mostLetters;
  let left = condition.exceptions.reduce((sum, { length }) => sum + length, 0);
  for (const { words, text } of inOrder(condition.exceptions)) {
    room -= words.length + text.length + 3;
    if (room < 0) break;
    source += `\n${words}: ${text}`;
    left -= 1;
  }
  return left === 0 ? source : `${source}\n… (+${left})`;
}

/** Lists of headings within each other, by their lines; no more of them is read than is asked for. */
function* inOrder(lists: readonly ExceptionList[]): Generator<ListedException> {
  const places = lists.map((list) => ({ list, at: 0 }));
  while (true) {
    let first: { exception: ListedException; place: { at: number } } | null = null;
    for (const place of places) {
      const exception = place.list[place.at];
      if (exception !== undefined && (first === null || exception.line < first.exception.line)) {
        first = { exception, place };
      }
    }
    if (first === null) return;
    first.place.at += 1;
    yield first.exception;
  }
}
