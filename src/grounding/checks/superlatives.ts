import type { Reading } from "#language/meaning";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { partBorder } from "../part-border.ts";
import type { Objection } from "../statement.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";
import { denialPlaces } from "./denials.ts";
import { shareOf } from "./listings.ts";

const most = {
  ko: /(?:가장|제일)\s(?:많|높|크|큰|컸|길|긴|비싸|비싼|오래|잘|빠르|빨)/u,
  en: /\b(?:most(?! of\b)|highest|largest|biggest|greatest|longest|top|best|fastest|dearest|oldest)\b/iu,
} as const;
const least = {
  ko: /(?:가장|제일)\s(?:적|낮|작|짧|싸|싼|저렴|느리|늦)/u,
  en: /\b(?:(?<!at )least|lowest|smallest|fewest|shortest|cheapest|slowest|worst|youngest)\b/iu,
} as const;
/** Of what comes behind the first. */
const runnerUp =
  /뒤를 이|뒤이어|그다음|다음으로|다음이|순이|번째로|\b(?:followed|second|third|next|behind|then|runner)\b/iu;

/** 가장 많은 것은 스마트폰, where 과제 comes first and 스마트폰 behind it: what comes first told of another. */
export function misplacedSuperlative(
  claim: Reading,
  units: readonly EvidenceUnit[],
  { read }: PreparedEvidence,
): Objection | null {
  const language = claim.isKorean ? "ko" : "en";
  const shape = [most, least].map((each) => each[language]).find((each) => each.test(claim.text));
  if (shape === undefined || runnerUp.test(claim.text) || denialPlaces(claim).length > 0) return null;
  const words = tokensOf(claim);
  for (const unit of units) {
    if (!shape.test(unit.text)) continue;
    for (const sentence of new Set(unit.segments().map((segment) => segment.sentence))) {
      if (!shape.test(sentence)) continue;
      const parts = sentence.split(partBorder).map((part) => read(part));
      const first = parts.find(({ text }) => shape.test(text));
      const rest = parts.filter((part) => part !== first);
      if (first === undefined || rest.some(({ text }) => shape.test(text))) continue;
      const named = namesOf(first, shape);
      if (named.length === 0 || shareOf(named, words) > 0) continue;
      const other = rest.find((part) => isBehind(part, language) && tells(part, first, words));
      if (other === undefined) continue;
      return {
        status: "contradicts",
        check: "ranking",
        reason: {
          ko: `원문에서 그것은 “${first.text.trim()}”입니다`,
          en: `The evidence says that of something else: “${first.text.trim()}”`,
        },
        against: { label: unit.label, quote: sentence },
      };
    }
  }
  return null;
}

function isBehind({ text, quantities }: Reading, language: "ko" | "en"): boolean {
  return runnerUp.test(text) || most[language].test(text) || least[language].test(text) || quantities.length > 0;
}

/** Whether a claim names what a part is about, in words that the part with the superlative does not have. */
function tells(part: Reading, first: Reading, words: readonly Token[]): boolean {
  const theirs = tokensOf(first);
  const sign = runnerUp.exec(part.text);
  const [from, to] = sign === null ? [0, 0] : [sign.index, sign.index + sign[0].length + 2];
  const own = tokensOf(part).filter(
    (token) =>
      token.kind !== "figure" &&
      !(token.start < to && token.end > from) &&
      !(part.isKorean && token.mention?.isVerb === true) &&
      !theirs.some((other) => agreement(token, other) !== null),
  );
  return own.length > 0 && shareOf(own, words) >= 0.6;
}

const is = /\b(?:was|is|were|are)\b/iu;

/** What comes first: in Korean what stands right before its figure or the superlative, in English what it is or was. */
function namesOf(part: Reading, shape: RegExp): readonly Token[] {
  const { text, quantities, isKorean } = part;
  const place = shape.exec(text)?.index ?? 0;
  const tokens = tokensOf(part).filter(({ kind }) => kind !== "figure");
  if (isKorean) {
    const figure = quantities.findLast(({ end }) => end <= place && place - end <= 4);
    return tokens.filter(({ end }) => end <= (figure?.start ?? place)).slice(-1);
  }
  const verb = is.exec(text)?.index;
  if (verb === undefined) return tokens.filter(({ start }) => start < place);
  return tokens.filter(({ start }) => (place < verb ? start > verb : start < verb));
}
