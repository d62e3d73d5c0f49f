import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const root = join(import.meta.dirname, "..", "..");
const literal = /"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/.source;
const pair = new RegExp(`\\bko:\\s*(${literal})\\s*,\\s*en:\\s*(${literal})`, "g");

interface Sentence {
  readonly file: string;
  readonly ko: string;
  readonly en: string;
}

/** Every sentence that stands in both languages side by side. Descriptions of tools are for models, who read either. */
function sentences(): Sentence[] {
  return globSync("{src,web/src}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/testing\/|^src\/agents\/[a-z]+\/tools\//.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(pair)].map(([, ko = "", en = ""]) => ({
        file,
        ko: ko.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, ""),
        en: en.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, ""),
      })),
    );
}

test("every sentence exists in both languages: none is empty in one, and no Korean stands in English", () => {
  const all = sentences();
  assert.ok(all.length > 1_500, `only ${all.length} sentences were found`);
  const wrong = all.filter(({ ko, en }) => (ko.trim() === "") !== (en.trim() === "") || /[가-힣]/.test(en));
  assert.deepEqual(wrong, []);
});

test("no sentence stands in Korean as it does in English", () => {
  const wrong = sentences().filter(({ ko, en }) => ko === en && /[a-z]{4,} [a-z]{3,}/.test(ko));
  assert.deepEqual(wrong, []);
});
