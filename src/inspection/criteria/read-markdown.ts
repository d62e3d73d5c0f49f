import {
  anyOf,
  type CriteriaVerdict,
  holdsArrow,
  mentionsVerdict,
  parseVerdict,
  plainWords,
  splitVerdict,
} from "./verdict.ts";

/** Longer ones are for the judge as they stand. */
export const longestCondition = 4000;

/** A piece of a criteria document that decides something, with the line it starts on. */
export interface CriteriaItem {
  readonly line: number;
  readonly text: string;
  /** What the heading above says of everything under it: `## Critical`. */
  readonly sectionVerdict: CriteriaVerdict | null;
  /** Whether it may be an exception, or have some. */
  readonly role: "rule" | "exception" | "excepted";
}

/** Headings whose lines decide only where they tell a verdict of their own, by their first word. */
const notes = new RegExp(`^${anyOf("notes")}(?!\\p{L})`, "iu");
/** The heading of exceptions: what it lists is weighed with the conditions that it is taken from, and asks for nothing itself. */
const exceptions = new RegExp(`^${anyOf("exceptions")}$`, "iu");
/** Headings that may be one. A wrong guess costs questions to the judge, no verdict: its lines are asked about too. */
const likeExceptions = new RegExp(anyOf("likeExceptions"), "iu");
const listMarker = /^ {0,3}(?:[-*+•·]|\d{1,3}[.)]|[①-⑳]|[가-하][.)])\s+(?:\[[ xX]?\]\s+)?/u;

const gradeAtHead = /^[([（]([^()[\]（）]{1,20})[)\]）]/u;

type Form = "listed" | "row" | "paragraph";

type Section = "rules" | "notes" | "exceptions" | "like-exceptions";

interface Heading {
  readonly level: number;
  readonly holds: Section;
  readonly verdict: CriteriaVerdict | null;
}

interface PlacedItem extends Omit<CriteriaItem, "role"> {
  /** The headings above it, outermost first. */
  readonly headings: readonly Heading[];
}

/**
 * Finds what decides in a criteria document: list items, table rows, and paragraphs that stand under a heading or speak of a
 * verdict. When in doubt a text counts as a condition: one that is overlooked would be a silent pass.
 */
export function readCriteria(markdown: string): { readonly title: string; readonly items: readonly CriteriaItem[] } {
  const reader = new CriteriaReader();
  const lines = withoutComments(markdown.replace(/^\uFEFF/, "")).split(/\r\n|\r|\n/);
  lines.forEach((line, index) => {
    reader.read(line, index + 1);
  });
  return reader.finish();
}

class CriteriaReader {
  #title = "";
  #headings: Heading[] = [];
  #items: PlacedItem[] = [];
  #context: PlacedItem[] = [];
  #open: { line: number; parts: string[]; form: Form; indent: number } | null = null;
  #fenced = false;
  /** What stands above listed lines that are rules of their own. */
  #lead: { readonly text: string; readonly indent: number } | null = null;

