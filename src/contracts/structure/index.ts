export type { ContractPage } from "./contract-text.ts";
export { createLocator, labelsOf } from "./labels.ts";
export { readOutline } from "./read-outline.ts";
