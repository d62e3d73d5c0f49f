import type { Span } from "#language";
import { oneOf } from "#language";
import type { Language } from "#protocol";
import { lineStart } from "./heading.ts";

const closings: Readonly<Record<Language, RegExp>> = {
  ko: /^[^\n]{0,100}?(?:증명하기\s*위하|증하기\s*위하|계약서\s*[^\n]{1,6}(?:통|부)\s*을?를?\s*작성)|^[ \d○_]{0,8}년[ \d○_]{0,8}월[ \d○_]{0,8}일 *$/m,
  en: new RegExp(
    oneOf`
    \bIN WITNESS (?:WHEREOF|THEREOF)\b
    \bin witness whereof\b
    \bthe parties (?:hereto )?have (?:caused|executed)\b
    ^[ ]*By:[ _]{3,}
  `,
    "im",
  ),
};

/** Where the signature block begins in the tail of the last article, or null when there is none. */
export function signatureStart(text: string, body: Span, language: Language): number | null {
  // The first words of the body belong to the article: one about copies of the contract says the same as a closing.
  const from = body.start + 20;
  const match = closings[language].exec(text.slice(from, body.end));
  if (match === null) return null;
  const at = from + match.index;
  const begin = lineStart(text, at, body.start);
  if (language === "en" && text.slice(begin, at).trim() !== "") return at;
  return begin > body.start && text.slice(body.start, begin).trim() !== "" ? begin : null;
}