  read(line: string, number: number): void {
    const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line);
    if (/^\s*(?:```|~~~)/.test(line)) {
      this.#close();
      this.#fenced = !this.#fenced;
    } else if (this.#fenced) this.#single(line, number, "listed");
    else if (heading !== null) this.#heading(heading[1]?.length ?? 1, heading[2] ?? "");
    else if (line.trim() === "" || /^\s*(?:-\s*){3,}$|^\s*={3,}\s*$/.test(line)) this.#close();
    else if (/^\s*\|.*\|\s*$/.test(line)) this.#row(line, number);
    else if (listMarker.test(line.trimStart()) && (this.#isGraded(line) || !this.#isNested(line)))
      this.#listed(line, number);
    else if (this.#open === null) this.#start(line.replace(/^\s*>\s?/, ""), number, "paragraph");
    else this.#open.parts.push(line.replace(/^\s*>\s?/, "").trim());
  }

  finish(): { title: string; items: CriteriaItem[] } {
    this.#close();
    const [first] = this.#context;
    // A document without a single recognisable condition is one condition in prose.
    const isBare = this.#items.length === 0 && first !== undefined;
    const placed = isBare ? [{ ...first, text: this.#context.map(({ text }) => text).join("\n") }] : this.#items;
    const scopes = new Set(placed.flatMap(({ headings }) => exceptionScopeOf(headings)));
    const hasRules = placed.some(({ headings }) => !mayBeExceptions(headings));
    const items = placed.flatMap(({ line, text, sectionVerdict, headings }): CriteriaItem[] => {
      const isExcepted = scopes.has(null) || headings.some((heading) => scopes.has(heading));
      const role = mayBeExceptions(headings) ? "exception" : isExcepted ? "excepted" : "rule";
      const isListed = headings.at(-1)?.holds === "exceptions" && hasRules && !tellsVerdict(text);
      return isListed ? [] : [{ line, text, sectionVerdict, role }];
    });
    return { title: this.#title, items };
  }

  #heading(level: number, text: string): void {
    this.#close();
    this.#lead = null;
    if (level === 1 && this.#title === "") {
      this.#title = text;
      return;
    }
    while ((this.#headings.at(-1)?.level ?? 0) >= level) this.#headings.pop();
    const above = this.#headings.at(-1);
    const own = parseVerdict(text);
    const holds = own === null ? sectionNamed(text, above?.holds ?? "rules") : "rules";
    // A subheading that says nothing of its own leaves what the heading above it says of everything below.
    this.#headings.push({ level, holds, verdict: own ?? (holds === "rules" ? (above?.verdict ?? null) : null) });
  }

  #start(text: string, line: number, form: Form, indent = 0): void {
    this.#close();
    if (form === "paragraph") this.#lead = null;
    this.#open = { line, parts: [text.trim()], form, indent };
  }

  #listed(line: string, number: number): void {
    const indent = indentOf(line);
    const parent = this.#isNested(line) ? this.#open : null;
    if (parent !== null) {
      const [heading = "", ...others] = parent.parts;
      this.#lead = { text: heading, indent: parent.indent };
      this.#open = null;
      // What stands between them without a grade is a rule, too: one that is overlooked would be a silent pass.
      if (others.length > 0) this.#single(`${heading}: ${others.join(" ")}`, parent.line, "listed");
    } else if (indent <= (this.#lead?.indent ?? indent)) this.#lead = null;
    const lead = this.#lead === null ? "" : `${this.#lead.text}: `;
    this.#start(lead + line.trimStart().replace(listMarker, ""), number, "listed", indent);
  }

  /** `- (Critical) …` below a line that tells no verdict is a rule of its own: the line above it is its heading. */
  #isGraded(line: string): boolean {
    const grade = gradeAtHead.exec(line.trimStart().replace(listMarker, ""))?.[1];
    const above = this.#open?.parts.join(" ") ?? "";
    return grade !== undefined && parseVerdict(grade) !== null && !tellsVerdict(above) && !gradeAtHead.test(above);
  }

  #single(text: string, line: number, form: Form): void {
    if (text.trim() !== "") this.#start(text, line, form);
    this.#close();
  }

  /** What is listed under an item belongs to it: an exception there must not be read without its rule, nor the rule without it. */
  #isNested(line: string): boolean {
    return this.#open?.form === "listed" && indentOf(line) >= this.#open.indent + 2;
  }

  /** A table row: the header is known by the rule under it. */
  #row(line: string, number: number): void {
    const cells = line
      .trim()
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
    this.#close();
    if (!cells.every((cell) => /^:?-+:?$/.test(cell)))
      this.#single(cells.join(cells.length === 2 ? " → " : " | "), number, "row");
    else if (this.#items.at(-1)?.line === number - 1) this.#items.pop();
  }

  #close(): void {
    if (this.#open === null) return;
    const { line, parts, form } = this.#open;
    this.#open = null;
    const headings = [...this.#headings];
    const item = { line, text: parts.join("\n"), sectionVerdict: headings.at(-1)?.verdict ?? null, headings };
    (this.#decides(item.text, form) ? this.#items : this.#context).push(item);
  }

  #decides(text: string, form: Form): boolean {
    const section = this.#headings.at(-1)?.holds;
    // A rule that somebody wrote among the notes and that is overlooked would be a silent pass.
    if (section === "notes") return tellsVerdict(text, form);
    return form !== "paragraph" || section !== undefined || this.#items.length > 0 || mentionsVerdict(text);
  }
}

function sectionNamed(heading: string, above: Section): Section {
  if (notes.test(heading)) return "notes";
  if (exceptions.test(heading)) return "exceptions";
  return likeExceptions.test(heading) ? "like-exceptions" : above;
}

const isException = ({ holds }: Heading) => holds === "exceptions" || holds === "like-exceptions";
const mayBeExceptions = (headings: readonly Heading[]) => headings.slice(-1).some(isException);

/** The heading from whose conditions exceptions are taken: the one above theirs; null where they are taken from all. */
function exceptionScopeOf(headings: readonly Heading[]): (Heading | null)[] {
  return mayBeExceptions(headings) ? [headings.findLast((heading) => !isException(heading)) ?? null] : [];
}

/** Whether a text says what follows from something. The arrow between the cells of a row is none of its author's. */
function tellsVerdict(text: string, form?: Form): boolean {
  if (text.length > longestCondition || (form !== "row" && holdsArrow(text))) return true;
  return splitVerdict(plainWords(text), null).verdict !== null;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Comments say nothing to the judge; their lines stay, so that numbers still fit. One that never closes is no comment. */
function withoutComments(markdown: string): string {
  let text = "";
  let from = 0;
  while (true) {
    const open = markdown.indexOf("<!--", from);
    const close = open === -1 ? -1 : markdown.indexOf("-->", open + 4);
    if (close === -1) return text + markdown.slice(from);
    text += markdown.slice(from, open) + markdown.slice(open, close + 3).replace(/[^\r\n]/g, "");
    from = close + 3;
  }
}
