import type { Detector } from "./detector.ts";

/** E-mail addresses, found from their @ outwards: Hangul on either side ends them, as in `a@b.kr로`. */
export const emailDetector: Detector = (text, found) => {
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const start = startOfLocal(text, at);
    const end = endOfDomain(text, at + 1);
    if (start < at && end !== -1) found("email", start, end - start);
  }
};

function startOfLocal(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < 64 && isLocal(text.charCodeAt(start - 1))) start -= 1;
  while (start < at && text.charAt(start) === ".") start += 1;
  return text.charAt(at - 1) === "." ? at : start;
}

/** Labels of letters, digits and hyphens; the last one, of letters, ends the address. */
function endOfDomain(text: string, from: number): number {
  let label = from;
  let end = -1;
  for (let index = from; index <= text.length && index - from < 255; index += 1) {
    const code = index < text.length ? text.charCodeAt(index) : 0;
    if (isAlphanumeric(code) || code === 45) continue;
    const isTop = label > from && index - label >= 2 && isLetters(text, label, index);
    if (isTop) end = index;
    if (code !== 46 || index === label) break;
    label = index + 1;
  }
  return end;
}

function isLetters(text: string, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) {
    const lower = text.charCodeAt(index) | 32;
    if (lower < 97 || lower > 122) return false;
  }
  return true;
}

function isAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

/** . _ % + - and ' */
function isLocal(code: number): boolean {
  return isAlphanumeric(code) || code === 46 || code === 95 || code === 37 || code === 43 || code === 45;
}
