import { z } from "zod";
import { stringOfForm } from "#protocol";
import { compilePattern } from "../../matching/safe-pattern.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { wordsOfCheck } from "../check-words.ts";
import words from "./words.json" with { type: "json" };

const patternSchema = z.strictObject({
  name: z.string().min(1).max(100),
  pattern: z.string().min(1).max(2000),
  flags: stringOfForm(/^[ims]{0,3}$/, { ko: "i, m, s만 쓸 수 있습니다", en: "flags may be i, m and s" }).default(""),
  message: z.string().max(500).optional(),
});

/** Signs of a text that was not finished, for those who ask for them. */
const unfinishedPatterns: readonly z.infer<typeof patternSchema>[] = [
  {
    name: "placeholder",
    pattern: "\\{\\{[^{}\\n]{0,80}\\}\\}|\\$\\{[^{}\\n]{1,80}\\}|\\[(?:이름|날짜|금액|회사명|name|date|company)\\]",
    flags: "i",
  },
  { name: "todo", pattern: "(?<![A-Za-z])(?:TODO|FIXME|XXX|TBD)(?![A-Za-z])", flags: "" },
  { name: "filler", pattern: "lorem ipsum|[○●◯]{2,20}", flags: "i" },
  { name: "broken_character", pattern: "\\uFFFD", flags: "" },
  {
    name: "control_character",
    pattern: "[\\u0000-\\u0008\\u000B\\u000E-\\u001F\\u200B\\u202A-\\u202E\\u2060-\\u2064]",
    flags: "",
  },
];

const { told, count, meta } = wordsOfCheck(words);

/** Finds regular expressions, none of which can hang the run. */
export const patternCheck = defineAlgorithm({
  ...told,
  result: z.object({
    found: z.array(z.string()).meta(meta("found")),
    count: count("count"),
  }),
  settings: z.strictObject({
    patterns: z.array(patternSchema).max(1000).optional(),
    /** Look for signs of a text that was not finished: TODO, placeholders, filler, broken characters. */
    unfinished: z.boolean().default(false),
  }),
  missing: ({ patterns = [], unfinished }) =>
    patterns.length === 0 && !unfinished ? { ko: "찾을 패턴이 정해지지 않았습니다.", en: "No pattern is set." } : null,
  prepare({ patterns = [], unfinished }) {
    const compiled = [...patterns, ...(unfinished ? unfinishedPatterns : [])].map(
      ({ name, pattern, flags, message }) => ({
        name,
        search: compilePattern(pattern, flags).search,
        message:
          message === undefined ? { ko: `패턴 “${name}”`, en: `Pattern “${name}”` } : { ko: message, en: message },
      }),
    );
    return {
      find({ text }) {
        const findings: RawFinding[] = [];
        for (const { name, search, message } of compiled) {
          search(text, (offset, length) => {
            findings.push({ kind: name, offset, length, message });
          });
        }
        return findings;
      },
      measure: (findings) => ({
        found: [...new Set(findings.map((finding) => finding.kind))].sort(),
        count: findings.length,
      }),
    };
  },
});
