import type { Localized, SchemaOf } from "#protocol";
import type { PreparedAlgorithm } from "../algorithms/algorithm.ts";
import type { Criteria } from "../criteria/compile-criteria.ts";

/** An algorithm with its settings applied and its criteria compiled: ready for any number of texts. */
export interface ReadyAlgorithm {
  readonly name: string;
  readonly title: Localized;
  /** What has to be set up before it can say anything. */
  readonly missing: Localized | null;
  readonly prepared: PreparedAlgorithm<Record<string, unknown>>;
  readonly result: SchemaOf<Record<string, unknown>>;
  readonly criteria: Criteria;
  /** Every condition is decided by code. */
  readonly compiled: boolean;
  readonly sensitive: boolean;
  readonly needsModel: boolean;
  /** Ours: its result is known to fit. Results of users' algorithms are checked. */
  readonly trusted: boolean;
}
