import { listFacts, readContract } from "#contracts";
import { checkAnswer, prepareEvidence } from "#grounding";
import { compileCriteria, fieldsOf, shippedAlgorithms } from "#inspection";
import { findQuote, readQuantities, relevantExcerpt, sentencesOf, wordsOf } from "#language";
import { readTableQuestion, readTables } from "#tools/tables";
import { htmlToText } from "../../src/documents/formats/html/html-to-text.ts";
import { readBibtex } from "../../src/papers/bibliography/bibtex/read-bibtex.ts";
import { readCslJson } from "../../src/papers/bibliography/csl-json/read-csl-json.ts";
import { readRis } from "../../src/papers/bibliography/ris/read-ris.ts";
import { readDateForms } from "../../src/tools/time/index.ts";

/** Processor time beyond which a reader holds everybody else up. */
const mostMilliseconds = 250;
const textLetters = 20_000;

/** Pieces of language, markup and formats. Each is repeated by itself and in pairs with the ends of sentences and lines. */
const pieces = [
  ..."다. 다 습니다. 습니다 요. 죠? 까? 라고 은 는 갑 을 제1조 제1조(목적) ① 1. 1.1. 가. 3 3,000 1천만 원 억 2026. 3. 5. 2026년 % 1/1,000 100분의".split(
    " ",
  ),
  ..."A. a e.g. S.A. Mr. IV. Kim (2020) et al. 10.1000/x http://a.b a@b.c not or".split(" "),
  ..."[1] [1 ] ( ) (( “ ” \" ' ’ * ** _ ` ``` # | |a| > < <b> </b> & &amp; \\ \\| { } {a @a{ @a{b, = ~ - — · … ... … ! ?".split(
    " ",
  ),
  ...'\n|\t| |\u00a0|\u200b|\u0301|가\u0301|😀|\r\n|\n\n|\n |\n- |\nTY  - JOUR\n|\nER  - \n|@string{a = "b"}\n|| a | b |\n| --- | --- |\n|a\tb\n'.split(
    "|",
  ),
].filter((piece) => piece !== "");
const seconds = ["", " ", "\n", "다.", "a"];

type Reader = (text: string) => unknown;

const fields = fieldsOf((shippedAlgorithms[0] ?? never()).result);
const readers: Readonly<Record<string, Reader>> = {
  sentences: (text) => sentencesOf(text),
  words: (text) => [...wordsOf(text)],
  quotes: (text) => [findQuote(text, `${text.slice(0, 400)}x`), findQuote("a".repeat(100), text)],
  figures: (text) => readQuantities(text),
  excerpts: (text) => relevantExcerpt([{ label: null, text }], { mostCharacters: 4_000, about: text, language: "ko" }),
  dates: (text) => readDateForms(text, { year: 2026, month: 11, day: 16 }),
  tables: async (text) =>
    readTableQuestion(text.slice(0, 200), await readTables({ documentId: "d", name: "n" }, [{ page: 1, text }])),
  html: (text) => htmlToText(text),
  BibTeX: (text) => readBibtex(text),
  RIS: (text) => readRis(text),
  "CSL JSON": (text) => readCslJson(text),
  criteria: (text) => compileCriteria(text, fields),
  contracts: (text) => listFacts(readContract({ documentId: "d", name: "n", pages: [{ page: 1, text }] })),
  grounding: (text) => checkAnswer(text, prepareEvidence([{ label: "1", text: text.slice(0, 2_000) }])),
};

export interface SlowReading {
  readonly reader: string;
  readonly piece: string;
  readonly milliseconds: number;
}

/** Reads every piece, repeated to a long text, with every reader; tells which took too long. */
export async function readRepeatedPieces(
  only: readonly string[] = Object.keys(readers),
): Promise<{ readonly read: number; readonly slow: readonly SlowReading[] }> {
  const slow: SlowReading[] = [];
  const shapes = [...new Set(pieces.flatMap((piece) => seconds.map((second) => piece + second)))];
  for (const name of only) {
    const reader = readers[name] ?? never();
    // What is compiled and loaded once is no part of it.
    await attempt(reader, "가나다. abc 1.");
    for (const piece of shapes) {
      const text = piece.repeat(Math.ceil(textLetters / piece.length)).slice(0, textLetters);
      const began = process.cpuUsage();
      await attempt(reader, text);
      const { user, system } = process.cpuUsage(began);
      const milliseconds = Math.round((user + system) / 1_000);
      if (milliseconds > mostMilliseconds) slow.push({ reader: name, piece, milliseconds });
    }
  }
  return { read: shapes.length * only.length, slow };
}

/** What is refused was read in time, too. */
async function attempt(reader: Reader, text: string): Promise<void> {
  try {
    await reader(text);
  } catch {}
}

function never(): never {
  throw new Error("no such reader");
}
