import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { JihwiError, localizedSchema } from "#protocol";
import type { Algorithm } from "../algorithms/algorithm.ts";
import type { RegisteredAlgorithm } from "./registry.ts";

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
  if (program === undefined || !existsSync(criteriaFile)) {
    throw badFolder(folder, "index.ts와 criteria.md가 있어야 합니다", "it must hold index.ts and criteria.md");
  }
  const loaded: unknown = await import(pathToFileURL(program).href).catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw badFolder(folder, `index.ts를 불러오지 못했습니다: ${why}`, `its index.ts does not load: ${why}`, cause);
  });
  const exported = z.looseObject({ algorithm: z.unknown(), default: z.unknown() }).partial().parse(loaded);
  const parsed = algorithmShape.safeParse(exported.algorithm ?? exported.default);
  if (!parsed.success) {
    throw badFolder(
      folder,
      "index.ts가 defineAlgorithm으로 만든 algorithm을 내보내야 합니다",
      "its index.ts must export `algorithm`, made by defineAlgorithm",
    );
  }
  return { algorithm: parsed.data, criteriaFile, trusted: false };
}

function badFolder(folder: string, ko: string, en: string, cause?: unknown): JihwiError {
  return new JihwiError("bad-config", {
    message: { ko: `알고리즘 폴더 ${folder}: ${ko}.`, en: `Algorithm folder ${folder}: ${en}.` },
    cause,
  });
}
