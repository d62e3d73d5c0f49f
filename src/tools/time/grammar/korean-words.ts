import { koreanAskingWords } from "./korean-asking-words.ts";
import { koreanDayWords } from "./korean-day-words.ts";
import { koreanEndings } from "./korean-endings.ts";
import { koreanFillers } from "./korean-fillers.ts";
import { koreanLengthWords } from "./korean-length-words.ts";
import { koreanRelationWords } from "./korean-relation-words.ts";
import type { DateEntry } from "./token.ts";

/** What Korean words mean in a question about days. */
export const koreanWords: readonly DateEntry[] = [
  ...koreanDayWords,
  ...koreanLengthWords,
  ...koreanRelationWords,
  ...koreanAskingWords,
  ...koreanEndings,
  ...koreanFillers,
];
