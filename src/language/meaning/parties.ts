import { allMatches } from "../all-matches.ts";
import { oneOf } from "../one-of.ts";
import { splitNoun } from "./noun-forms.ts";
import { partyTable, vagueParties } from "./party-table.ts";

export interface PartyHit {
  readonly party: string;
  readonly start: number;
  readonly end: number;
  /** The particle behind the word: 은, 에게, 로부터. */
  readonly particle: string;
}

/** Finds the parties of a text; names that a contract gives its parties may be added. */
export interface PartyWords {
  readonly byWord: ReadonlyMap<string, string>;
  /** The words that begin with a letter, by its code, longest first. */
  readonly byFirst: ReadonlyMap<number, readonly string[]>;
}

const builtIn = new Map(
  partyTable
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [role = "", words = ""] = line.split(":");
      return words.split(",").map((word): [string, string] => [word.trim(), role.trim()]);
    }),
);

/** What somebody in particular is by a word for him: lessor of 집주인. Null of any other word, and of 당사자. */
export function roleOf(word: string): string | null {
  const role = builtIn.get(word.toLowerCase());
  return role === undefined || vagueParties.has(role) ? null : role;
}

/** Party words with aliases, each a list of words for one party: [["갑", "주식회사 하나"], …]. */
export function partyWords(aliases: readonly (readonly string[])[] = []): PartyWords {
  if (aliases.length === 0) return builtInWords;
  const byWord = new Map(builtIn);
  for (const group of aliases) {
    const words = group.map((word) => word.trim().toLowerCase()).filter((word) => word !== "");
    const role = words.map((word) => builtIn.get(word)).find((known) => known !== undefined) ?? words[0];
    if (role !== undefined) for (const word of words) byWord.set(word, role);
  }
  return indexed(byWord);
}

function indexed(byWord: ReadonlyMap<string, string>): PartyWords {
  const longestFirst = [...byWord.keys()].sort((a, b) => b.length - a.length);
  return { byWord, byFirst: Map.groupBy(longestFirst, (word) => word.charCodeAt(0)) };
}

/** Most texts name no parties of their own. */
const builtInWords = indexed(builtIn);

