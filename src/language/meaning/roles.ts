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
      if (topic.test(hit.particle)) Object.assign(scope, { topic: party, subject: null });
      else if (subject.test(hit.particle)) scope.subject = party;
      else if (hit.particle === "에" && /^의(?:해|하여)/u.test(words[index + 1]?.text ?? "")) scope.subject = party;
      else if (receiver.test(hit.particle)) scope.to = party;
      else if (giver.test(hit.particle)) scope.from = party;
      else if (hit.particle === "의") holder = party;
      else if (joins.test(hit.particle) || (hit.particle === "" && /^(?:및|또는)$/u.test(words[index + 1]?.text ?? "")))
        joined = hit.party;
      else if (hit.particle === "" && word.pause) scope.topic ??= party;
      return;
    }
    const form = word.form.roles;
    if (form.isOwn) holder = scope.subject ?? scope.topic;
    if (bearing.has(index))
      at.set(index, { agent: scope.subject ?? scope.topic, to: scope.to, from: scope.from, holder });
    if (form.endsHolder) holder = null;
    if (
      scope.topic !== null &&
      bearing.has(index) &&
      form.qualifies &&
      words[index + 1]?.form.roles.isDependentNoun !== true
    )
      scope.subject = null;
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
    const roles = at.get(word) ?? { agent: null, to: null, from: null, holder: null };
    // 을에게 책임을 묻다: whoever is asked has it to bear.
    if (isObject && next?.asks === true) return { ...roles, agent: roles.to, to: roles.agent, voice };
    return { ...roles, voice };
  };
}

const clauseStart = /^(?:if|when|where|unless|provided|because|after|before|once|until|while|although)$/iu;
const subjectLead = /^(?:the|a|an|each|either|neither|any|both|that)$/iu;

function englishRoles({ words, partyOf, bearing }: Clause): RolesOf {
  const at = new Map<number, Omit<Roles, "voice">>();
  let agent: string | null = null;
  let afterVerb = false;
  words.forEach((word, index) => {
    const hit = partyOf.get(index);
    const lead = leadOf(words, index);
    if (
      hit !== undefined &&
      !/^(?:to|from|by|of|with|upon|against|for|on|at)$/iu.test(lead) &&
      !afterVerb &&
      hit.particle !== "s"
    )
      agent = hit.party;
    if (clauseStart.test(word.text)) {
      agent = null;
      afterVerb = false;
    }
    if (bearing.has(index)) {
      at.set(index, { agent, to: null, from: null, holder: null });
      afterVerb = true;
    }
    if (/^(?:shall|must|may|can|will|cannot|and|but)$/iu.test(word.text) || word.pause) afterVerb = false;
  });
  const roleAfter = (word: number, leads: RegExp, reach: number) => {
    for (let next = word + 1; next < Math.min(words.length, word + reach); next++) {
      const hit = partyOf.get(next);
      if (hit !== undefined && leads.test(leadOf(words, next))) return hit.party;
      if (clauseStart.test(words[next]?.text ?? "")) return null;
    }
    return null;
  };
  return (word) => {
    const own = at.get(word) ?? { agent: null, to: null, from: null, holder: null };
    const before = words.slice(Math.max(0, word - 3), word).map(({ text }) => text.toLowerCase());
    const doneBy = /ed$/u.test(words[word]?.text ?? "") && roleAfter(word, /^by$/iu, 6) !== null;
    const isPassive = doneBy || before.some((each) => /^(?:be|been|is|are|was|were)$/u.test(each));
    const direct =
      partyOf.get(word + 1) ?? (subjectLead.test(words[word + 1]?.text ?? "") ? partyOf.get(word + 2) : undefined);
    const to = roleAfter(word, /^to$/iu, 12) ?? direct?.party ?? null;
    const from = roleAfter(word, /^from$/iu, 12);
    const doer = roleAfter(word, /^by$/iu, 10);
    const previous =
      partyOf.get(word - 1) ??
      (/^(?:prior|written|previous)$/iu.test(words[word - 1]?.text ?? "")
        ? (partyOf.get(word - 2) ?? partyOf.get(word - 3))
        : undefined);
    const holder = previous?.particle === "s" ? previous.party : roleAfter(word, /^of$/iu, 4);
    if (isPassive) return { agent: doer, to, from, holder, voice: "passive" };
    const receives = /^(?:receive|receives|received|obtain|obtains|get|gets)$/iu.test(words[word]?.text ?? "");
    return { ...own, to, from, holder, voice: receives ? "receive" : "active" };
  };
}

/** The preposition before a party, over its article. */
function leadOf(words: readonly NegationWord[], index: number): string {
  const before = words[index - 1]?.text ?? "";
  return subjectLead.test(before) ? (words[index - 2]?.text ?? "") : before;
}
