import type { Localized } from "#protocol";

/** Why an entry cannot be read, and what it calls itself as far as we got. */
export class BibtexError extends Error {
  readonly entry: string;
  readonly reason: Localized;

  constructor(entry: string, reason: Localized) {
    super(reason.en);
    this.entry = entry;
    this.reason = reason;
  }
}

interface ScannedEntry {
  readonly type: string;
  readonly key: string;
  readonly fields: readonly (readonly [string, string])[];
}

const nameShape = /[^\s"#%'(),={}]+/y;
const keyShape = /[^\s,{}]*/y;
const spaceShape = /(?:\s|%[^\n]*(?:\n|$))*/y;
const nextEntryShape = /@\s*[A-Za-z]/g;
/** A value of a paper is no longer; an abstract has some 3,000 letters. */
const longestValueLetters = 200_000;
/** Letters that the abbreviations of a file stand for, against its own: each may hold others, which doubles it every time. */
const mostAbbreviatedTimes = 20;
const fewestAbbreviatedLetters = 1_000_000;
const tooLong = ["값이 너무 깁니다.", "A value is too long."] as const;
/** Where a new entry surely begins, even in the middle of a value that somebody forgot to close. */
const entryLineShape = /^[ \t]*@[A-Za-z]+\s*[{(]\s*[^\s,{}="]+\s*,/my;

/** Reads BibTeX from left to right, once. All patterns are sticky, so that nothing is scanned twice. */
export function createBibtexScanner(text: string, abbreviations: Record<string, string>) {
  let at = 0;
  let naming = "";
  const mostAbbreviated = Math.max(fewestAbbreviatedLetters, text.length * mostAbbreviatedTimes);
  let abbreviatedLetters = 0;

  const fail = (ko: string, en: string): never => {
    throw new BibtexError(naming, { ko, en });
  };
  function take(shape: RegExp): string {
    shape.lastIndex = at;
    const found = shape.exec(text)?.[0] ?? "";
    at += found.length;
    return found;
  }
  const skip = () => take(spaceShape);
  function expect(character: string): void {
    skip();
    if (text[at] !== character) {
      const there = at >= text.length ? "∅" : (text[at] ?? "");
      fail(`'${character}' 자리에 '${there}'이(가) 있습니다.`, `Expected '${character}' but found '${there}'.`);
    }
    at += 1;
  }

  /** `{…}` or `"…"` with balanced braces inside; the delimiters are not part of the value. */
  function delimited(close: "}" | '"'): string {
    at += 1;
    const start = at;
    for (let depth = 0; at < text.length; at += 1) {
      const character = text[at];
      // BibTeX counts braces whether or not a backslash stands before them; a quote it would end at, people escape.
      if (close === '"' && character === "\\" && text[at + 1] === '"') at += 1;
      else if (character === close && depth === 0) {
        at += 1;
        return text.slice(start, at - 1);
      } else if (character === "{") depth += 1;
      else if (character === "}") depth -= 1;
      else if (character === "\n" && beginsEntry(at + 1)) break;
      if (depth < 0) break;
    }
    return fail("닫히지 않은 값이 있습니다.", "A value is not closed.");
  }
  function beginsEntry(offset: number): boolean {
    entryLineShape.lastIndex = offset;
    return entryLineShape.test(text);
  }

  function value(): string {
    let whole = "";
    for (;;) {
      skip();
      const character = text[at];
      if (character === "{") whole += delimited("}");
      else if (character === '"') whole += delimited('"');
      else {
        const word = take(nameShape);
        if (word === "") fail("값이 없습니다.", "A value is missing.");
        // An abbreviation that nobody defined stays as it is written: better than losing it.
        const meaning = abbreviations[word.toLowerCase()] ?? word;
        if (abbreviatedLetters + meaning.length > mostAbbreviated) fail(...tooLong);
        abbreviatedLetters += meaning.length;
        whole += meaning;
      }
      if (whole.length > longestValueLetters) fail(...tooLong);
      skip();
      if (text[at] !== "#") return whole;
      at += 1;
    }
  }

  function field(): readonly [string, string] {
    const name = take(nameShape).toLowerCase();
    if (name === "")
      fail(
        `필드 이름 자리에 '${text[at] ?? "∅"}'이(가) 있습니다.`,
        `Expected a field name but found '${text[at] ?? "∅"}'.`,
      );
    expect("=");
    return [name, value()];
  }

  function body(close: string): (readonly [string, string])[] {
    const fields: (readonly [string, string])[] = [];
    for (;;) {
      skip();
      if (text[at] === close) break;
      fields.push(field());
      skip();
      if (text[at] === ",") at += 1;
      else if (at >= text.length || text[at] === "@") fail("항목이 닫히지 않았습니다.", "The entry is not closed.");
      else if (text[at] !== close) expect(close === "}" ? "," : close);
    }
    at += 1;
    return fields;
  }

  return {
    /** Moves to the next `@word`; everything between entries is a comment. */
    nextEntry(): number | null {
      nextEntryShape.lastIndex = at;
      const found = nextEntryShape.exec(text);
      if (found === null) return null;
      at = found.index;
      return at;
    },

    /** The entry that begins here; null for comments, preambles and abbreviations. */
    entry(): ScannedEntry | null {
      at += 1;
      skip();
      const type = take(nameShape).toLowerCase();
      naming = `@${type}`;
      skip();
      const open = text[at];
      if (open !== "{" && open !== "(") return null;
      const close = open === "{" ? "}" : ")";
      if (type === "comment") {
        if (open === "{") delimited("}");
        return null;
      }
      at += 1;
      skip();
      if (type === "preamble") {
        value();
        expect(close);
        return null;
      }
      if (type === "string") {
        for (const [name, meaning] of body(close)) abbreviations[name] = meaning;
        return null;
      }
      const key = take(keyShape);
      skip();
      if (key === "" || key.includes("=") || text[at] === "=") fail("인용 키가 없습니다.", "There is no citation key.");
      naming = key;
      if (text[at] !== close) expect(",");
      return { type, key, fields: body(close) };
    },

    /** After a broken entry: on to the next line that begins one. */
    recover(start: number): void {
      const line = /\n[ \t]*@[A-Za-z]+\s*[{(]/g;
      line.lastIndex = start + 1;
      at = line.exec(text)?.index ?? text.length;
    },
  };
}
