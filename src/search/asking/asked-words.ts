import { stemmer } from "stemmer";
import { englishFunctionWords, englishQuestionWords } from "#language";
import { loadMorphemes, type PlacedMorpheme } from "../analysis/morphemes.ts";
import { plainNumber } from "../analysis/word-tokens.ts";
import { englishEmptyWords, koreanEmptyWords } from "./empty-words.ts";

/** A word that says what a question is about. */
export interface AskedWord {
  /** As the index counts it. */
  readonly term: string;
  /** Its stem. */
  readonly text: string;
  /** The word as it is written, with its endings. */
  readonly written: string;
  readonly kind: "noun" | "verb" | "number";
  /** How many clauses come after its own: 0 is the one that asks, the others tell what led to the question. */
  readonly clausesAfter: number;
  /** The particle that follows it: 도 of "인턴도 되나요". */
  readonly particle: string;
}

const clauseEnding = /(?:는데|은데|ㄴ데|던데|지만|니까|어서|아서|고)$/;
const nouns = new Set(["NNG", "NNP", "XR", "SL", "SH"]);
const verbs = new Set(["VV", "VA"]);
/** What may stand between a noun and its particle. */
const suffix = /^(?:XS|NNB)/;

/** Reads what questions are about. Korean is analysed as a whole sentence, which tells 요금제 from 요금 and 얼마죠 from a noun. */
export async function loadAskedWords(): Promise<(question: string) => AskedWord[]> {
  const morphemes = await loadMorphemes();
  return (question) => {
    const analysed = /[가-힣]/.test(question) ? morphemes.ofSentence(question) : null;
    return inClauses(analysed === null ? plainWords(question) : koreanWords(question, analysed));
  };
}

/** A word with the number of its clause, counted from the first. */
type Found = Omit<AskedWord, "clausesAfter"> & { readonly clause: number };

function koreanWords(question: string, morphemes: readonly PlacedMorpheme[]): Found[] {
  const found: Found[] = [];
  let clause = 0;
  for (const [at, { text, tag, start }] of morphemes.entries()) {
    if (endsClause(text, tag)) clause += 1;
    const kind = nouns.has(tag) ? "noun" : verbs.has(tag) ? "verb" : tag === "SN" ? "number" : null;
    if (kind === null || koreanEmptyWords.has(text)) continue;
    const next = morphemes.slice(at + 1).find((morpheme) => !suffix.test(morpheme.tag));
    const isLatin = tag === "SL";
    found.push({
      term: isLatin ? `w${stemmer(text.toLowerCase())}` : kind === "number" ? `w${plainNumber(text)}` : `m${text}`,
      text: text.toLowerCase(),
      written: /^\S+/.exec(question.slice(start))?.[0] ?? text,
      kind,
      clause,
      particle: next?.tag.startsWith("J") ? next.text : "",
    });
  }
  return found;
}

function endsClause(text: string, tag: string): boolean {
  return (tag === "EC" && clauseEnding.test(text)) || tag === "SF" || tag === "SP";
}

function plainWords(question: string): Found[] {
  const found: Found[] = [];
  let clause = 0;
  for (const [written] of question.toLowerCase().matchAll(/[\p{L}][\p{L}'’]*|\d[\d.,]*|[.?!;]/gu)) {
    if (/^[.?!;]$/.test(written)) clause += 1;
    else if (/^\d/.test(written)) found.push(plainWord(written, plainNumber(written), "number", clause));
    else {
      const bare = written.replace(/['’].*$/, "");
      const isEmpty = [englishFunctionWords, englishQuestionWords, englishEmptyWords].some((words) => words.has(bare));
      if (!isEmpty && bare.length > 1) found.push(plainWord(written, stemmer(bare), "noun", clause));
    }
  }
  return found;
}

function plainWord(written: string, stem: string, kind: AskedWord["kind"], clause: number): Found {
  return { term: `w${stem}`, text: stem, written, kind, clause, particle: "" };
}

/** Each word once, its clause counted from the one that asks. */
function inClauses(found: readonly Found[]): AskedWord[] {
  const clauses = [...new Set(found.map(({ clause }) => clause))];
  const words = new Map(found.toReversed().map((word) => [word.term, word]));
  return [...words.values()].reverse().map(({ clause, ...word }) => ({
    ...word,
    clausesAfter: clauses.length - 1 - clauses.indexOf(clause),
  }));
}
