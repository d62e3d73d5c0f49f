import type { DateToken, DateUnit } from "./token.ts";

/** 30, 30일, 열흘: a length of a list, with its unit where it has one. */
interface Listed {
  readonly length: readonly DateToken[];
  readonly lacksUnit: boolean;
  readonly next: number;
}

/** "30, 60 and 90 days from today", “30일이랑 60일 뒤”: what the last of several lengths is counted by is meant of each. */
export function withSharedTails(tokens: readonly DateToken[]): DateToken[] {
  const read: DateToken[] = [];
  let at = 0;
  while (at < tokens.length) {
    const list = listAt(tokens, at);
    const token = tokens[at];
    if (token === undefined) break;
    if (list === null) {
      read.push(token);
      at += 1;
    } else {
      read.push(...list.read);
      at = list.next;
    }
  }
  return read;
}

function listAt(tokens: readonly DateToken[], at: number): { read: DateToken[]; next: number } | null {
  const lengths: Listed[] = [];
  let next = at;
  for (let one = lengthAt(tokens, next); one !== null; one = lengthAt(tokens, next)) {
    lengths.push(one);
    const join = tokens[one.next];
    next = one.next;
    if (join === undefined || !isJoin(join)) break;
    if (isOneLength(one, lengthAt(tokens, one.next + 1))) return null;
    // "30, 60, and 90"
    const second = tokens[one.next + 1];
    next = second !== undefined && isJoin(second) ? one.next + 2 : one.next + 1;
  }
  const last = lengths.at(-1);
  const direction = last === undefined ? undefined : tokens[last.next];
  if (last === undefined || lengths.length < 2 || last.lacksUnit || direction?.kind !== "direction") return null;
  const unit = last.length.slice(1);
  const earlier = lengths.slice(0, -1).flatMap(({ length, lacksUnit }) => {
    const end = length.at(-1)?.end ?? 0;
    const copies = [...(lacksUnit ? unit : []), direction, and].map((token) => ({ ...token, start: end, end }));
    return [...length, ...copies];
  });
  return { read: [...earlier, ...last.length], next: last.next };
}

const sizes: readonly DateUnit[] = ["day", "week", "month", "year"];

/** 2주하고 3일 뒤, one year and one day from now: a larger unit and a smaller are one length. */
function isOneLength(first: Listed, second: Listed | null): boolean {
  const [unit, other] = [first.length.at(-1), second?.length.at(-1)];
  const sizeOf = (token: DateToken | undefined) =>
    token?.kind === "unit" || token?.kind === "span" ? sizes.indexOf(token.unit) : -1;
  return sizeOf(other) >= 0 && sizeOf(unit) > sizeOf(other);
}

const and: DateToken = { kind: "particle", role: "with", endsClause: false, past: false, text: "", start: 0, end: 0 };

const isJoin = (token: DateToken) => (token.kind === "particle" && token.role === "with") || token.text === ",";

function lengthAt(tokens: readonly DateToken[], at: number): Listed | null {
  const [first, unit] = [tokens[at], tokens[at + 1]];
  if (first?.kind === "span") return { length: [first], lacksUnit: false, next: at + 1 };
  if (first?.kind !== "number" || tokens[at - 1]?.kind === "month") return null;
  return unit?.kind === "unit"
    ? { length: [first, unit], lacksUnit: false, next: at + 2 }
    : { length: [first], lacksUnit: true, next: at + 1 };
}
