import { type AskedWord, lexiconWords } from "#search";
import { wordTables } from "./words/index.ts";

/** A line of which so little is held is not held; one that is held so far counts when it is asked how common it is. */
const leastHeld = 0.3;
const wellHeld = 0.6;

/**
 * How much of what texts write about a question's words stands in one place of each text, 0 to 1. An association that many of
 * the texts hold tells little.
 */
export async function relatedHeldIn(
  question: string,
  asked: readonly AskedWord[],
  texts: readonly (readonly string[])[],
  pause: () => Promise<void>,
): Promise<number[]> {
  const wordOf = formsOf(question, asked);
  const words = [...new Set(wordOf.values())];
  // Signs, or letters that no table has: 解止.
  if (words.length === 0) return texts.map(() => 0);
  const lines: { readonly by: ReadonlySet<string>; readonly fits: readonly (readonly number[])[] }[] = [];
  const reminded = wordTables().flatMap(({ remindedBy, heldIn }) =>
    remindedBy([...wordOf.keys()]).map((one) => ({ ...one, heldIn })),
  );
  for (const { line, share, words: forms, heldIn } of reminded) {
    const held: number[][] = [];
    for (const places of texts) {
      held.push(places.map((place) => heldIn(place, line)));
      await pause();
    }
    const holders = held.filter((inPlaces) => inPlaces.some((value) => value >= wellHeld)).length;
    const rarity = Math.max(0, Math.log((texts.length + 1) / (holders + 0.5))) / Math.log(texts.length + 1);
    const fits = held.map((inPlaces) =>
      inPlaces.map((value) => (value < leastHeld ? 0 : (share * value) ** 2 * rarity)),
    );
    lines.push({ by: new Set(forms.map((form) => wordOf.get(form) ?? form)), fits });
  }
  return texts.map((places, at) =>
    Math.max(
      0,
      ...places.map((_, place) => {
        const fitOf = (word: string) =>
          lines.reduce((top, { by, fits }) => (by.has(word) ? Math.max(top, fits[at]?.[place] ?? 0) : top), 0);
        return words.reduce((sum, word) => sum + fitOf(word), 0) / words.length;
      }),
    ),
  );
}

/** The words of a question as they are written and as a dictionary has them, each with the written one. */
function formsOf(question: string, asked: readonly AskedWord[]): Map<string, string> {
  const words = [...new Set(lexiconWords(question.toLowerCase()))];
  const forms = new Map(words.map((word) => [word, word]));
  for (const { text, written, kind } of asked) {
    const form = kind === "verb" ? `${text}다` : text;
    const part = lexiconWords(written.toLowerCase())[0];
    const word = part === undefined ? undefined : words.find((whole) => whole.endsWith(part));
    if (word !== undefined && /[가-힣]/.test(form) && !forms.has(form)) forms.set(form, word);
  }
  return forms;
}
