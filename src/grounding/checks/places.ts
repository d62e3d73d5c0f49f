import { allMatches } from "#language";
import { type Reading, rememberedOf, sameQuantity } from "#language/meaning";
import type { Alignment } from "../align.ts";
import type { Objection } from "../statement.ts";
import { exchangedRoles } from "./roles-exchanged.ts";

type Part = "object" | "goal" | "source" | "means" | "subject" | "owner" | "measure";
const partOf: Readonly<Record<string, Part>> = {
  을: "object",
  를: "object",
  에: "goal",
  에게: "goal",
  한테: "goal",
  에서: "source",
  로: "means",
  으로: "means",
  이: "subject",
  가: "subject",
  은: "subject",
  는: "subject",
  의: "owner",
  보다: "measure",
};
const noun =
  /(?<![가-힣])([가-힣A-Za-z\d]{1,10}?)(?:(을|를|이|가|은|는|의|보다)|(에게|에서|에|한테|으로|로)(?:는|도|만)?)(?=[\s,.])/gu;
/** 전자책 대출은: a bare word before the noun belongs to it. */
const bareBefore = /(?<![가-힣])([가-힣]{2,8})\s$/u;
const fromTo = /\bfrom\s(?:the\s|an?\s)?(\w+)\sto\s(?:the\s|an?\s)?(\w+)/giu;
type Parts = ReadonlyMap<string, ReadonlySet<Part>>;

/** 산에 물을 붓다 for 물에 산을 붓다: two things that stand in each other's place. */
export function checkPlaces(claim: Reading, { unit, segment }: Alignment): Objection | null {
  const mine = partsOf(claim);
  if (mine.size < 2 && claim.isKorean) return null;
  const theirs = partsOf(segment.reading);
  const moved = [...mine].flatMap(([word, parts]) => {
    const home = theirs.get(word);
    const fresh = home === undefined ? [] : [...parts].filter((part) => !home.has(part));
    return home === undefined || fresh.length === 0 ? [] : [{ word, fresh, home }];
  });
  const turned = exchangedRoles(claim, segment.reading);
  if (turned !== null) return objectionTo(turned, unit, segment);
  for (const [at, one] of moved.entries())
    for (const other of moved.slice(at + 1)) {
      const taken = one.fresh.find((part) => other.home.has(part));
      const given = other.fresh.find((part) => one.home.has(part));
      if (
        taken === undefined ||
        given === undefined ||
        isVoice(taken, given) ||
        !sharesPredicate(claim, segment.reading)
      )
        continue;
      return objectionTo([one.word, other.word], unit, segment);
    }
  return null;
}

function objectionTo(
  [one, other]: readonly [string, string],
  unit: Alignment["unit"],
  segment: Alignment["segment"],
): Objection {
  return {
    status: "contradicts",
    check: "places",
    reason: {
      ko: `“${one}”과(와) “${other}”의 자리가 원문과 바뀌었습니다`,
      en: `“${one}” and “${other}” stand in each other's place`,
    },
    against: { label: unit.label, quote: segment.sentence },
  };
}

/** 전원을 켜다, 전원이 켜지다: what is done and what happens by itself; 남성은 오즈비가, 남성의 오즈비는: whose it is. */
function isVoice(one: Part, other: Part): boolean {
  const pair = new Set([one, other]);
  return pair.isSubsetOf(new Set(["subject", "object"])) || pair.isSubsetOf(new Set(["subject", "owner"]));
}

/** In which parts of a sentence each noun stands. */
const partsOf = rememberedOf((reading: Reading): Parts => {
  const parts = new Map<string, Set<Part>>();
  const add = (word: string, part: Part) => parts.set(word, (parts.get(word) ?? new Set()).add(part));
  if (reading.isKorean)
    for (const { 1: word = "", 2: one, 3: other, index } of allMatches(reading.text, noun)) {
      // Who does what to whom is a check of its own.
      const isParty = reading.parties.some(({ start, end }) => start <= index && end > index);
      if (isParty || /\d/u.test(word)) continue;
      const part = partOf[one ?? other ?? ""] ?? "subject";
      add(word, part);
      const bare = bareBefore.exec(reading.text.slice(Math.max(0, index - 10), index))?.[1];
      if (bare !== undefined) add(bare, part);
    }
  else
    for (const [, from = "", to = ""] of allMatches(reading.text, fromTo)) {
      add(from.toLowerCase(), "source");
      add(to.toLowerCase(), "goal");
    }
  return parts;
});

/** 주다 and 받다 turn the parts round; the same verb or share does not. */
function sharesPredicate(claim: Reading, evidence: Reading): boolean {
  if (
    claim.quantities.some(
      (mine) => shares.has(mine.dimension) && evidence.quantities.some((other) => sameQuantity(mine, other)),
    )
  )
    return true;
  const verbs = verbsOf(evidence);
  return verbsOf(claim).some((verb) => verbs.includes(verb));
}

const shares: ReadonlySet<string> = new Set(["percent", "multiple"]);

function verbsOf({ text, mentions }: Reading): string[] {
  return mentions.filter(({ isVerb }) => isVerb).map(({ start }) => text.slice(start, start + 2));
}
