import type { Citation, Source } from "#protocol";
import { closesFence, codeSpanEnd, type Fence, fenceOf } from "./code.ts";
import { entityAt } from "./entity.ts";
import { createResolver, type StruckMark } from "./resolve-citation.ts";

export interface CheckedAnswer {
  readonly text: string;
  /** The citations that stand in the text, in their order, each once, with the places of its marks as they were written. */
  readonly citations: readonly Citation[];
  readonly struck: readonly StruckMark[];
}

/** Lets an answer through as it is written, and holds back only what could still become a mark. */
export interface CitationFilter {
  push(delta: string): string;
  flush(): string;
  result(): CheckedAnswer;
}

/** How much of the answer is looked back at for quotations and claims. */
const lookBack = 1500;

/** The most marks of one answer. A model that loops writes thousands; nobody reads past these. */
const mostMarks = 300;
/** The most struck marks that are told one by one. */
const mostStruck = 50;

/**
 * Reads the citations of an answer while it streams. Marks resolve against `sources` by their number and are written `[n]`;
 * marks that resolve to nothing, or whose quotation is not in their source, give no citation and are left out, unless
 * the text goes to a reader who is told what is wrong with them. Code, link targets and definitions are left as they are.
 */
export function createCitationFilter(
  sources: readonly Source[],
  { keepsUnresolved = false }: { readonly keepsUnresolved?: boolean } = {},
): CitationFilter {
  const resolve = createResolver(sources);
  const citations = new Map<string, Citation>();
  const struck: StruckMark[] = [];
  /** What has been let through, and what has not: everything of the answer is in one of the two. */
  const through: string[] = [];
  let pending = "";
  let pushed = 0;
  /** What this push lets through, and the end of all that was: reading the whole text at every push would cost its square. */
  let passing = "";
  let tail = "";
  let marks = 0;
  /** The sources cited since the last word: one mark says it once. */
  let citedInRow = new Set<number>();
  let openBrackets = 0;
  let inLink = false;
  let fence: Fence | null = null;

  function write(words: string): void {
    passing += words;
    tail += words;
    if (tail.length > 4 * lookBack) tail = tail.slice(-lookBack);
  }

  /** Lets characters through. Always true: there is something to go on with. */
  function pass(count: number): true {
    const passed = pending.slice(0, count);
    if (/\S/.test(passed)) citedInRow = new Set();
    write(passed);
    pending = pending.slice(count);
    return true;
  }

  /** Takes one bite of what is pending; false when more must come first. */
  function step(final: boolean): boolean {
    if (inLink) return passLink();
    if (fence !== null) return passFenced(fence, final);
    const words = /^[^\s&`~\\[［【\]]+/.exec(pending);
    if (words !== null) return pass(words[0].length);
    // White space waits for what follows: it goes with a mark that is struck.
    const gap = /^\s*/.exec(pending)?.[0].length ?? 0;
    if (gap === pending.length && !final) return false;
    const next = pending[gap] ?? "";
    if (next === "`" || next === "~") return passCode(gap, final);
    if (next === "&") return passEntity(gap, final);
    if (next === "]") return passBracket(gap, final);
    if (next !== "" && "\\[［【".includes(next)) return passMark(gap, final);
    if (pending.slice(0, gap).includes("\n")) openBrackets = 0;
    return pass(gap);
  }

  function passLink(): boolean {
    const end = pending.search(/[)\n]/);
    inLink = end < 0;
    return pass(end < 0 ? pending.length : end + 1);
  }

  function passFenced(open: Fence, final: boolean): boolean {
    const newline = pending.indexOf("\n");
    const end = newline < 0 ? pending.length : newline + 1;
    if (!tail.endsWith("\n")) return pass(end);
    const closes = closesFence(pending.slice(0, end), newline >= 0 || final, open);
    if (closes === null) return false;
    if (closes) fence = null;
    return pass(end);
  }

  function passCode(gap: number, final: boolean): boolean {
    const run = /^(?:`+|~+)/.exec(pending.slice(gap))?.[0] ?? "";
    const opened = gap + run.length;
    if (opened === pending.length && !final) return false;
    fence = fenceOf(run, isLineStart(tail.slice(-200) + pending.slice(0, gap)));
    if (fence !== null || run.startsWith("~")) return pass(opened);
    const end = codeSpanEnd(pending, opened, run.length, final);
    return end !== null && pass(end);
  }

  /** Markdown would show `&#91;1&#93;` as a mark that nobody checked, so such an entity is shown as it is written. */
  function passEntity(gap: number, final: boolean): boolean {
    const entity = entityAt(pending, gap);
    if (entity === "unfinished" && !final) return false;
    pass(gap + 1);
    if (entity === "of-a-mark") write("amp;");
    return true;
  }

  function passBracket(gap: number, final: boolean): boolean {
    if (gap + 1 === pending.length && !final) return false;
    inLink = openBrackets > 0 && pending[gap + 1] === "(";
    openBrackets = Math.max(0, openBrackets - 1);
    return pass(inLink ? gap + 2 : gap + 1);
  }

  function passMark(gap: number, final: boolean): boolean {
    const mark = markAt(pending, gap);
    if (!final && (mark === null ? mayBecomeMark(pending, gap) : mark.end === pending.length)) return false;
    if (mark !== null && !isReference(mark, gap)) return settle(mark, gap);
    if (pending[gap] === "\\") return pass(gap + 2);
    openBrackets++;
    return pass(gap + 1);
  }

  /** `[text][1]`, `[1](address)` and `[1]: address` are links and definitions, not citations. */
  function isReference(mark: WrittenMark, gap: number): boolean {
    const next = pending[mark.end];
    if (next === "(") return true;
    if (next === ":" && isLineStart(tail.slice(-200) + pending.slice(0, gap))) return true;
    return gap === 0 && tail.endsWith("]") && !/\[\d{1,3}\]$/.test(tail.slice(-5));
  }

  function settle(mark: WrittenMark, gap: number): true {
    const before = tail.slice(-lookBack);
    const kept: string[] = [];
    for (const number of mark.numbers) {
      if (++marks > mostMarks) break;
      if (citedInRow.has(number)) continue;
      citedInRow.add(number);
      const outcome = resolve(number, before);
      if ("reason" in outcome) {
        strike(outcome);
        if (keepsUnresolved) kept.push(outcome.mark);
      } else {
        kept.push(outcome.mark);
        const key = JSON.stringify(outcome);
        const places = [...(citations.get(key)?.places ?? []), pushed - pending.length + gap];
        citations.set(key, { ...outcome, places });
      }
    }
    if (marks > mostMarks) {
      strike({ mark: pending.slice(gap, mark.end), reason: "too-many", quote: null });
      if (keepsUnresolved) kept.splice(0, kept.length, pending.slice(gap, mark.end));
    }
    const space = pending.slice(0, gap);
    // Without its mark a space is left only where it parts two words or lines.
    if (kept.length > 0 || space.includes("\n") || /^[\p{L}\p{N}]/u.test(pending.slice(mark.end, mark.end + 2)))
      write(space);
    write(kept.join(""));
    pending = pending.slice(mark.end);
    return true;
  }

  function strike(mark: StruckMark): void {
    if (struck.length < mostStruck) struck.push(mark);
  }

  function drain(final: boolean): string {
    passing = "";
    while (pending !== "" && step(final));
    through.push(passing);
    return passing;
  }

  return {
    push(delta) {
      pending += delta;
      pushed += delta.length;
      return drain(false);
    },
    flush: () => drain(true),
    result: () => ({ text: through.join(""), citations: [...citations.values()], struck }),
  };
}

function isLineStart(lead: string): boolean {
  return /(?:^|\n)[ \t]*$/.test(lead.slice(-200));
}

/**
 * Our mark is `[n]`: the n-th of the sources an answer was given, from 1. Models write others, which mean the same and
 * become ours: `[1, 2]`, `[1-3]`, `[^1]`, `【1】`, `［1］`, and `\[1\]`, which Markdown shows as `[1]`.
 * Four digits are a year.
 */
const blank = String.raw`\s{0,3}`;
const join = `${blank}[-–~,，、]${blank}`;
const numbers = String.raw`\d{1,3}(?:${join}\d{1,3}){0,20}`;
const page = String.raw`†[^\]］】\n]{0,60}`;
const open = `[[［【]${blank}`;

const mark = new RegExp(String.raw`\\?${open}\^?${blank}(${numbers})${blank}(?:${page})?\\?[\]］】]`, "y");
/** Everything that one more character could still turn into a mark. */
const beginning = new RegExp(
  String.raw`\\?(?:${open}(?:\^?${blank}(?:${numbers}${blank}(?:[-–~,，、]${blank}|${page})?\\?)?)?)?$`,
  "y",
);

interface WrittenMark {
  /** Where it ends in the text. */
  readonly end: number;
  readonly numbers: readonly number[];
}

/** The mark that stands at a place of a text, or null. */
function markAt(text: string, at: number): WrittenMark | null {
  mark.lastIndex = at;
  const found = mark.exec(text);
  return found?.[1] === undefined ? null : { end: at + found[0].length, numbers: numbersOf(found[1]) };
}

/** Whether the text's end, from a place on, may be the beginning of a mark. */
function mayBecomeMark(text: string, at: number): boolean {
  beginning.lastIndex = at;
  return beginning.test(text);
}

function numbersOf(list: string): number[] {
  const numbers = new Set<number>();
  for (const part of list.split(/[,，、]/)) {
    const [first, last] = part.split(/[-–~]/).map((each) => Number(each.trim()));
    if (first === undefined) continue;
    const end = last === undefined || last < first || last - first > 50 ? first : last;
    for (let number = first; number <= end; number++) numbers.add(number);
    if (last !== undefined) numbers.add(last);
  }
  return [...numbers];
}
