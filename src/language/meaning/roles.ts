import type { NegationWord } from "./negation.ts";
import type { PartyHit } from "./parties.ts";

/** Who does it, to whom, from whom; `holder` is whose it is (갑의 동의). */
export interface Roles {
  readonly agent: string | null;
  readonly to: string | null;
  readonly from: string | null;
  readonly holder: string | null;
  /** receive: the agent gets what another gives (지급받다); passive: whoever does it is left open (지급되다). */
  readonly voice: "active" | "receive" | "passive";
}

interface Clause {
  readonly text: string;
  readonly words: readonly NegationWord[];
  readonly partyOf: ReadonlyMap<number, PartyHit>;
  readonly bearing: ReadonlySet<number>;
  readonly isKorean: boolean;
}

type RolesOf = (word: number, ending: string) => Roles;

/** The roles at each word that means something. */
export function assignRoles(clause: Clause): RolesOf {
  return clause.isKorean ? koreanRoles(clause) : englishRoles(clause);
}

const topic = /^(?:측|쪽)?(?:은|는|께서는|만은|도)$/u;
const subject = /^(?:측|쪽)?(?:이|가|께서|만이|만|에서)$/u;
const receiver = /^(?:측|쪽)?(?:에게|에게는|에게도|에게만|한테|한테는|께|에|에는)$/u;
const giver = /^(?:측|쪽)?(?:으로부터|로부터|으로부터는|로부터는|에게서|에게서는|한테서)$/u;
const joins = /^(?:과|와|및|이나|나)$/u;
/** 공급자 부담, 임대인 동의: what is told of a party right behind its name is the party's. */
const ownedNoun = /^(?:부담|책임|귀책|과실|소유|동의|승인|승낙)/u;

interface Scope {
  topic: string | null;
  subject: string | null;
  to: string | null;
  from: string | null;
}

function koreanRoles({ words, partyOf, bearing }: Clause): RolesOf {
  const at = new Map<number, Omit<Roles, "voice">>();
  const scope: Scope = { topic: null, subject: null, to: null, from: null };
  let holder: string | null = null;
  let joined: string | null = null;
  words.forEach((word, index) => {
    const hit = partyOf.get(index);
    if (hit !== undefined) {
      const party = joined !== null && joined !== hit.party ? "both" : hit.party;
      joined = null;
      holder = null;
      // 가맹점은 물론 직영점도: one thing more, and no subject.
      if (words[index + 1]?.text === "물론") return;
      if (topic.test(hit.particle)) Object.assign(scope, { topic: party, subject: null });
      else if (subject.test(hit.particle)) scope.subject = party;
      else if (hit.particle === "에" && /^의(?:해|하여)/u.test(words[index + 1]?.text ?? "")) scope.subject = party;
      else if (receiver.test(hit.particle)) scope.to = party;
      else if (giver.test(hit.particle)) scope.from = party;
      else if (hit.particle === "의") holder = party;
      else if (joins.test(hit.particle) || (hit.particle === "" && /^(?:및|또는)$/u.test(words[index + 1]?.text ?? "")))
        joined = hit.party;
      else if (hit.particle === "" && word.pause) scope.topic ??= party;
      else if (hit.particle === "" && ownedNoun.test(words[index + 1]?.text ?? "")) holder = party;
      return;
    }
    const form = word.form.roles;
    if (form.isOwn) holder = scope.subject ?? scope.topic;
    const isRelative = form.qualifies && words[index + 1]?.form.roles.isDependentNoun !== true;
    // 보험자는 발생한 손해를, 갑은 이행하지 아니하면: who does what such a clause tells without a subject is left open.
    const isOpen = isRelative || form.endsSubordinate || words[index + 1]?.form.roles.endsSubordinate === true;
    const agent = isOpen ? scope.subject : (scope.subject ?? scope.topic);
    if (bearing.has(index)) at.set(index, { agent, to: scope.to, from: scope.from, holder });
    if (form.endsHolder) holder = null;
    // 임대인이 지정한 계좌로: whoever acts in a relative clause does not act behind it.
    if (bearing.has(index) && isRelative) scope.subject = null;
    // 사용자는 실연자가 출연에 필요한 의상을 제공한다: where somebody else is spoken of, whoever needs it does not give it.
    if (form.describes && scope.topic !== null && scope.subject !== scope.topic) scope.subject = null;
    if (form.endsSubordinate) {
      Object.assign(scope, { subject: null, to: null, from: null });
      holder = null;
    } else if (form.isCoordinate && bearing.has(index)) Object.assign(scope, { to: null, from: null });
  });
  return (word, ending) => {
    const next = words[word + 1]?.form.roles;
    const isObject = ending === "을" || ending === "를";
    const voice =
      ending.startsWith("받") || words[word]?.form.roles.receives === true || (isObject && next?.startsReceive === true)
        ? "receive"
        : /^(?:되|된|될|됨|됩|돼|됐)/u.test(ending)
          ? "passive"
          : "active";
    const { agent, to, from, holder: whose } = at.get(word) ?? nobody;
    // 을에게 책임을 묻다: whoever is asked has it to bear.
    if (isObject && next?.asks === true) return { agent: to, to: agent, from, holder: whose, voice };
    return { agent, to, from, holder: whose, voice };
  };
}

