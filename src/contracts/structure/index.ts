export type { ContractPage } from "./contract-text.ts";
export { createLocator, labelsOf } from "./labels.ts";
export { lastAtOrBefore } from "./last-at-or-before.ts";
export { readOutline } from "./read-outline.ts";
export { withoutRunningLines } from "./running-lines.ts";
