import { allMatches, copulaEndings, endingSplitter, oneOf, particles } from "#language";
import { type Reading, remembered, rememberedOf } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";

/** 부산지방법원 for 서울중앙지방법원, 전용실시권 for 통상실시권: the same kind of thing, but another one. */
export function checkKind(claim: Reading, { unit, segment }: Alignment): Objection | null {
  const own = nounsOf(claim).filter((word) => !unit.text.includes(word));
  if (own.length === 0) return null;
  const theirs = nounsOf(segment.reading);
  for (const word of own) {
    const rival = theirs.find((other) => kindOf(word, other) && !isNamed(other, claim));
    if (rival === undefined) continue;
    return {
      status: "contradicts",
      check: "kind",
      reason: {
        ko: `“${word}”이(가) 아니라 원문은 “${rival}”입니다`,
        en: `The evidence says “${rival}”, not “${word}”`,
      },
      against: { label: unit.label, quote: segment.sentence },
    };
  }
  return null;
}

/** 새봄어린이도서관, by its whole name or as 어린이도서관. */
function isNamed(name: string, claim: Reading): boolean {
  return claim.text.includes(name) || nounsOf(claim).some((word) => name.endsWith(word));
}

const noun = /[가-힣]{4,12}/gu;
const splitEnding = endingSplitter([...particles, ...copulaEndings, "인", "임"], 1);

/** A clause is compared with many sentences, and their words are mostly its own. */
const nounsOf = rememberedOf(({ text }: Reading) =>
  allMatches(text, noun)
    .map(([word]) => nounOf(word))
    .filter((word) => word !== null),
);

const nounOf = remembered((word) => {
  const { stem } = splitEnding(word);
  return stem.length >= 4 && !verb.test(stem) ? stem : null;
});

const verbEndings = oneOf`
  하여
  되어
  시켜
  하여야
  합니다
  됩니다
  하거나
  한다
  된다
  하는
  하고
  하며
  있는
  없는
  하지
  되지
  습니다
  어야
  아야
  하면
  되면
  려면
  니다
  세요
  해야
  하게
  하기
  다고
  도록
  라고
  지만
  면서
  려고
  아서
  어서
  으면
  [았었였했됐]다
  는다
  [았었였했됐]고
  [았었였했됐]으며
`;
const verb = new RegExp(`(?:${verbEndings})$`, "u");

/** The same last two syllables or more, and nothing in common before them. */
function kindOf(one: string, other: string): boolean {
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one.at(-1 - shared) === other.at(-1 - shared)) shared++;
  if (shared < 2 || shared >= Math.min(one.length, other.length)) return false;
  const [front, back] = [one.slice(0, -shared), other.slice(0, -shared)];
  return front.length >= 2 && back.length >= 2 && front[0] !== back[0];
}
