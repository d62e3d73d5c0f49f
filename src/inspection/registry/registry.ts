import { assetPath } from "#kernel";
import { JihwiError } from "#protocol";
import type { Algorithm } from "../algorithms/algorithm.ts";
import { algorithms } from "../algorithms/index.ts";

export interface RegisteredAlgorithm {
  readonly algorithm: Algorithm;
  /** Where its criteria document lies. */
  readonly criteriaFile: string;
  readonly trusted: boolean;
  /** A check of one's own over a shipped algorithm: its settings and criteria, in place of the configured ones. */
  readonly own?: { readonly base: string; readonly settings: unknown; readonly criteria?: string };
}

/** Algorithms and their criteria documents, by name. */
export interface AlgorithmRegistry {
  register(entry: RegisteredAlgorithm): void;
  get(name: string): RegisteredAlgorithm;
  list(): string[];
  /** Those that did not ship with Jihwi. */
  own(): string[];
}

/** A registry with every algorithm that ships with Jihwi. */
export function createRegistry(): AlgorithmRegistry {
  const entries = new Map<string, RegisteredAlgorithm>();
  const registry: AlgorithmRegistry = {
    register(entry) {
      const { name } = entry.algorithm;
      if (entries.has(name)) {
        throw new JihwiError("bad-config", {
          message: { ko: `알고리즘 ${name}이(가) 이미 있습니다.`, en: `There is already an algorithm ${name}.` },
        });
      }
      entries.set(name, entry);
    },
    get(name) {
      const entry = entries.get(name);
      if (entry !== undefined) return entry;
      const known = [...entries.keys()].join(", ");
      throw new JihwiError("bad-input", {
        message: { ko: `알고리즘 ${name}이(가) 없습니다.`, en: `There is no algorithm ${name}.` },
        hint: { ko: `쓸 수 있는 것: ${known}`, en: `Known: ${known}` },
      });
    },
    list: () => [...entries.keys()],
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
