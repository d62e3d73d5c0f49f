import type { DateEntry } from "../token.ts";
import { koreanAskingWords } from "./asking-words.ts";
import { koreanDayWords } from "./day-words.ts";
import { koreanEdgeWords } from "./edge-words.ts";
import { koreanEndings } from "./endings.ts";
import { koreanFillers } from "./fillers.ts";
import { koreanLengthWords } from "./length-words.ts";
import { koreanParticles } from "./particles.ts";
import { koreanRelationWords } from "./relation-words.ts";
import { koreanToldDayWords } from "./told-day-words.ts";

/** What Korean words mean in a question about days. */
export const koreanWords: readonly DateEntry[] = [
  ...koreanDayWords,
  ...koreanLengthWords,
  ...koreanEdgeWords,
  ...koreanRelationWords,
  ...koreanToldDayWords,
  ...koreanAskingWords,
  ...koreanParticles,
  ...koreanEndings,
  ...koreanFillers,
];
