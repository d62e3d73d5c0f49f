import { compilePattern } from "../../matching/safe-pattern.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { type PatternSetting, patternResultSchema, patternSettingsSchema } from "./schema.ts";

/** Signs of a text that was not finished, for those who ask for them. */
const unfinishedPatterns: readonly PatternSetting[] = [
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

/** Finds regular expressions, none of which can hang the run. */
export const patternCheck = defineAlgorithm({
  name: "pattern_check",
  title: { ko: "패턴", en: "Patterns" },
  description: { ko: "정해 둔 정규식 패턴이 글에 있는지 봅니다", en: "Looks for the patterns you have set" },
  result: patternResultSchema,
  settings: patternSettingsSchema,
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
