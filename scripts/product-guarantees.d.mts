export const productGuarantees: readonly {
  readonly sentence: string;
  readonly enforcedIn: string;
  readonly test: string;
}[];
