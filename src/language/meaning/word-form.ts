import { type Member, meaningInWord } from "./concepts.ts";
import { koreanModalitySign } from "./modality.ts";
import { splitNoun, verbalNoun } from "./noun-forms.ts";
import { remembered } from "./remembered.ts";
import { isStopWord } from "./stop-words.ts";

/** What a written word is by its letters alone. Sentences repeat the words of their sources, so each is looked at once. */
export interface WordForm {
  readonly signs: SignForm;
  readonly roles: RoleForm;
  readonly english: EnglishRoleForm;
  /** Where in it a meaning may begin: at its start, and inside a compound noun such as 해지통지. */
  readonly beginnings: readonly Beginning[];
  /** Without its ending; null for a word that carries no matter of its own. */
  readonly stem: string | null;
  /** 거나: what is joined shares the end of the last one. */
  readonly isJoined: boolean;
  /** 않다 and 아니다, which deny even where a longer wording has used them up. */
  readonly isPlainDenial: boolean;
  /** It may tell how binding a predicate before it is, or its own: 하여야, 수, 않아도. */
  readonly mayBind: boolean;
  /** What is said of the noun before it: 동의 없이, 수수료가 있다, 서면이 필요하다. */
  readonly saysOfNoun: boolean;
}

interface Beginning {
  readonly offset: number;
  /** Which meaning it is; undefined where the words behind it must be asked. */
  readonly member: Member | undefined;
}

/** What a word does to the sign of its neighbours. */
export interface SignForm {
  readonly deniesVerb: boolean;
  /** 지급하지 before 않다. */
  readonly isDeniable: boolean;
  readonly isMissing: boolean;
  /** 겹치는 것을 피하다: what is avoided does not happen. */
  readonly avoids: boolean;
  readonly isThing: boolean;
  readonly isCannotBut: boolean;
  readonly isAbility: boolean;
  readonly isLightNoun: boolean;
  readonly isNot: boolean;
  /** 한 명도, 전혀: stands between a noun and what denies it. */
  readonly isBetween: boolean;
  /** 무료다, 무상입니다: what it is said of is not asked for. */
  readonly isFree: boolean;
  readonly isTopic: boolean;
  readonly isPlace: boolean;
  /** refused, declined: before "to" it denies what comes next. */
  readonly refuses: boolean;
  /** none: before "of them" it denies what comes before. */
  readonly isNone: boolean;
  /** 금액뿐 before 아니라, which adds instead of denying. */
  readonly isOnly: boolean;
  readonly isAdverb: boolean;
  readonly isBecome: boolean;
  readonly isInability: boolean;
  readonly deniesNoun: boolean;
  readonly deniesPassive: boolean;
  readonly isAuxiliaryBe: boolean;
  readonly deniesNext: boolean;
  readonly isUnless: boolean;
  readonly isLightVerb: boolean;
  readonly hasParticle: boolean;
}

/** What an English word does to who acts in a clause. */
export interface EnglishRoleForm {
  /** if, when, unless: a clause begins, with a subject of its own. */
  readonly startsClause: boolean;
  /** the, each, any: stands between a preposition and its noun. */
  readonly isDeterminer: boolean;
  readonly isPreposition: boolean;
  /** shall, may, and, but: a subject may follow or go on. */
  readonly endsObject: boolean;
  readonly isBe: boolean;
  readonly isParticiple: boolean;
  /** prior, written: stands between whose it is and what it is. */
  readonly qualifiesConsent: boolean;
  readonly isReceive: boolean;
  /** shall, has, fails: whoever stands right before it is its subject. */
  readonly hasSubject: boolean;
  /** permit, require: whoever stands behind it does what comes next. */
  readonly hasOtherDo: boolean;
  /** owing, subject, prior: "to" behind it leads to nobody who gets something. */
  readonly takesTo: boolean;
}

