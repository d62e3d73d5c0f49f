import { readFieldWords } from "#kernel";
import { endedTitles, joinFieldWords } from "#protocol";

/** The fields that steps, tools and results of every agent share: a question, a source, how a turn ended. */
export const commonFieldWords = joinFieldWords(readFieldWords("server"), { values: { ended: endedTitles } });
