export {
  englishNumberPattern,
  monthNamePattern,
  numberValue,
  type Quantity,
  readQuantities,
  sameQuantity,
} from "../figures/index.ts";
export {
  opposite,
  prepareLexicon,
  type Senses,
  sameKindButOther,
  sameMeaning,
  sensesOf,
  wordsOfMeaning,
} from "./lexicon/index.ts";
export { matterShare } from "./matters/index.ts";
export { definedAliases, derivedParties, partyWords, roleOf, shortPartyNames } from "./parties.ts";
export { vagueParties } from "./party-table.ts";
export { type Mention, type Reading, readClause } from "./reading.ts";
export { prepareRelatedWords, type Reminded, relatedWords } from "./related/index.ts";
export { type RelatedWords, readRelatedWords } from "./related/related-words.ts";
export { remembered, rememberedOf } from "./remembered.ts";
export { isStopWord } from "./stop-words.ts";
