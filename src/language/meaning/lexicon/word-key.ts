import { splitNoun } from "../noun-forms.ts";
import { remembered } from "../remembered.ts";

// No word is so long; a row of letters that is would be read to its end from every 하 on.
const verbTail = /^([가-힣]{2,30}?)(?:하|한|할|함|합|해|했|되|된|될|됨|됩|돼|됐|시키|시킨|시킬|시켜)[가-힣]{0,30}$/u;
const receiveTail = /^([가-힣]{2,30}?)(?:받|당하|당한|당할|당해)[가-힣]{0,30}$/u;

/**
 * The forms under which a Korean word may stand in the lexicon, the surest first: the noun of a 하다 or 되다 verb, the word without its
 * particle, the word itself. What is done and what is received are two things: 위임하다 is 위임, 위임받다 is 위임받.
 */
export function koreanKeys(word: string): string[] {
  const received = receivedNoun(word);
  if (received !== null) return [received, word];
  const done = doneNoun(word);
  const { stem } = splitNoun(word);
  return [...new Set([...(done === null ? [] : [done]), word, stem])];
}

/** The surest of these forms for a verb that is made of a noun; null for any other word. */
export function verbalKey(word: string): string | null {
  return receivedNoun(word) ?? doneNoun(word);
}

function receivedNoun(word: string): string | null {
  const noun = receiveTail.exec(word)?.[1];
  return noun === undefined ? null : `${noun}받`;
}

function doneNoun(word: string): string | null {
  return verbTail.exec(word)?.[1] ?? null;
}

/** Forms that no ending explains, a verb a line. */
const irregular = new Map(
  `
  pay: paid
  send: sent
  keep: kept
  give: gave given
  take: took taken
  get: got gotten
  make: made
  buy: bought
  sell: sold
  lose: lost
  leave: left
  bring: brought
  hold: held
  lend: lent
  spend: spent
  build: built
  break: broke broken
  choose: chose chosen
  write: wrote written
  begin: began begun
  fall: fell fallen
  rise: rose risen
  grow: grew grown
  know: knew known
  show: shown
  tell: told
  find: found
  meet: met
  bear: bore borne
  withdraw: withdrew withdrawn
  go: went gone
  come: came
  run: ran
  wear: wore worn
  teach: taught
  stand: stood
  forbid: forbade forbidden
  shut: shutting
  stop: stopped stopping
  ship: shipped shipping
  swap: swapped swapping
  `
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [base = "", forms = ""] = line.trim().split(":");
      return forms
        .trim()
        .split(" ")
        .map((form): [string, string] => [form, base]);
    }),
);

/** An English word without its ending; two forms of one word give the same. */
export const englishKey = remembered((written): string => {
  const word = written.toLowerCase().replace(/[’']s?$/u, "");
  const base = irregular.get(word) ?? word;
  if (base.length <= 3) return base;
  const stem = base
    .replace(/(?<=\w{3})ies$|(?<=\w{3})ied$/u, "y")
    .replace(/(?<=[sxz]|ch|sh)es$|(?<=\w{2}[^s])s$/u, "")
    .replace(/(?<=\w{3})(?:ing|ed|ly)$/u, "");
  return stem.replace(/(?<=\w{3})e$/u, "").replace(/([^aeiouls])\1$/u, "$1");
});
