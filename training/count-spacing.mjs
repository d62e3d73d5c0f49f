// Counts where Korean has its spaces in the texts of the repository, and writes the counts where the PDF parser reads them.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countSpacing } from "../src/documents/formats/pdf/korean-spacing.ts";

const root = join(import.meta.dirname, "..");
/** Rarer contexts say little and would double the file. */
const leastSeen = 12;
/** A page's own words must outweigh these: each count here stands for some. */
const weight = 0.3;

const files = execFileSync("git", ["ls-files", "*.md", "*.jsonl", "*.txt"], { cwd: root, encoding: "utf8" });
const lines = new Set(files.trim().split("\n").flatMap(linesOf).filter(isKorean));
const counted = [...countSpacing([...lines]).counts]
  .filter(([, [joined, spaced]]) => joined + spaced >= leastSeen)
  .map(([context, counts]) => [context, ...counts.map((count) => Math.round(count * weight))].join("\t"));
writeFileSync(join(root, "src/documents/formats/pdf/usual-spacing.txt"), `${counted.sort().join("\n")}\n`);

function linesOf(file) {
  const text = readFileSync(join(root, file), "utf8");
  const texts = file.endsWith(".jsonl")
    ? text
        .split("\n")
        .filter(Boolean)
        .flatMap((row) => textsIn(JSON.parse(row)))
    : [text];
  return texts.flatMap((each) => each.split("\n")).map((line) => line.replace(/\s+/g, " ").trim());
}

function textsIn(value) {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function isKorean(line) {
  return line.length > 15 && (line.match(/[가-힣]/g)?.length ?? 0) > line.length / 2;
}
