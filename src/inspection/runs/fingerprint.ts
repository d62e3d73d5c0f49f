import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Analyzer } from "../analyze.ts";
import { defaultInspectConfig, type InspectConfig } from "../config.ts";
import type { InspectorOptions } from "./inspector-options.ts";

/** Changes with everything that a report depends on besides the text. */
export function fingerprintOf({ plan, algorithms }: Analyzer, options: InspectorOptions): string {
  const { config = defaultInspectConfig, baseDirectory, language, all } = options;
  const criteria = [...algorithms].map(
    ([
      name,
      {
        criteria: { markdown },
      },
    ]) => [name, markdown],
  );
  const files = [...config.folders.map((folder) => `${folder}/index.ts`), ...wordFiles(settingsOf(config))]
    .map((file) => resolve(baseDirectory, file))
    .filter((file) => existsSync(file))
    .map((file) => hash("sha256", readFileSync(file)));
  return hash("sha256", JSON.stringify([plan.steps, criteria, files, config, language, all ?? false]));
}

const settingsOf = ({ algorithms, checks }: InspectConfig) => [
  ...Object.values(algorithms),
  ...checks.map(({ settings }) => settings),
];

/** Settings that name a file are known by their names: `bannedFile`, `wordsFile`. */
function wordFiles(settings: readonly Readonly<Record<string, unknown>>[]): string[] {
  return settings.flatMap((setting) =>
    Object.entries(setting).flatMap(([name, value]) =>
      name.endsWith("File") && typeof value === "string" ? [value] : [],
    ),
  );
}
