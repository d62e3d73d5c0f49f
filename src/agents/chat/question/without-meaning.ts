import { sensesOf } from "#language/meaning";

/** Letters that stand side by side on a keyboard, and are struck when nothing is meant. */
const keyboardRows = [
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ",
  "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ",
  "ㅋㅌㅊㅍㅠㅜㅡ",
];
/** So many of them in a row are in no word but "property", "typewriter" and the like, which have a meaning. */
const shortestRun = 4;
const mostLetters = 60;

/** Whether a message is no words at all: marks alone, or letters as they lie on the keyboard. */
export function isWithoutMeaning(message: string): boolean {
  const said = message.trim().normalize("NFC").toLowerCase();
  if (said.length > mostLetters) return false;
  const letters = said.replace(/[^\p{L}\p{N}]+/gu, "");
  if (letters === "" || /^[ㄱ-ㅎㅏ-ㅣ]+$/.test(letters)) return true;
  return said
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .every((word) => isStruck(word) && sensesOf([word], true)[0] == null);
}

function isStruck(word: string): boolean {
  if (!/^[a-zㄱ-ㅎㅏ-ㅣ]+$/.test(word)) return false;
  if (word.length >= shortestRun && !/[aeiouy]/.test(word)) return true;
  return keyboardRows.some((row) =>
    [...row].some((_, at) => at + shortestRun <= row.length && word.includes(row.slice(at, at + shortestRun))),
  );
}
