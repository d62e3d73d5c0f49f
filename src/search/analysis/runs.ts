import { isSyllable, oneOf } from "#language";
/** A stretch of one script. `joined` says that nothing stands between it and the run before it: 3 and 개월 in "3개월". */
export interface ScriptRun {
  readonly kind: "hangul" | "number" | "latin" | "ideographs" | "other";
  readonly text: string;
  readonly joined: boolean;
}

const pattern = new RegExp(
  oneOf`
    [가-힣]+
    \d+(?:[.,]\d+)*(?![a-z\d])
    [a-z\d\u00df-\u024f]+(?:['’][a-z]+)?
    [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+
    [\p{L}\p{N}\p{M}]+
  `,
  "gu",
);
const ideograph = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;

/** PDF text spaces the parts of a legal reference ("제 5 조"); people write it in one ("제5조"). */
const spacedReference = /제\s{0,3}(\d{1,5})\s{0,3}(?=[조항호장절관편])/g;

/** The sign of a footnote behind a figure is no digit of it. */
const raisedSign = /(?<=\d)(?=[⁰¹²³⁴-⁹])/g;

/** One spelling for what looks the same: composed Hangul, half and full width, ligatures, case. */
export function normaliseText(text: string): string {
  return text.replace(raisedSign, " ").normalize("NFKC").toLowerCase().replace(spacedReference, "제$1");
}

/** The runs of a normalised text, in order. */
export function* runsOf(normalised: string): Generator<ScriptRun> {
  let end = -1;
  for (const match of normalised.matchAll(pattern)) {
    const joined = match.index === end;
    end = match.index + match[0].length;
    yield { kind: kindOf(match[0]), text: match[0], joined };
  }
}

/** By the first character, in the order in which scripts are common: this runs for every word of every document. */
function kindOf(text: string): ScriptRun["kind"] {
  const code = text.charCodeAt(0);
  if (isSyllable(code)) return "hangul";
  if (code >= 0x61 && code <= 0x7a) return "latin";
  if (code >= 0x30 && code <= 0x39) return /^[\d.,]+$/.test(text) ? "number" : "latin";
  if (code >= 0xdf && code <= 0x24f) return "latin";
  return ideograph.test(text) ? "ideographs" : "other";
}