/** What a word does to who acts in a clause. */
export interface RoleForm {
  readonly isOwn: boolean;
  readonly endsHolder: boolean;
  readonly qualifies: boolean;
  /** 필요한: what describes the noun behind it, and may have a subject of its own: 실연자가 출연에 필요한 의상. */
  readonly describes: boolean;
  readonly isDependentNoun: boolean;
  readonly endsSubordinate: boolean;
  readonly isCoordinate: boolean;
  readonly receives: boolean;
  readonly startsReceive: boolean;
  readonly asks: boolean;
}

export const wordForm = remembered((word): WordForm => {
  const stem = stemOf(word);
  const isKorean = /[가-힣]/u.test(word);
  return {
    signs: isKorean ? koreanSigns(word) : englishSigns(word),
    roles: isKorean ? koreanRoles(word) : noRoles,
    english: isKorean ? noEnglishRoles : englishRoles(word),
    beginnings: beginningsOf(word),
    stem: stem === "" || isStopWord(stem) || auxiliary.test(word) || boundsFigure.test(word) ? null : stem,
    isJoined: /거나$/u.test(word),
    isPlainDenial: /^(?:않|아니)/u.test(word),
    mayBind: koreanModalitySign.test(word),
    saysOfNoun: saysOfIt.test(word),
  };
});

/** Syllables that end a compound: 계약상의 holds no 상의. */
const suffix: ReadonlySet<string> = new Set("상적성화용별권자금일료비율액시");

/** 적어도 30일, 늦어도 3시까지: bounds a figure, and says nothing of few or late. */
const boundsFigure = /^(?:적어도|많아도|늦어도|길어도|짧아도|빨라도|많아야|길어야)$/u;

function beginningsOf(word: string): Beginning[] {
  if (boundsFigure.test(word)) return [];
  // The first two letters tell which meaning may begin; a syllable of Hangul has them by itself.
  if (word.length < 2 && !/[가-힣]/u.test(word)) return [{ offset: 0, member: undefined }];
  const inner = /^[가-힣]{4,}/u.test(word) ? [2, 3, 4].filter((at) => !suffix.has(word.charAt(at))) : [];
  return [0, ...inner]
    .filter((offset) => offset === 0 || offset + 2 <= word.length)
    .flatMap((offset) => {
      // 밝혀지지 and 정해지지 are passives, and hold no 지지.
      if (offset > 0 && word.startsWith("지지", offset)) return [];
      const member = meaningInWord(word, offset);
      // 임대차가 ends in a noun with its particle: a verb inside a compound has an ending of its own.
      const isBareStem = offset > 0 && member?.isStem === true && offset + member.text.length === word.length;
      return member === null || isBareStem ? [] : [{ offset, member }];
    });
}

/** Verbs that only say how another word is meant: 않습니다, 있어야, 하려면. */
const auxiliary =
  /^(?:않|있|없|됐|됩|되|돼|하려|하실|하시|하셔|하신|해도|해야|했|합니|하면|말아|말고|마십|마세|못하|못합|못한|못했|못할|못해|싶)/u;
const saysOfIt =
  /^(?:없|있|필요|받(?!아들)|아니|아닌|아닙|불가|금지|면제|제외|하|할|한|해|되|된|될|지지|진다|집니다|져야|얻|생기|부과|구하|거쳐|거치|요)/u;

function stemOf(word: string): string {
  return /[가-힣]$/u.test(word) ? (verbalNoun(word) ?? splitNoun(word).stem) : englishStem(word);
}

