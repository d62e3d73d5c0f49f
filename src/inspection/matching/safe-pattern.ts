import { RE2JS } from "re2js";
import { JihwiError } from "#protocol";
import { isPlainlyLinear } from "./linear-pattern.ts";

/** A pattern that cannot hang: it calls back for every match that is not empty. */
export interface SafePattern {
  readonly engine: "native" | "re2";
  search(text: string, found: (offset: number, length: number) => void): void;
}

/**
 * Compiles somebody's regular expression. What is plainly linear runs on the native engine; anything else on RE2, which is
 * linear by construction but some twenty times slower; what RE2 cannot run either is refused.
 */
export function compilePattern(source: string, flags: string): SafePattern {
  const native = parseNative(source, flags);
  if (isPlainlyLinear(source)) return { engine: "native", search: (text, found) => searchNative(native, text, found) };
  const re2 = parseRe2(source, flags);
  return { engine: "re2", search: (text, found) => searchRe2(re2, source, text, found) };
}

function parseNative(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, `${flags}gu`);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new JihwiError("bad-config", {
      message: {
        ko: `정규식이 올바르지 않습니다: ${source} (${why})`,
        en: `Not a regular expression: ${source} (${why})`,
      },
      cause,
    });
  }
}

function parseRe2(source: string, flags: string): RE2JS {
  const { CASE_INSENSITIVE, MULTILINE, DOTALL } = RE2JS;
  const bits =
    (flags.includes("i") ? CASE_INSENSITIVE : 0) |
    (flags.includes("m") ? MULTILINE : 0) |
    (flags.includes("s") ? DOTALL : 0);
  try {
    return RE2JS.compile(RE2JS.translateRegExp(source), bits);
  } catch (cause) {
    throw new JihwiError("bad-config", {
      message: {
        ko: `이 정규식은 끝나지 않을 수 있어 쓸 수 없습니다: ${source}`,
        en: `This regular expression could run for ever and is refused: ${source}`,
      },
      hint: {
        ko: "전후방 탐색이나 역참조와 함께 +, *를 쓰지 말고, 반복 횟수를 {1,50}처럼 정해 주세요.",
        en: "With look-around or back-references use no + or *: say how often, such as {1,50}.",
      },
      cause,
    });
  }
}

function searchNative(pattern: RegExp, text: string, found: (offset: number, length: number) => void): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === "") pattern.lastIndex += 1;
    else found(match.index, match[0].length);
  }
}

/**
 * The most characters that one search may read. RE2 reads a text once for one match, and may read to its end for each:
 * `a.*z|a` over a text of `a` alone grows with the square of its length.
 */
const mostSteps = 10_000_000;

function searchRe2(
  pattern: RE2JS,
  source: string,
  text: string,
  found: (offset: number, length: number) => void,
): void {
  const matcher = pattern.matcher(text);
  let steps = text.length;
  while (matcher.find()) {
    const start = matcher.start();
    steps += text.length - start;
    if (steps > Math.max(mostSteps, 2 * text.length)) throw tooManySteps(source);
    const length = matcher.end() - start;
    if (length > 0) found(start, length);
  }
}

function tooManySteps(source: string): JihwiError {
  return new JihwiError("timeout", {
    message: {
      ko: `정규식이 이 글에서 너무 오래 걸려 멈췄습니다: ${source}`,
      en: `The regular expression was stopped, since it takes too many steps on this text: ${source}`,
    },
    hint: {
      ko: ".* 대신 .{0,200}처럼 길이를 정하거나 글을 나누어 주세요.",
      en: "Say how long .* may be, such as .{0,200}, or split the text.",
    },
  });
}
