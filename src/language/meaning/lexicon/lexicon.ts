import { finalOf, isSyllable } from "../../hangul.ts";
import { splitNoun } from "../noun-forms.ts";
import { remembered } from "../remembered.ts";
import { KoreanVerbs } from "./korean-verbs.ts";
import { englishKey, koreanKeys, verbalKey } from "./word-key.ts";

/** What the lexicon knows of a word: the groups that it stands in. */
export interface Senses {
  /** Groups of words that mean the same. */
  readonly meanings: readonly number[];
  /** Sides of pairs of opposites: one side is an even number, the other the odd one behind it. */
  readonly sides: readonly number[];
  /** Groups of different things of one kind. */
  readonly kinds: readonly number[];
}

/** The tables that a lexicon is made of, a group a line, words between commas, opposites around a bar. */
export interface LexiconTables {
  readonly synonyms: readonly string[];
  readonly opposites: readonly string[];
  readonly kinds: readonly string[];
  /** Groups are numbered from here on, so that those of two lexicons are never the same. Even. */
  readonly firstGroup: number;
}

export interface Lexicon {
  /** What is known of each of these words; a phrase counts for each of its words. */
  sensesOf(words: readonly string[]): readonly (Senses | null)[];
  /** The verb that a Korean word is a form of, where it can be nothing else: 넣 for 넣지 and 넣어도. */
  verbOf(word: string): string | null;
}

interface Entry {
  meanings: number[];
  sides: number[];
  kinds: number[];
}

/** Phrases by their first word; the rest of each is what must follow. */
interface Phrase {
  readonly rest: readonly string[];
  readonly entry: Entry;
}

/** A phrase that denies means its opposite by grammar, which is read elsewhere: 안 지키다, 효력이 없다. */
const denies = /(?<!\S)(?:안|못|않|없|아니|말|(?:not|no|never|without)(?!\S))/u;
const articles = new Set(["the", "a", "an", "to", "be", "of"]);
const maxPhrase = 4;

/** No groups; most words have none of two of the three, so that arrays are made when one is needed. */
const none: number[] = [];
const nothing: Senses = { meanings: none, sides: none, kinds: none };

