import { bothEnds } from "#language";

/** Letters that are read at either end of a message; each of their words is looked for in the whole contract. */
const lettersAsked = 2_000;

/** What a message asks. */
export const questionIn = (message: string): string => bothEnds(message, lettersAsked);
