import type { Algorithm } from "./algorithm.ts";
import { keywordCheck } from "./keyword-check/index.ts";
import { languageCheck } from "./language-check/index.ts";
import { lengthCheck } from "./length-check/index.ts";
import { linkCheck } from "./link-check/index.ts";
import { modelCheck } from "./model-check/index.ts";
import { patternCheck } from "./pattern-check/index.ts";
import { piiCheck } from "./pii-check/index.ts";
import { profanityCheck } from "./profanity-check/index.ts";
import { readabilityCheck } from "./readability-check/index.ts";
import { repetitionCheck } from "./repetition-check/index.ts";
import { requiredPhraseCheck } from "./required-phrase-check/index.ts";
import { secretCheck } from "./secret-check/index.ts";

/** Every algorithm that ships with Jihwi. A new one is a folder and a line here. */
export const algorithms: readonly Algorithm[] = [
  lengthCheck,
  keywordCheck,
  patternCheck,
  piiCheck,
  secretCheck,
  profanityCheck,
  readabilityCheck,
  repetitionCheck,
  requiredPhraseCheck,
  linkCheck,
  languageCheck,
  modelCheck,
];

/** What runs for those who have chosen nothing: what anyone would want to know of any text. */
export const defaultOrder: readonly string[] = [
  lengthCheck.name,
  piiCheck.name,
  secretCheck.name,
  profanityCheck.name,
  linkCheck.name,
  repetitionCheck.name,
];
