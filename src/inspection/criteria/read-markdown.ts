import { oneOf } from "#language";
import type { CriteriaItem } from "./criteria-item.ts";
import { headsExceptions } from "./exception-heading.ts";
import { type Exception, type Exemption, type PlacedItem, withExceptions } from "./exceptions.ts";
import { plainWords } from "./plain-words.ts";
import { holdsArrow, splitVerdict } from "./split-verdict.ts";
import { type CriteriaVerdict, mentionsVerdict, parseVerdict } from "./verdict.ts";

export interface CriteriaText {
  readonly title: string;
  readonly items: readonly CriteriaItem[];
}

const notesWords = oneOf`
  설명
  해설
  참고
  배경
  예시?
  사례
  메모
  비고
  목적
  용어
  출처
  notes?
  background
  examples?
  about
  description
  references?
  rationale
  purpose
  glossary
`;
const notes = new RegExp(String.raw`^(?:${notesWords})(?:$|[^\p{L}])`, "iu");
const conditions = /조건|기준|규칙|항목|체크리스트|점검|criteria|conditions?|rules?|checklist/iu;
const listMarker = /^ {0,3}(?:[-*+•·]|\d{1,3}[.)]|[①-⑳]|[가-하][.)])\s+(?:\[[ xX]?\]\s+)?/u;

type Form = "listed" | "row" | "paragraph";
type Section = "preamble" | "notes" | "below-notes" | "conditions" | "other";

function inherited(above: { readonly section: Section } | undefined): Section {
  if (above === undefined) return "other";
  return above.section === "notes" ? "below-notes" : above.section;
}

interface Heading {
  readonly level: number;
  readonly section: Section;
  readonly verdict: CriteriaVerdict | null;
  /** Null where what it heads is no exception. */
  readonly exempts: Exemption | null;
}

function exemptionOf(heading: string, above: Heading | undefined): Exemption | null {
  if (above?.exempts != null) return above.exempts;
  return headsExceptions(heading, above?.verdict ?? null) ? { words: heading, from: above ?? null } : null;
}

/**
 * Finds what decides in a criteria document: list items, table rows, and paragraphs that stand among conditions or speak of
 * a verdict. When in doubt a text counts as a condition: one that is overlooked would be a silent pass.
 */
export function readCriteria(markdown: string): CriteriaText {
  const reader = new CriteriaReader();
  const lines = withoutComments(markdown.replace(/^\uFEFF/, "")).split(/\r\n|\r|\n/);
  lines.forEach((line, index) => {
    reader.read(line, index + 1);
  });
  return reader.finish();
}

class CriteriaReader {
  #title = "";
  /** The headings above, outermost first. */
  #headings: Heading[] = [];
  #items: PlacedItem[] = [];
  #exceptions: Exception[] = [];
  #context: CriteriaItem[] = [];
  #open: { line: number; parts: string[]; form: Form; indent: number } | null = null;
  #fenced = false;

  read(line: string, number: number): void {
    if (/^\s*(?:```|~~~)/.test(line)) {
      this.#close();
      this.#fenced = !this.#fenced;
      return;
    }
    if (this.#fenced) {
      this.#single(line, number);
      return;
    }
    const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/.exec(line);
    if (heading !== null) this.#heading(heading[1]?.length ?? 1, heading[2] ?? "");
    else if (line.trim() === "" || /^\s*(?:-\s*){3,}$|^\s*={3,}\s*$/.test(line)) this.#close();
    else if (/^\s*\|.*\|\s*$/.test(line)) this.#row(line, number);
    else if (listMarker.test(line) && !this.#nested(line)) {
      this.#start(line.replace(listMarker, ""), number, "listed", indentOf(line));
    } else this.#continue(line.replace(/^\s*>\s?/, ""), number);
  }

  finish(): CriteriaText {
    this.#close();
    // A document without a single recognisable condition is one condition in prose.
    const [first] = this.#context;
    const items = withExceptions(this.#items, this.#exceptions);
    if (items.length > 0 || first === undefined) return { title: this.#title, items };
    return { title: this.#title, items: [{ ...first, text: this.#context.map((item) => item.text).join("\n") }] };
  }

  #heading(level: number, text: string): void {
    this.#close();
    if (level === 1 && this.#title === "") {
      this.#title = text;
      return;
    }
    while ((this.#headings.at(-1)?.level ?? 0) >= level) this.#headings.pop();
    const above = this.#headings.at(-1);
    const own = parseVerdict(text);
    const section =
      conditions.test(text) || own !== null ? "conditions" : notes.test(text) ? "notes" : inherited(above);
    const isNote = section === "notes" || section === "below-notes";
    const exempts = isNote || own !== null ? null : exemptionOf(text, above);
    const isCase = !isNote && exempts === null;
    this.#headings.push({ level, section, verdict: own ?? (isCase ? (above?.verdict ?? null) : null), exempts });
  }

  /** A subheading that says nothing of its own leaves what the heading above it says of everything below. */
  get #section(): Section {
    return this.#headings.at(-1)?.section ?? "preamble";
  }

  #start(text: string, line: number, form: Form, indent = 0): void {
    this.#close();
    this.#open = { line, parts: [text.trim()], form, indent };
  }

  /** What is listed under an item belongs to it: an exception there must not be read without its rule, nor the rule without it. */
  #nested(line: string): boolean {
    return this.#open?.form === "listed" && indentOf(line) >= this.#open.indent + 2;
  }

  /** A line that goes on with the item above it, or begins a paragraph. */
  #continue(line: string, number: number): void {
    if (this.#open === null) this.#start(line, number, "paragraph");
    else this.#open.parts.push(line.trim());
  }

  #single(line: string, number: number): void {
    if (line.trim() === "") return;
    this.#start(line, number, "listed");
    this.#close();
  }

  /** A table row: the header is known by the rule under it. */
  #row(line: string, number: number): void {
    const cells = line
      .trim()
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
    this.#close();
    if (cells.every((cell) => /^:?-+:?$/.test(cell))) {
      if (this.#items.at(-1)?.item.line === number - 1) this.#items.pop();
      if (this.#exceptions.at(-1)?.item.line === number - 1) this.#exceptions.pop();
      return;
    }
    this.#start(cells.length === 2 ? cells.join(" → ") : cells.join(" | "), number, "row");
    this.#close();
  }

  #close(): void {
    if (this.#open === null) return;
    const { line, parts, form } = this.#open;
    this.#open = null;
    const { verdict: sectionVerdict = null, exempts = null } = this.#headings.at(-1) ?? {};
    const item = { line, text: parts.join("\n"), sectionVerdict, exceptions: [] };
    if (exempts !== null) this.#exceptions.push({ item, isRule: tellsRule(item.text, form), ...exempts });
    else if (this.#decides(item.text, form)) this.#items.push({ item, headings: [...this.#headings] });
    else this.#context.push(item);
  }

  #decides(text: string, form: Form): boolean {
    if (this.#section === "notes") return false;
    // A rule that somebody wrote among the notes and that is overlooked would be a silent pass.
    if (this.#section === "below-notes") return tellsRule(text, form);
    if (form !== "paragraph" || this.#section === "conditions") return true;
    return holdsArrow(text) || mentionsVerdict(text) || this.#items.length > 0;
  }
}

/** Whether a text says what follows from something. The arrow between the cells of a row is none of its author's. */
function tellsRule(text: string, form: Form): boolean {
  return (form !== "row" && holdsArrow(text)) || splitVerdict(plainWords(text), null).verdict !== null;
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
