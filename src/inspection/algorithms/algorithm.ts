import { z } from "zod";
import type { Localized, SchemaOf } from "#protocol";

/** What an algorithm found, before its place is turned into a line and a column. */
export interface RawFinding {
  readonly kind: string;
  readonly offset: number;
  readonly length: number;
  readonly message: Localized;
  /** What was found, where the words themselves do not say it: the banned word, the name of a pattern. */
  readonly value?: string;
}

export interface AskedAnswer {
  readonly answer: "yes" | "no" | "unclear";
  readonly reason: string;
}

/** A question in prose that an algorithm wants answered; absent where no model is configured. */
export type Ask = (question: string, text: string) => Promise<AskedAnswer>;

/** What an algorithm may read. */
export interface AlgorithmInput {
  readonly text: string;
  readonly ask?: Ask;
}

/**
 * An algorithm made ready with its settings. `find` marks places; `measure` makes the result that criteria speak of,
 * from the findings that were not suppressed, so that counts and places never disagree.
 */
export interface PreparedAlgorithm<Result> {
  readonly find?: (input: AlgorithmInput) => RawFinding[];
  readonly measure: (findings: readonly RawFinding[], input: AlgorithmInput) => Result | Promise<Result>;
  /** Why the result is what it is, where its values do not say it: told with the verdict. Null when there is nothing to tell. */
  said?(result: Result): Localized | null;
}

/** Where relative paths in settings start. */
export interface PrepareContext {
  readonly baseDirectory: string;
}

/** How code can mend a finding: what the words become, and what a button for it says. */
export interface Fix {
  readonly title: Localized;
  readonly kinds: readonly string[];
  readonly replace: (words: string, kind: string) => string;
}

export interface AlgorithmDefinition<Result extends Record<string, unknown>, Settings, Mends = Fix> {
  readonly name: string;
  /** What people call it; its name when absent. */
  readonly title?: Localized;
  readonly description: Localized;
  /**
   * Zod with `.meta({ aliases, units, spoken })`: the names that criteria may use for a field, and how people are told of its
   * value, which stands for `{}`.
   */
  readonly result: SchemaOf<Result>;
  readonly settings: SchemaOf<Settings>;
  /** The words found must not be repeated in reports when masking is on. */
  readonly sensitive?: boolean;
  /** Needs a model to say anything; without one its verdict is `undecided`. */
  readonly needsModel?: boolean;
  /** What has to be set up before it can say anything; null when it can. A check that is not set up never passes. */
  readonly missing?: (settings: Settings, criteria: { readonly hasProse: boolean }) => Localized | null;
  readonly fix?: Mends;
  readonly prepare: (settings: Settings, context: PrepareContext) => PreparedAlgorithm<Result>;
}

/** An algorithm as the registry keeps it: its own types are checked where it is defined, by zod where it is used. */
export type Algorithm = Required<AlgorithmDefinition<Record<string, unknown>, unknown, Fix | null>>;

/** Declares an algorithm; its settings are parsed by its own schema before it is prepared. */
export function defineAlgorithm<Result extends Record<string, unknown>, Settings>(
  definition: AlgorithmDefinition<Result, Settings>,
): Algorithm {
  const { name, settings: schema } = definition;
  return {
    title: { ko: name, en: name },
    sensitive: false,
    needsModel: false,
    fix: null,
    ...definition,
    missing: (settings, criteria) => definition.missing?.(z.parse(schema, settings), criteria) ?? null,
    prepare: (settings, context) => definition.prepare(z.parse(schema, settings), context),
  };
}