function englishStem(word: string): string {
  const lower = word.toLowerCase().replace(/[’']s?$/u, "");
  return lower.length > 5 ? lower.replace(/(?:ing|ed|es|s|ly)$/u, "") : lower.replace(/(?<=\w{3})s$/u, "");
}

/** 없애다 does away with something, and denies nothing. */
const missing = /^없(?!애|앤|앨|앱|앴)/u;
const verbNegation =
  /^(?:않(?![는을]지)|마시|마십|마세|아니하|아니한|아니할|아니함|아니합|아니해|아니했|못하|못한|못할|못합|못해|못했|못함|말아|말고|말 )/u;
/** 합격인지 아닌지 asks which of both, and denies neither. */
const isNot = /^(?:아니|아닌|아닙|아닐)(?!하|한|할|함|합|해|했|요$|오$|지)|^안$|^안(?:되|된|됩|될|돼)/u;
/** Nouns that only carry the verb before them: 지급할 필요가 없다 denies 지급. */
const lightNoun = /^(?:필요|의무|이유|것|일|바|여지|대상|경우)(?:가|이|는|은|도|에|까지)?$/u;
const denyingVerb = /^(?:금지|불가|불허|면제|제외|면하|면한|면할)/u;
const englishNegation = /^(?:not|never|cannot|no|without|neither|nor|none|n't)$|n[’']t$/iu;
const englishDenial = /^(?:fails|fail|failed|failure|failing|refrain|nobody|nothing|lose|loses|lost)$/iu;
const englishPassiveDenial = /^(?:prohibited|forbidden|barred|precluded|banned|waived|excluded)$/iu;
/** Verbs that say no more of a noun than that it is: 책임을 지지 않는다 denies the 책임. */
const lightVerb =
  /^(?:생기|생겨|발생|지지|져|질|가지|갖|얻|부과|적용|인정|해당|미치|받지|받을|구하|보지|볼|찾|나오|나타나|주어지|들지|붙지|두지|하지|할$|하실$|하시지|하면$|하셔|해서는$)/u;

const between = /^(?:명도|하나도|한|번도|건도|개도|곳도|대도|전혀|거의|아직|더는|더|따로|별도로|일체|결코|절대|별로)$/u;

/** A word that says nothing of its neighbours. */
const noSigns: SignForm = {
  deniesVerb: false,
  isDeniable: false,
  isMissing: false,
  avoids: false,
  isThing: false,
  isCannotBut: false,
  isAbility: false,
  isLightNoun: false,
  isNot: false,
  isBetween: false,
  isFree: false,
  isTopic: false,
  isPlace: false,
  refuses: false,
  isNone: false,
  isOnly: false,
  isAdverb: false,
  isBecome: false,
  isInability: false,
  deniesNoun: false,
  deniesPassive: false,
  isAuxiliaryBe: false,
  deniesNext: false,
  isUnless: false,
  isLightVerb: false,
  hasParticle: false,
};

function koreanSigns(word: string): SignForm {
  return {
    ...noSigns,
    deniesVerb: verbNegation.test(word),
    isDeniable: /(?:지|지는|지도|지를|질)$/u.test(word),
    isMissing: missing.test(word),
    avoids: /^(?:피하|피해(?!\S)|피할|피한|피함)/u.test(word),
    isThing: /^(?:것을|것|걸|일을|상황을)$/u.test(word),
    isCannotBut: word === "수밖에",
    isAbility: /^수(?:가|는|도)?$/u.test(word),
    isLightNoun: lightNoun.test(word),
    isNot: isNot.test(word),
    isBetween: between.test(word),
    isFree: /^(?:무료|무상|공짜)(?:이|입|다$|예|로 )/u.test(word),
    isTopic: /[가-힣](?:은|는|이|가)$/u.test(word),
    isPlace: /[가-힣]에$/u.test(word),
    isOnly: /뿐만?$/u.test(word),
    isAdverb: word === "안",
    isBecome: /^(?:되|된|됩|될|돼)/u.test(word),
    isInability: word === "못",
    deniesNoun: denyingVerb.test(word) && !/거나$/u.test(word),
    isLightVerb: lightVerb.test(word),
    hasParticle: /[가-힣](?:이|가|을|를|은|는|도|의|에)$/u.test(word),
  };
}

function englishSigns(word: string): SignForm {
  return {
    ...noSigns,
    refuses: /^(?:refus|declin)(?:e|es|ed|ing)$/iu.test(word),
    isNone: /^none$/iu.test(word),
    deniesPassive: englishPassiveDenial.test(word),
    isAuxiliaryBe: /^(?:is|are|be|been|was|were|strictly)$/iu.test(word),
    deniesNext: englishNegation.test(word) || englishDenial.test(word),
    isUnless: /^unless$/iu.test(word),
  };
}

/** Where a subordinate clause ends: what 이/가 named before it does not act after it. */
const subordinate =
  /^(?:경우|때|후|뒤|날|전|시|이후)(?:에는|에도|에만|에|는|로부터|부터|까지)?$|^(?:대로|만큼|동안)$|[함됨음]과$|(?:거든|더라도|라도|어도|아도|여도)$/u;
/** 려면 keeps its subject: who wants to is who must. 서면, 반면 and the like are nouns. */
const noCondition = /(?:려면|서면|반면|전면|측면|화면|표면|직면|장면)$/u;
const coordinate = /(?:고|며|으며|거나|되|하여|지만|으나)$/u;

/** 정당한 사유: an adjective takes no subject of its own, as the verb of a relative clause does. */
const describes =
  /^(?:필요|정당|상당|적절|적법|중대|동일|부당|유사|합리적|불가피|현저|명백|가능|추가적|객관적|특별|새로)(?:한|할|운)$/u;
/** 할 수, 하는 경우, 할 의무: the verb before it keeps the subject of the clause. */
const dependentNoun = /^(?:수|경우|때|날|의무|책임|권리|권한|필요|것|동안|즉시|대로|예정|바|한$)/u;

const noRoles: RoleForm = {
  isOwn: false,
  endsHolder: false,
  qualifies: false,
  describes: false,
  isDependentNoun: false,
  endsSubordinate: false,
  isCoordinate: false,
  receives: false,
  startsReceive: false,
  asks: false,
};

function koreanRoles(word: string): RoleForm {
  return {
    isOwn: /^(?:자신|자기|스스로)의$/u.test(word),
    endsHolder: /^없|.(?:을|를|이|가|은|는|로|에)$/u.test(word),
    qualifies: /(?:는|한|된|던|은|할|될|준|줄|린|낸|긴|킨)$/u.test(word) && !describes.test(word),
    describes: describes.test(word),
    isDependentNoun: dependentNoun.test(word),
    endsSubordinate: (word.endsWith("면") && !noCondition.test(word)) || subordinate.test(word),
    isCoordinate: coordinate.test(word),
    receives: word.includes("받"),
    startsReceive: /^(?:받|얻|구하|구해|구한)/u.test(word),
    asks: /^(?:묻|물을|물어|물으)/u.test(word),
  };
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const clauseStarts = setOf("if when where unless provided because after before once until while although");
const determiners = setOf("the a an each either neither any both that");
const prepositions = setOf("to from by of with upon against for on at");
const objectEnds = setOf("shall must may can will cannot and but");
const formsOfBe = setOf("be been is are was were");
const consentQualities = setOf("prior written previous");
const subjectVerbs = setOf(
  "shall must may can will cannot is are was were has have had does do did fails fail failed wishes elects",
);
const havingOthersDo =
  /^(?:permit|allow|let|require|enable|cause|entitle|oblige|direct|instruct|ask|request)(?:s|d|ed|ing)?$/iu;
const takersOfTo = setOf("owing due prior subject according pursuant equal relating attributable respect thanks close");
const formsOfReceive = setOf("receive receives received obtain obtains get gets");

const noEnglishRoles: EnglishRoleForm = {
  startsClause: false,
  isDeterminer: false,
  isPreposition: false,
  endsObject: false,
  isBe: false,
  isParticiple: false,
  qualifiesConsent: false,
  isReceive: false,
  hasSubject: false,
  hasOtherDo: false,
  takesTo: false,
};

function englishRoles(word: string): EnglishRoleForm {
  const lower = word.toLowerCase();
  return {
    startsClause: clauseStarts.has(lower),
    isDeterminer: determiners.has(lower),
    isPreposition: prepositions.has(lower),
    endsObject: objectEnds.has(lower),
    isBe: formsOfBe.has(lower),
    isParticiple: word.endsWith("ed"),
    qualifiesConsent: consentQualities.has(lower),
    isReceive: formsOfReceive.has(lower),
    hasSubject: subjectVerbs.has(lower),
    hasOtherDo: havingOthersDo.test(word),
    takesTo: takersOfTo.has(lower),
  };
}
