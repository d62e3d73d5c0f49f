import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { assetPath } from "#kernel";
import { localizedSchema } from "#protocol";
import type { Algorithm } from "../algorithms/algorithm.ts";
import { algorithms } from "../algorithms/index.ts";
import { inspectionFailure } from "../failure.ts";

export interface RegisteredAlgorithm {
  readonly algorithm: Algorithm;
  /** Where its criteria document lies. */
  readonly criteriaFile: string;
  readonly trusted: boolean;
  /** A check of one's own over a shipped algorithm: its settings and criteria, in place of the configured ones. */
  readonly own?: { readonly base: string; readonly settings: unknown; readonly criteria?: string };
}

export type AlgorithmRegistry = ReturnType<typeof createRegistry>;

/** Algorithms and their criteria documents, by name: at first every one that ships with Jihwi. */
export function createRegistry() {
  const entries = new Map<string, RegisteredAlgorithm>();
  const registry = {
    register(entry: RegisteredAlgorithm): void {
      const { name } = entry.algorithm;
      if (entries.has(name)) throw inspectionFailure("algorithm-twice", { name });
      entries.set(name, entry);
    },
    get(name: string): RegisteredAlgorithm {
      const entry = entries.get(name);
      if (entry !== undefined) return entry;
      throw inspectionFailure("algorithm-unknown", { name, known: [...entries.keys()].join(", ") });
    },
    list: () => [...entries.keys()],
    /** Those that did not ship with Jihwi. */
    own: () =>
      [...entries.values()]
        .filter(({ trusted, own }) => !trusted || own !== undefined)
        .map(({ algorithm }) => algorithm.name),
  };
  for (const algorithm of algorithms) {
    registry.register({ algorithm, criteriaFile: shippedCriteria(algorithm.name), trusted: true });
  }
  return registry;
}

/** The algorithm that does the work of a check: itself, or the one that checks of one's own stand on in the end. */
export function shippedBaseOf(registry: AlgorithmRegistry, name: string): string {
  const base = registry.list().includes(name) ? registry.get(name).own?.base : undefined;
  return base === undefined ? name : shippedBaseOf(registry, base);
}

/** What a check found, under the name of the algorithm that did the work: whose kinds and fixes they are. */
export function asShipped<Found extends { readonly algorithm: string }>(
  registry: AlgorithmRegistry,
  finding: Found,
): Found {
  return { ...finding, algorithm: shippedBaseOf(registry, finding.algorithm) };
}

/** Names, titles and descriptions, for reports. */
export function describedAlgorithms(registry: AlgorithmRegistry): Pick<Algorithm, "name" | "title" | "description">[] {
  return registry.list().map((name) => registry.get(name).algorithm);
}

/** An algorithm's folder is its name with hyphens. */
function shippedCriteria(name: string): string {
  return assetPath(`inspection/algorithms/${name.replaceAll("_", "-")}/criteria.md`);
}

/** A zod schema, perhaps of another copy of zod than ours: known by what it can do, not by its class. */
const schemaShape = z.custom(
  (value) => typeof value === "object" && value !== null && "_zod" in value && "safeParse" in value,
);

const algorithmShape = z.custom<Algorithm>(
  (value) =>
    z
      .object({
        name: z.string().regex(/^[a-z][a-z0-9_]*$/),
        description: localizedSchema,
        result: schemaShape,
        settings: schemaShape,
        prepare: z.custom((prepare) => typeof prepare === "function"),
      })
      .safeParse(value).success,
);

/** Loads a user's algorithm: a folder whose `index.ts` exports `algorithm` (or a default) and that holds `criteria.md`. */
export async function loadAlgorithmFolder(folder: string, baseDirectory: string): Promise<RegisteredAlgorithm> {
  const directory = resolve(baseDirectory, folder);
  const program = ["index.ts", "index.js", "index.mjs"].map((name) => resolve(directory, name)).find(existsSync);
  const criteriaFile = resolve(directory, "criteria.md");
  if (program === undefined || !existsSync(criteriaFile)) throw inspectionFailure("algorithm-incomplete", { folder });
  const loaded: unknown = await import(pathToFileURL(program).href).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw inspectionFailure("algorithm-not-loaded", { folder, why }, { cause });
  });
  const exported = z.looseObject({ algorithm: z.unknown(), default: z.unknown() }).partial().parse(loaded);
  const parsed = algorithmShape.safeParse(exported.algorithm ?? exported.default);
  if (!parsed.success) throw inspectionFailure("algorithm-not-exported", { folder });
  return { algorithm: parsed.data, criteriaFile, trusted: false };
}
