import { oneOf } from "#language";
import { isKoreanBreak } from "./korean-spacing.ts";

/** What the pages around a line break tell about it. */
export interface Surroundings {
  /** Whether a word stands somewhere inside their lines. */
  knows(word: string): boolean;
  /** The likelihood that a space stood at a break between two Korean lines. */
  spaceLikelihood(before: string, after: string): number;
  /** Lines break between words only. */
  readonly wholeWords: boolean;
}

export function lineWordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

const standalonePrefix =
  /(?:^|[^A-Za-z])(?:self|non|well|long|short|high|low|cross|multi|all|ex|half|state|real|third|one|two)-$/i;

const hyphenatedWords = oneOf`
  based
  like
  free
  level
  driven
  aware
  scale
  time
  year
  related
  specific
  oriented
  dependent
  independent
  term
  wide
  made
  party
`;
const hyphenated = new RegExp(`^(?:${hyphenatedWords})$`);

interface LineEnd {
  /** The PDF itself has a space glyph at the end of the line. */
  readonly spaced: boolean;
  /** This page's lines have such glyphs at all, so that their absence means something. */
  readonly spacesKnown: boolean;
  /** The syllable that follows would have fitted into the line, so that it broke between words. */
  readonly hadRoom: boolean;
}

/** What stands between two lines of one paragraph: nothing, a space, or a hyphen taken back. */
export function joinLines(
  before: string,
  after: string,
  line: LineEnd,
  around: Surroundings,
): { readonly drop: number; readonly glue: "" | " " } {
  if (/\u00ad$/.test(before)) return { drop: 1, glue: "" };
  const head = /([\p{L}\p{N}]+)([-‐])$/u.exec(before);
  const tail = /^[\p{L}\p{N}]+/u.exec(after)?.[0];
  if (head?.[1] !== undefined && tail !== undefined && !line.spaced) {
    if (!/^\p{Ll}/u.test(tail) || !/\p{L}$/u.test(head[1])) return { drop: 0, glue: "" };
    const start = head[1].toLowerCase();
    if (around.knows(start + tail)) return { drop: 1, glue: "" };
    if (around.knows(`${start}-${tail}`) || standalonePrefix.test(before) || hyphenated.test(tail))
      return { drop: 0, glue: "" };
    return { drop: 1, glue: "" };
  }
  if (isKoreanBreak(before, after)) return { drop: 0, glue: joinHangul(before, after, line, around) };
  // Chinese and Japanese have no spaces between words.
  if (/[\u3040-\u30ff\u4e00-\u9fff]$/.test(before) && /^[\u3040-\u30ff\u4e00-\u9fff]/.test(after))
    return { drop: 0, glue: "" };
  return { drop: 0, glue: " " };
}

/** Korean lines may break inside a word, without any mark. */
function joinHangul(before: string, after: string, line: LineEnd, around: Surroundings): "" | " " {
  if (line.spaced) return " ";
  if (line.spacesKnown) return "";
  if (line.hadRoom || around.wholeWords) return " ";
  const head = /[\uac00-\ud7a3]+$/.exec(before)?.[0] ?? "";
  const tail = /^[\uac00-\ud7a3]+/.exec(after)?.[0] ?? "";
  if (head !== "" && around.knows(head + tail)) return "";
  return around.spaceLikelihood(before, after) > 0.5 ? " " : "";
}
