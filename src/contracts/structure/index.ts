export type { Page } from "./contract-text.ts";
export { createLocator, joinLabels, labelsOf, nodesOf } from "./labels.ts";
export { readOutline } from "./read-outline.ts";
