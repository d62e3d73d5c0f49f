import { allMatches } from "#language";
import type { EvidenceUnit, PreparedEvidence } from "./evidence.ts";
import { flatten } from "./flatten.ts";
import { withoutProposedTitle } from "./names/proposed-title.ts";
import { isTranslatedTitle, translatesAs } from "./names/translated-title.ts";
import { withoutStop } from "./sentence-borders.ts";
import type { Objection, VerdictEvidence } from "./statement.ts";

/** Fewer letters in a row may agree by accident. */
const minQuoteLength = 10;

/** The unit that has the sentence word for word, and whole: what is cut out of a sentence may say the opposite of it. */
export function verbatimIn(bare: string, units: readonly EvidenceUnit[]): VerdictEvidence | null {
  const flat = withoutStop(flatten(bare));
  if (flat.length < minQuoteLength) return null;
  const unit = units.find((each) => hasWhole(each, flat));
  return unit === undefined ? null : { label: unit.label, quote: bare.trim() };
}

function hasWhole(unit: EvidenceUnit, flat: string): boolean {
  const text = unit.flat();
  for (let at = text.indexOf(flat); at >= 0; at = text.indexOf(flat, at + 1)) {
    const { starts, ends } = unit.borders();
    if (starts.has(at) && ends.has(at + flat.length)) return true;
  }
  return false;
}

/** An apostrophe inside a word opens and closes nothing: "don't … haven't". */
const quotation =
  /["“]([^"“”\n]{6,400})["”]|(?<![\p{L}\p{N}])[‘']([^‘’'\n]{6,400})[’'](?![a-z])|[「『]([^「」『』\n]{6,400})[」』]/gu;

/** ‘…’고 하는 편이 자료에 가깝습니다: how the answer itself would put it. */
const isOwnWording =
  /^이?라고\s(?:부르|불리|불러|일컫|하는\s(?:방식|것))|^(?:이?라)?고\s(?:하는|말하는|보는|표현하는|쓰는)\s(?:편|것이\s(?:낫|좋|더|옳)|게\s(?:낫|좋|더|옳))/u;

/** Words in quotation marks that the cited evidence does not have. A name or a title is not judged here. */
export function madeUpQuote(
  bare: string,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Objection | null {
  const labels = units.map((unit) => unit.label);
  for (const match of allMatches(withoutProposedTitle(bare), quotation)) {
    const quote = match[1] ?? match[2] ?? match[3] ?? "";
    const flat = flatten(quote).replace(/[.,;:!?…]+$/u, "");
    if (flat.length < minQuoteLength || units.some((unit) => unit.flat().includes(flat))) continue;
    const names = prepared.names();
    const rest = bare.slice(match.index + match[0].length);
    if (isOwnWording.test(rest) || translatesAs.test(bare.slice(Math.max(0, match.index - 40), match.index))) continue;
    // “…”라고 썼습니다 tells words, not a title.
    const isSaid = /^(?:이?라고|고|하고|이?라는\s말)\s/u.test(rest);
    if (names.hasPhrase(quote) || (!isSaid && isTranslatedTitle(quote, bare, names, labels))) continue;
    return {
      status: "unsupported",
      check: "quote",
      reason: { ko: `“${quote}”(이)라는 말은 인용한 곳에 없습니다`, en: `“${quote}” is not in what is cited` },
      against: null,
    };
  }
  return null;
}