function englishRoles({ words, partyOf, bearing }: Clause): RolesOf {
  const at = new Map<number, Omit<Roles, "voice">>();
  const parties: LedParty[] = [];
  const clauseStarts: number[] = [];
  let agent: string | null = null;
  let afterVerb = false;
  words.forEach(({ form: { english }, pause }, index) => {
    const hit = partyOf.get(index);
    if (hit !== undefined) {
      const lead = leadOf(words, index);
      parties.push({ index, party: hit.party, lead: leadsTo(words, lead, hit) });
      // Rent the Tenant has not paid: a verb of its own makes it the subject, wherever it stands.
      const next = followerOf(words, hit)?.form.english;
      const acts = !afterVerb || next?.hasSubject === true || lead?.form.english.hasOtherDo === true;
      if (lead?.form.english.isPreposition !== true && acts && hit.particle !== "s") agent = hit.party;
    }
    if (english.startsClause) {
      clauseStarts.push(index);
      agent = null;
      afterVerb = false;
    }
    if (bearing.has(index)) {
      at.set(index, { ...nobody, agent });
      afterVerb = true;
    }
    if (english.endsObject || pause) afterVerb = false;
  });
  /** The next party that this preposition leads to, within the clause. */
  const partyAfter = (word: number, preposition: string, reach: number) => {
    if (parties.length === 0) return null;
    const end = Math.min(word + reach - 1, clauseStarts.find((start) => start > word) ?? words.length);
    return parties.find(({ index, lead }) => index > word && index <= end && lead === preposition)?.party ?? null;
  };
  return (word) => {
    const form = words[word]?.form.english;
    const doer = partyAfter(word, "by", 10);
    const isNoun = words[word - 1]?.form.english.isDeterminer === true;
    const doneBy = (form?.isParticiple === true || isNoun) && partyAfter(word, "by", isNoun ? 4 : 6) !== null;
    const isPassive = doneBy || [word - 3, word - 2, word - 1].some((each) => words[each]?.form.english.isBe === true);
    // A period of notice, the Company may: what stands behind a noun is not what it is done to.
    const isOfNoun = isNoun || words[word - 1]?.form.english.isPreposition === true;
    const direct = isOfNoun
      ? undefined
      : (partyOf.get(word + 1) ??
        (words[word + 1]?.form.english.isDeterminer === true ? partyOf.get(word + 2) : undefined));
    const to = partyAfter(word, "to", 12) ?? direct?.party ?? null;
    const from = partyAfter(word, "from", 12);
    // The Author's written request, a Buyer's late default.
    const owner = partyOf.get(word - 2);
    const previous =
      partyOf.get(word - 1) ??
      (owner?.particle === "s" ? owner : undefined) ??
      (words[word - 1]?.form.english.qualifiesConsent === true ? (owner ?? partyOf.get(word - 3)) : undefined);
    const holder = previous?.particle === "s" ? previous.party : partyAfter(word, "of", 4);
    if (isPassive) return { agent: doer, to, from, holder, voice: "passive" };
    const own = at.get(word) ?? nobody;
    return { agent: own.agent, to, from, holder, voice: form?.isReceive === true ? "receive" : "active" };
  };
}

const nobody: Omit<Roles, "voice"> = { agent: null, to: null, from: null, holder: null };

/** A party with the preposition that leads to it. */
interface LedParty {
  readonly index: number;
  readonly party: string;
  readonly lead: string;
}

/** The preposition that leads to a party; none where it leads to what is the party's, or is another verb's: owing to. */
function leadsTo(words: readonly NegationWord[], lead: NegationWord | undefined, { particle }: PartyHit): string {
  if (lead === undefined) return "";
  const isTaken = lead.text === "to" && words[words.indexOf(lead) - 1]?.form.english.takesTo === true;
  return isTaken || (particle === "s" && lead.text === "to") ? "" : lead.text.toLowerCase();
}

function followerOf(words: readonly NegationWord[], { end }: PartyHit): NegationWord | undefined {
  return words.find(({ start }) => start >= end);
}

/** The word before a party, over its article. */
function leadOf(words: readonly NegationWord[], index: number): NegationWord | undefined {
  const before = words[index - 1];
  return before?.form.english.isDeterminer === true ? words[index - 2] : before;
}
