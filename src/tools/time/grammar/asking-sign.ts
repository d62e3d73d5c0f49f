import { englishDateWords } from "./english/english-date-words.ts";
import { koreanWords } from "./korean/korean-words.ts";

/** The first words of what asks, each once: 며칠, 언제, when. */
const asking = new Set(
  [...koreanWords, ...englishDateWords]
    .filter(({ meanings }) => meanings.some(({ kind }) => kind === "ask"))
    .map(({ phrase }) => (phrase.split(/[_ ]/)[0] ?? "").toLowerCase()),
);
const sign = new RegExp([...asking].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "i");

/** Whether a text may ask for a day or the time, by its letters alone: most texts are sent away without being read word by word. */
export const mayAskForTime = (text: string) => sign.test(text);