/** A written word, looked up once. */
interface KnownWord {
  readonly keys: readonly string[];
  readonly verb: string | null;
  readonly senses: Senses | null;
  /** Phrases that it may begin, by the word that must follow. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]> | null;
}

/** So many groups are read between two pauses. */
const groupsAtOnce = 200;

/** Reads the tables, and stops now and then where a pause may be. */
export function* readLexicon({
  synonyms,
  opposites,
  kinds,
  firstGroup,
}: LexiconTables): Generator<void, Lexicon, void> {
  const verbs = new KoreanVerbs();
  const entries = new Map<string, Entry>();
  const phrases = new Map<string, Phrase[]>();
  for (const [group, line] of linesOf(synonyms)) {
    addGroup(line, "meanings", firstGroup + group);
    if (group % groupsAtOnce === 0) yield;
  }
  for (const [pair, line] of linesOf(opposites)) {
    const [one = "", other = ""] = line.split("|");
    addGroup(one, "sides", firstGroup + 2 * pair);
    addGroup(other, "sides", firstGroup + 2 * pair + 1);
  }
  yield;
  for (const [kind, line] of linesOf(kinds)) addGroup(line, "kinds", firstGroup + kind);
  const wordOf = remembered((written): KnownWord => {
    const word = written.toLowerCase();
    const verb = verbs.find(word);
    const keys = keysOf(word, verb);
    return {
      keys,
      verb: verb !== null && isPlainly(verb, word) && !entries.has(keys[0] ?? "") ? verb : null,
      senses: joined(keys.flatMap((key) => entries.get(key) ?? [])),
      phrases: phrasesOf(keys.flatMap((key) => phrases.get(key) ?? [])),
    };
  });
  return {
    sensesOf(words) {
      const found = words.map(wordOf);
      const senses = found.map((word) => word.senses);
      found.forEach(({ phrases: begun }, at) => {
        const next = begun === null ? undefined : found[pastArticles(found, at + 1)];
        for (const key of next?.keys ?? [])
          for (const { rest, entry } of begun?.get(key) ?? []) {
            const last = follows(found, at + 1, rest);
            for (let place = at; place <= last; place++) senses[place] = joined([senses[place] ?? nothing, entry]);
          }
      });
      return senses;
    },
    verbOf: (word) => wordOf(word).verb,
  };

  function keysOf(word: string, verb: string | null): readonly string[] {
    if (!isHangul(word)) return [englishKey(word)];
    const keys = koreanKeys(word);
    return verb === null || entries.has(keys[0] ?? "") ? keys : [...keys, `${verb}-`];
  }

  function addGroup(words: string, of: keyof Entry, group: number): void {
    for (const word of words.split(",")) {
      const entry = entryFor(word.trim());
      if (entry === null || entry[of].at(-1) === group) continue;
      if (entry[of] === none) entry[of] = [group];
      else entry[of].push(group);
    }
  }

  /** The entry of a word or phrase of the tables, made if it is new. */
  function entryFor(written: string): Entry | null {
    if (!written.includes(" ")) return written === "" ? null : entryAt(ownKey(written));
    if (denies.test(written)) return null;
    const words = written.split(" ").filter((word) => !articles.has(word));
    const last = words.length - 1;
    if (last < 0 || last >= maxPhrase) return null;
    const [head = "", ...rest] = words.map((word, at) => (at === last ? ownKey(word) : innerKey(word)));
    if (rest.length === 0) return entryAt(head);
    const whole = `${head} ${rest.join(" ")}`;
    const known = entries.get(whole);
    if (known !== undefined) return known;
    const entry = entryAt(whole);
    const alike = phrases.get(head);
    if (alike === undefined) phrases.set(head, [{ rest, entry }]);
    else alike.push({ rest, entry });
    return entry;
  }

  function entryAt(key: string): Entry {
    const known = entries.get(key);
    if (known !== undefined) return known;
    const entry = { meanings: none, sides: none, kinds: none };
    entries.set(key, entry);
    return entry;
  }

  /** The key that a word of the tables is kept under: verbs by their stem, 하다 verbs by their noun. */
  function ownKey(word: string): string {
    if (!isHangul(word)) return englishKey(word);
    if (!word.endsWith("다") || word.length < 2) return word;
    return verbalKey(word) ?? `${verbs.add(word)}-`;
  }
}

/** Endings of verbs that no noun ends in by chance. */
const verbEnding =
  /(?:[어아여]도|[어아여]야|지|지만|으면|[어아여]서|는|습니다|십시오|세요|었다|았다|거나|으며|으신|으셔야|[셔쳐려켜져겨]도|[셔쳐려켜져겨]야|면|어|아|고|기|게|던)$/u;

/** 사고 is an accident; a stem of one syllable is a verb's only with a final consonant and an ending that is a verb's alone. */
function isPlainly(verb: string, word: string): boolean {
  if (!verbEnding.test(word)) return false;
  return verb.length > 1 || finalOf(verb.charCodeAt(0)) !== 0;
}

function linesOf(tables: readonly string[]): ArrayIterator<[number, string]> {
  return tables.flatMap((table) => table.trim().split("\n")).entries();
}

function isHangul(word: string): boolean {
  return isSyllable(word.charCodeAt(word.length - 1));
}

/** A word inside a phrase, without its particle. */
const innerKey = remembered((word) => (isHangul(word) ? splitNoun(word).stem : englishKey(word)));

function phrasesOf(phrases: readonly Phrase[]): KnownWord["phrases"] {
  return phrases.length === 0 ? null : Map.groupBy(phrases, ({ rest }) => rest[0] ?? "");
}

function pastArticles(words: readonly KnownWord[], from: number): number {
  let at = from;
  while (articles.has(words[at]?.keys[0] ?? "")) at++;
  return at;
}

/** The place of the last word of a phrase whose rest stands from here on, or -1. English articles may stand between. */
function follows(words: readonly KnownWord[], from: number, rest: readonly string[]): number {
  let at = from;
  for (const key of rest) {
    at = pastArticles(words, at);
    if (words[at]?.keys.includes(key) !== true) return -1;
    at++;
  }
  return at - 1;
}

function joined(found: readonly Senses[]): Senses | null {
  const [first, ...others] = found;
  if (first === undefined || others.length === 0) return first ?? null;
  return {
    meanings: found.flatMap(({ meanings }) => meanings),
    sides: found.flatMap(({ sides }) => sides),
    kinds: found.flatMap(({ kinds }) => kinds),
  };
}