const definition =
  /([가-힣A-Za-z0-9㈜()·&.\s]{2,30}?)\s?\((?:이하|hereinafter|the)?\s?["'“‘「]{0,2}([가-힣A-Za-z ]{1,20}?)["'”’」]{1,2}/giu;

/** What every definition has, and few texts: looking for whole ones takes long. */
const definitionSign = /\((?:이하|hereinafter|the)?\s?["'“‘「]/iu;

/** The names that a text gives its parties: 주식회사 하나(이하 "갑"이라 한다). */
export function definedAliases(text: string): string[][] {
  if (!definitionSign.test(text)) return [];
  return allMatches(text, definition).flatMap(([, name = "", short = ""]) => {
    const role = short.trim().toLowerCase();
    if (!builtIn.has(role)) return [];
    const plain = name
      .trim()
      .split(/\s(?=[가-힣A-Z])|^.*?[:：]\s?/u)
      .filter((part) => part !== undefined && part.length > 1)
      .at(-1);
    return plain === undefined ? [] : [[role, plain.toLowerCase(), name.trim().toLowerCase()]];
  });
}

const koreanPartyWords = oneOf`
  자
  인
  사
  기관
  업자
  처
  단
  협회
  본부
  원
  주
  팀
  회
  선수
  작가
  고객
  점
  소
  감독
  위원회
  청
  국
  조합
  센터
  직원
  사용자
`;
const koreanParty = new RegExp(
  `(?<![가-힣])([가-힣]{2,8}(?:${koreanPartyWords}))(?=에게|으로부터|로부터|은 |는 |이 |가 |의 (?:동의|승낙|승인|요청|지시|책임|부담|귀책|비용))`,
  "gu",
);
const koreanDative = /(?<![가-힣])([가-힣]{2,8}?)(?<![일날때점후분출])(?:에게|에게서|으로부터|로부터)(?=[\s,.])/gu;
const englishOther =
  /\b(?:to|by|from|of|(?:remains?|stays?|lies?|rests?)\swith|vests?\sin)\sthe\s([A-Z][a-z]{3,}(?:\s[A-Z][a-z]{3,})?)\b/gu;
const englishPartyWords = oneOf`
  shall
  may
  must
  will
  is
  agrees
  has
  grants
  hereby
  to\b
`;
const englishParty = new RegExp(
  String.raw`\b(?:[Tt]he\s|[Ee]ach\s|[Aa]\s|^|[.;]\s|to\s|by\s|from\s)([A-Z][a-z]{3,}(?:\s[A-Z][a-z]{3,})?)(?=\s(?:${englishPartyWords})|[’']s\b|[,.])`,
  "gu",
);
/** Words of that form that act for nobody. */
const noParty = new Set(
  "제3자 사람 결과 경우 기간 이자 원인 사유 부분 방법 장소 의사 회사 다음 이상 이하 기타 상기 해당 날 때 것 점 사항 기준 비용 요건 규정 위원 한편 일부 전부 대금 금원 요소 장소 주소 취소 감소 축소 해소 최소 요인 확인 승인 개인 법원 직원회 대회 사회 기회 조회 국회 교회 협회비 인원 지원 회원증 공원 자원 정원 학원 agreement contract section article premises goods product products software services term date termination liability notice payment delivery confidentiality insurance interest expiry expiration nothing failure".split(
    " ",
  ),
);

/** 연체이자, 관리비용: no more of a party than what they end in. */
const noPartyEnd = /(?:이자|비용|대금|주소|장소|요소)$/u;

/** Whoever acts, gives or gets in a text: the contract's own names for its parties. */
export function derivedParties(text: string): string[] {
  const found = new Map<string, number>();
  for (const pattern of [koreanParty, koreanDative, englishParty, englishOther])
    for (const [, name = ""] of allMatches(text, pattern)) {
      const word = name.toLowerCase();
      if (!builtIn.has(word) && !noParty.has(word) && !noPartyEnd.test(word))
        found.set(word, (found.get(word) ?? 0) + 1);
    }
  return [...found.keys()].slice(0, 40);
}

const maxPartyLength = 40;

/** The party that a word at this place of a text in lower case names, with the particle that follows it. */
export function partyAt(lower: string, at: number, { byWord, byFirst }: PartyWords): PartyHit | null {
  const alike = byFirst.get(lower.charCodeAt(at));
  if (alike === undefined) return null;
  for (const word of alike) {
    if (!lower.startsWith(word, at)) continue;
    const rest = /^[가-힣a-z’'"”]*/u.exec(lower.slice(at + word.length, at + maxPartyLength))?.[0] ?? "";
    // The Suppliers, but not the Supplier's.
    const particle = rest === "s" ? "" : rest.replace(/^[’'"”]+/, "");
    if (/^[가-힣]/.test(word) ? !isParticle(particle) : /^[a-z]/.test(rest) && rest !== "s") continue;
    const party = byWord.get(word);
    if (party === undefined) continue;
    return isAnother(lower, at) || isKindOfThing(lower, at + word.length)
      ? null
      : { party, start: at, end: at + word.length + rest.length, particle };
  }
  return null;
}

/** 다른 회사, another company, a listed company: anybody but the party. */
function isAnother(lower: string, at: number): boolean {
  return /(?:다른|동종|경쟁|상장|another|other|listed|competing|rival)\s$/u.test(lower.slice(Math.max(0, at - 10), at));
}

/** Customer Data, user accounts: a kind of thing, whoever it belongs to. */
function isKindOfThing(lower: string, end: number): boolean {
  return /^\s(?:data|content|accounts?|lists?|records?|portal|support|satisfaction)\b/u.test(
    lower.slice(end, end + 16),
  );
}

function isParticle(rest: string): boolean {
  return rest === "" || splitNoun(`갑${rest}`).stem === "갑" || /^(?:측|쪽)?(?:이|은|에게|의|에서)?$/.test(rest);
}

/** How a name's last words are used for it: 제공자 for 데이터제공자, where nobody else is called so. */
export function shortPartyNames(names: readonly string[]): string[][] {
  const tails = names.flatMap((name) => {
    const tail = builtInTailOf(name);
    return tail === null ? [] : [{ name, tail }];
  });
  return [...Map.groupBy(tails, ({ tail }) => tail)].flatMap(([tail, users]) => {
    const [{ name } = { name: "" }, ...others] = users;
    return others.length > 0 || names.includes(tail) ? [] : [[name, tail]];
  });
}

const shortestTail = 2;

/** The longest party word that a name ends with. */
function builtInTailOf(name: string): string | null {
  if (!/^[가-힣]+$/u.test(name)) return null;
  for (let from = 1; from <= name.length - shortestTail; from++)
    if (builtIn.has(name.slice(from))) return name.slice(from);
  return null;
}
