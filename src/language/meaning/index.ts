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
export { roleOf } from "./parties.ts";
export { prepareRelatedWords, type Reminded, relatedWords } from "./related/index.ts";
export { type RelatedWords, readRelatedWords } from "./related/related-words.ts";
export { remembered, rememberedOf } from "./remembered.ts";
