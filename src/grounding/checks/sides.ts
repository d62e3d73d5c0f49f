import { oneOf } from "#language";
import type { Mention, Reading } from "#language/meaning";
import { transfers } from "./acts.ts";

/** Who is on which side of what is done. */
export interface Sides {
  /** Who does it, or gives it. */
  readonly doer: string | null;
  /** Who gets it. */
  readonly taker: string | null;
}

const doneToHolder: ReadonlySet<string> = new Set(["dismiss", "employ"]);
const open: Sides = { doer: null, taker: null };

/** The sides of a meaning as its clause tells them; what it leaves open is nobody's. */
export function sidesOf(mention: Mention, reading: Reading): Sides {
  const { agent, to, from, holder, voice, concept } = mention;
  if (concept === "own") return { doer: to ?? holder ?? agent, taker: null };
  // 임대인에게 허락받다 is 임대인으로부터; 임대인의 동의를 얻다 is the lessor's consent.
  if (voice === "receive") return { doer: from ?? to ?? holder, taker: agent };
  if (!isDone(mention, reading)) {
    // 직원의 해고: whose it is has it done to them.
    if (doneToHolder.has(concept)) return open;
    return { ...open, doer: holder ?? (transfers.has(concept) && !reading.isKorean ? from : null) };
  }
  // 갑에게 지급되다 leaves open by whom; "paid by the Buyer" has its doer for an agent.
  if (voice === "passive") return { doer: (reading.isKorean ? null : agent) ?? from ?? holder, taker: to };
  return asTold({ doer: holder ?? agent, taker: transfers.has(concept) ? to : null }, mention, reading);
}

/** Whether a meaning is told as done by the subject, and not merely named: 동의한다 and 책임이 있다, but not 동의 없이. */
export function isDone(mention: Mention, reading: Reading): boolean {
  const { start, end, isVerb } = mention;
  if (!reading.isKorean) return isVerbPlace(mention, reading) || hasLightVerb.test(reading.text.slice(0, start));
  return isVerb || saidOfSubject.test(reading.text.slice(end));
}

/** 책임이 있다, 부담으로 한다, 의무를 진다. */
const saidOfSubject =
  /^\S{0,3}?(?:[을를이가은는도]|으로)?\s(?:있|하|할|한|해|지지|진다|집니다|져야|질|가지|가진|가집|갖)/u;

/** Gives notice, holds copyright: a noun that its subject gives or has. */
const hasLightVerb = new RegExp(
  String.raw`\b(?:${oneOf`
    giv(?:e|es|ing)
    gave
    serv(?:e|es|ing)
    send(?:s|ing)?
    hold(?:s|ing)?
    retain(?:s|ing)?
    keep(?:s|ing)?
    owns?
  `})\s(?:[^\s,.;]+\s){0,5}$`,
  "iu",
);

const leadsToVerb = new RegExp(
  String.raw`(?:\b(?:${oneOf`
    shall|may|must|will|can|cannot|could|should|would
    to|not|never|by
    who|which|it|they|he|she|you|we
    be|is|are|been|was|were|being|do|does|did
    either|also|then|first|always|hereby|nevertheless|otherwise
    \w+ly
  `})|n[’']t)\s$`,
  "iu",
);
const leadsToParticiple = /\b(?:has|have|had|having)\s$/iu;
const participle = /(?:ed|en|aid|ent|old|ought|ept|eft|ade|ost|one)$/iu;
const nounByForm = /(?:tion|sion|ment|ery|ance|ence|oval|sal|ure|ness|ity|ship|age)s?$/iu;

function isVerbPlace({ start, end, agent }: Mention, { text, parties }: Reading): boolean {
  const word = /^[\p{L}’'-]+/u.exec(text.slice(start))?.[0] ?? text.slice(start, end);
  // Keeps using: no more than that it goes on.
  if (nounByForm.test(word) || (/^keep/iu.test(word) && /^\w*\s\w+ing\b/u.test(text.slice(end)))) return false;
  const before = text.slice(0, start);
  if (leadsToVerb.test(before) || (leadsToParticiple.test(before) && participle.test(word))) return true;
  // The Borrower repays, but not: gives the Borrower notice.
  const last = parties.findLast((each) => each.end <= start);
  return last !== undefined && last.particle === "" && last.party === agent && text.slice(last.end, start) === " ";
}

/** 선납해야 하는 쪽은 임차인입니다: who does it is told last, behind the verb itself. */
const toldLast = /^\S*(?:\s\S+){0,2}\s(?:쪽|측|사람|주체|당사자|것)[은는이가]\s$/u;
/** 매수할 권리는 대학이 가집니다, 지급할 의무는 갑에게 있다: whose right it is is told behind it. */
const rightToldLast = /^\S*\s(?:권리|권한|의무|책임)[은는이가]\s$/u;
const hasIt = /^(?:측|쪽)?(?:이|가|에게|에게만|에|만이|의)$/u;
const isThat = /^(?:측|쪽)?(?:입니|이다|이고|이며|이에요|예요|임|$)/u;

function asTold(sides: Sides, { end }: Mention, { text, parties }: Reading): Sides {
  const last = parties.at(-1);
  if (last === undefined || last.start < end) return sides;
  const between = text.slice(end, last.start);
  const isDoer =
    (isThat.test(last.particle) && toldLast.test(between)) ||
    ((isThat.test(last.particle) || hasIt.test(last.particle)) && rightToldLast.test(between));
  return isDoer ? { ...sides, doer: last.party } : sides;
}
