import { type Reading, vagueParties } from "#language/meaning";
import { sharedMeanings } from "../align.ts";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import type { Segment } from "../segments.ts";
import type { Objection } from "../statement.ts";
import { agreement, type Token } from "../tokens.ts";
import { denialPlaces } from "./denials.ts";
import { type Holding, holdingsOf } from "./holdings.ts";
import { nameIn } from "./parties.ts";

/** Before payment, or where nothing is paid, it may be the other party's. */
const untilThen =
  /전까지|전에는|동안|않으면|아니하면|없으면|않는 한|\b(?:before|until|unless|pending|while|during|if)\b/iu;

/** 을에게 있다, 갑의 소유이다, 을의 본점 소재지 where the evidence has the other party. */
export function checkWhose(
  claim: Reading,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Objection | null {
  if (isDenied(claim) || (holdingsOf(claim).length === 0 && placesOf(claim).length === 0)) return null;
  const told = toldIn(units);
  const other = otherHolder(claim, told) ?? otherPlace(claim, told);
  // A name that the evidence does not have may be another word for the same party.
  if (other === null || !isNamed(other.mine, claim, told, prepared)) return null;
  const [own, theirs] = [nameIn(claim, other.mine), nameIn(other.segment.reading, other.theirs)];
  return {
    status: "contradicts",
    check: "whose",
    reason: {
      ko: `“${own}”이(가) 아니라 원문은 “${theirs}”입니다`,
      en: `The evidence says “${theirs}”, not “${own}”`,
    },
    against: { label: other.unit.label, quote: other.segment.sentence },
  };
}

/** A party of the claim, and another that the evidence has in its place. */
interface OtherParty extends Told {
  readonly mine: string;
  readonly theirs: string;
}

function isNamed(party: string, claim: Reading, told: readonly Told[], { units }: PreparedEvidence): boolean {
  if (told.some(({ segment }) => segment.reading.parties.some((hit) => hit.party === party))) return true;
  const name = nameIn(claim, party);
  return units.some(({ text }) => text.includes(name) || text.includes(party));
}

/** In Korean what is denied has another ending; in English a word far before it denies. */
function isDenied(reading: Reading): boolean {
  return !reading.isKorean && denialPlaces(reading).length > 0;
}

interface Told {
  readonly unit: EvidenceUnit;
  readonly segment: Segment;
}

function toldIn(units: readonly EvidenceUnit[]): Told[] {
  return units.flatMap((unit) =>
    unit.segments().flatMap((segment) => (segment.text === segment.sentence ? [{ unit, segment }] : [])),
  );
}

/** Every thing that the claim tells the holder of has that holder in the evidence. */
export function hasSameHolders(claim: Reading, units: readonly EvidenceUnit[]): boolean {
  const holdings = isDenied(claim) ? [] : holdingsOf(claim);
  if (holdings.length === 0) return false;
  const told = toldIn(units);
  return holdings.every((mine) => {
    const closest = closestTo(mine, claim, told);
    return closest.length > 0 && closest.every(({ holding }) => holding.holder === mine.holder);
  });
}

function otherHolder(claim: Reading, told: readonly Told[]): OtherParty | null {
  if (untilThen.test(claim.text)) return null;
  for (const mine of holdingsOf(claim)) {
    const closest = closestTo(mine, claim, told);
    const [first] = closest;
    if (first === undefined || vagueParties.has(mine.holder)) continue;
    if (closest.some(({ holding: { holder } }) => holder === mine.holder || vagueParties.has(holder))) continue;
    return { ...first, mine: mine.holder, theirs: first.holding.holder };
  }
  return null;
}

/** What the evidence tells of the thing that is most like this one; nothing where none is like it. */
function closestTo(mine: Holding, claim: Reading, told: readonly Told[]): (Told & { readonly holding: Holding })[] {
  const rivals = told
    .filter(({ segment: { reading } }) => reading.isKorean === claim.isKorean && !isDenied(reading))
    .flatMap((each) =>
      holdingsOf(each.segment.reading).map((holding) => ({ ...each, holding, likeness: likeness(mine, holding) })),
    );
  const most = Math.max(0, ...rivals.map((each) => each.likeness));
  return most === 0 ? [] : rivals.filter((each) => each.likeness === most);
}

/** How much two things have in common; nothing where neither their names nor most of their words are the same. */
function likeness(mine: Holding, other: Holding): number {
  const isIn = (token: Token, tokens: readonly Token[]) => tokens.some((each) => agreement(token, each) !== null);
  const shared = mine.thing.filter((token) => isIn(token, other.thing)).length;
  const [name, theirName] = [mine.thing.at(-1), other.thing.at(-1)];
  const isNamed = name !== undefined && theirName !== undefined && agreement(name, theirName) !== null;
  if (isNamed) return shared + 1;
  return shared >= 2 && 2 * shared >= mine.thing.length ? shared : 0;
}

const placeWords = {
  ko: /^\s?(?:[가-힣]{1,6}\s){0,2}?([가-힣]{0,4}(?:본점|주소지|소재지|거주지|사무소|사무실|사업장|영업소|본사|공장|창고|금고|계좌|통장|서버|센터|주소|사옥|명의))/u,
  en: /^\s(?:\w+\s){0,3}?(office|place of business|premises|warehouse|address|headquarters|account|factory|site|name)\b/iu,
} as const;
/** A sentence that shares less with the claim tells of another matter. */
const leastShared = 2;

/** 을의 본점 소재지, where the evidence has 갑의 본점 소재지 and no other. */
function otherPlace(claim: Reading, told: readonly Told[]): OtherParty | null {
  for (const { party, place } of placesOf(claim)) {
    const alike = told.flatMap((each) =>
      placesOf(each.segment.reading).flatMap((other) =>
        other.place === place ? [{ ...each, party: other.party }] : [],
      ),
    );
    const [first] = alike.filter(({ segment }) => sharedMeanings(claim, segment.reading) >= leastShared);
    if (first === undefined || alike.some((each) => each.party === party || vagueParties.has(each.party))) continue;
    if (claim.parties.some((hit) => hit.party === first.party)) continue;
    return { ...first, mine: party, theirs: first.party };
  }
  return null;
}

function placesOf({ text, parties, isKorean }: Reading): { party: string; place: string }[] {
  return parties.flatMap(({ party, particle, end }, at) => {
    if (particle !== (isKorean ? "의" : "s")) return [];
    // 점주의 비용으로 본부의 창고에: up to whoever is named next.
    const behind = text.slice(end, Math.min(end + 48, parties[at + 1]?.start ?? text.length));
    const place = (isKorean ? placeWords.ko : placeWords.en).exec(behind)?.[1]?.toLowerCase();
    return place === undefined ? [] : [{ party, place }];
  });
}
