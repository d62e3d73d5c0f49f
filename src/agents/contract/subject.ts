import { type Contract, findDefinitions } from "#contracts";

/** What a turn is about: its contract, and the one it may be compared with. */
export interface Subject {
  readonly contract: Contract;
  readonly standard: Contract | null;
}

/** The parts of a contract as prompts list them: label and title. */
export const contentsOf = ({ units }: Contract): string[] =>
  units.map(({ label, title }) => `${label} ${title}`.trim());

/** The terms that a contract defines. */
export const definedTermsOf = (contract: Contract): string[] => [
  ...new Set(findDefinitions(contract).map(({ term }) => term)),
];
