export { type CellStep, cellInputSchema, cellOutputSchema } from "./cell.ts";
export { sentenceFor } from "./closest-sentence.ts";
export { eachAtOnce } from "./each-at-once.ts";
export { fillCell, notSaid } from "./fill-cell.ts";
export { type AskingServices, keepAsking } from "./keep-asking.ts";
export { mostReadings, readingsFor } from "./readings-for.ts";
export { shareOfWords } from "./share-of-words.ts";
