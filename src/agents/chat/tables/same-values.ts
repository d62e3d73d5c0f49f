import { bareLetters } from "./bare-letters.ts";

/** Ways of writing the same value, a value a line. */
export const sameValues = `
남 남성 남자 male m
여 여성 여자 female f
예 네 yes y o true ○ ✓ ✔ v
아니오 아니요 no n x false ✗ ×
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

const [yes = [], no = []] = sameValues.slice(-2);
/** Whether a cell says no more than yes or no. */
export const isYesOrNo = (cell: string) => [...yes, ...no].includes(bareLetters(cell));
/** What a cell that says yes is named by. */
export const yesName = { letters: yes[0] ?? "", isWhole: true };
