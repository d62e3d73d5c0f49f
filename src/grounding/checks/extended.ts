import { oneOf } from "#language";
import type { Reading } from "#language/meaning";
import type { EvidenceUnit } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { agreement, isNoun, type Token, tokensOf } from "../tokens.ts";
import { compareWords, countTurned } from "./contrary.ts";
import { type SentencePart, sentenceParts } from "./sentence-parts.ts";

/** 인턴도, 인턴이라도, 인턴에게도, 인턴까지: the rule is said to hold of them, too. */
const also = /^(?:이?라도|에게도|한테도|에서도|에도|으?로도|도|까지도?)(?=[\s,])/u;
const englishAlso = /\b(?:even|also|including|as well as|along with)\s(?:for\s|the\s|an?\s|in\s|on\s)*$/iu;
const excludes = new RegExp(
  oneOf`
    대상(?:이|은|에서|에는)?\s?(?:아니|아닙|아닌|제외|빠)
    (?<!을\s|를\s)제외(?:한다|합니다|하며|하고|된다|됩니다|되며|되고|됨|함|$|\.|\))
    해당(?:하지|되지)\s않
    예외(?:이|로|입|다|임)
    \b(?:not (?:included|covered|eligible|affected|entitled|allowed)|excluded|exempt|ineligible)\b
    \bneeds? none\b
  `,
  "iu",
);

const setsApart = /제외|예외|대상이?\s?아|\b(?:except|not (?:included|covered|eligible)|excluded)\b/iu;

/** Whom or what a claim extends a rule to, with what it says of them. */
interface Extended {
  readonly to: readonly Token[];
  readonly said: readonly Token[];
}

/** 인턴도 신청할 수 있다, where the evidence sets them apart: 인턴은 대상에서 제외한다, or says the contrary of them. */
export function checkExtended(claim: Reading, units: readonly EvidenceUnit[]): Objection | null {
  const mine = extendedIn(claim);
  if (mine === null || setsApart.test(claim.text)) return null;
  for (const unit of units) {
    const told = unit
      .segments()
      .flatMap(({ text, sentence, reading }) =>
        text === sentence && reading.isKorean === claim.isKorean
          ? sentenceParts(reading).map((part) => ({ part, sentence }))
          : [],
      );
    const own = told.filter(({ part }) => mine.to.every((thing) => has(part, thing)));
    const isRule = told.some(({ part }) =>
      mine.said.some((each) => part.tokens.some((other) => compareWords(each, other) === "same")),
    );
    const against = own.find(({ part }) =>
      excludes.test(part.text) ? isRule : isTopicOf(part, mine.to) && countTurned(mine.said, part.tokens) % 2 === 1,
    );
    if (against === undefined || own.some(({ part }) => says(mine, part))) continue;
    return {
      status: "contradicts",
      check: "extended",
      reason: {
        ko: `“${mine.to.map(({ stem }) => stem).join(" ")}”에도 그렇다고 하지만, 원문은 다르게 말합니다`,
        en: `It says so of “${mine.to.map(({ stem }) => stem).join(" ")}”, too, but the evidence sets that apart`,
      },
      against: { label: unit.label, quote: against.sentence },
    };
  }
  return null;
}

function has({ tokens }: SentencePart, thing: Token): boolean {
  return tokens.some((token) => agreement(token, thing) === "letters" && compareWords(token, thing) !== "contrary");
}

function isTopicOf({ tokens }: SentencePart, things: readonly Token[]): boolean {
  return tokens.some(
    (token) => token.mention?.isTopic === true && things.some((thing) => agreement(token, thing) === "letters"),
  );
}

/** What is said of them is said of them in the evidence, too. */
function says({ said }: Extended, { text, tokens }: SentencePart): boolean {
  if (excludes.test(text) || countTurned(said, tokens) % 2 === 1) return false;
  return said.some(
    (each) => each.mention?.isVerb === true && tokens.some((other) => compareWords(each, other) === "same"),
  );
}

const joinsVerb = /[어아여서고게면은는]$/u;

function extendedIn(claim: Reading): Extended | null {
  const { text, isKorean } = claim;
  const tokens = tokensOf(claim);
  const at = tokens.findIndex(
    (token) =>
      isNoun(token) && (isKorean ? also.test(text.slice(token.end)) : englishAlso.test(text.slice(0, token.start))),
  );
  const head = tokens[at];
  if (head === undefined) return null;
  const before = tokens[at - 1];
  // 수습 직원도: a bare noun right before it belongs to it, but not 힘입어 이익도.
  const isBare = before !== undefined && isNoun(before) && !joinsVerb.test(before.stem);
  const isNext = text.slice(before?.end, head.start) === " ";
  const said = tokens.filter(({ mention }, place) => mention !== null && (isKorean ? place > at : place !== at));
  return said.length === 0 ? null : { to: isBare && isNext ? [before, head] : [head], said };
}
