import { workWord } from "./work-word.ts";

/** A year, a venue or a word for a work stands near. */
export function inReference(text: string, at: number, length: number): boolean {
  const near = text.slice(Math.max(0, at - 16), at + length + 30);
  return workWord.test(near) || /(?:19|20)\d{2}/u.test(near);
}
