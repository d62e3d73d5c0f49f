import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { assetPath } from "#kernel";
import { type CaseFile, readCaseFiles } from "../read-cases.ts";
import type { LearnedRule } from "./learned-rule.ts";

/** Where a build puts the weights of a decision, as below `src/`. */
export function weightsAsset(name: string): string {
  return `learned/${name.replace("/", "--")}.bin`;
}

/** The weights that a build put beside the code; from sources they are trained on first use and cached. */
export function shippedWeights(rule: LearnedRule): Uint8Array {
  const built = assetPath(weightsAsset(rule.name));
  if (existsSync(built)) return readFileSync(built);
  const cached = join(cacheFolder, `${rule.name.replace("/", "--")}-${versionOf(rule)}.bin`);
  if (existsSync(cached)) return readFileSync(cached);
  const bytes = rule.train(readCaseFiles(rule.cases));
  keep(cached, bytes);
  return bytes;
}

const cacheFolder = fileURLToPath(new URL("../../../node_modules/.cache/jihwi/learned/", import.meta.url));

/** A hash of the cases, of the code beside them and of the learner: what the weights are made of. */
function versionOf({ cases, further }: LearnedRule): string {
  const hash = createHash("sha256");
  const folders = [fileURLToPath(new URL("../", import.meta.url)), ...[...cases, ...further].flatMap(foldersOf)];
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true }).map(String).sort())
      if (/\.(ts|jsonl)$/.test(name) && !name.endsWith(".test.ts")) hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

function foldersOf(file: CaseFile): string[] {
  if (typeof file === "string") return [dirname(assetPath(file))];
  return [dirname(assetPath(file.path)), ...(file.code === undefined ? [] : [assetPath(file.code)])];
}

/** Written beside and renamed, so that another process never reads half of it. A read-only folder only costs time. */
function keep(path: string, bytes: Uint8Array): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const beside = `${path}.${process.pid}`;
    writeFileSync(beside, bytes);
    renameSync(beside, path);
  } catch {
    return;
  }
}
