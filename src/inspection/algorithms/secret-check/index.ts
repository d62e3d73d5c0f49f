import { z } from "zod";
import { createClaimedPlaces } from "../../matching/claimed-places.ts";
import { createTrie } from "../../matching/trie.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { countField, wordsField } from "../result-fields.ts";
import { secretRules } from "./rules.ts";

/** Finds keys, tokens and passwords. */
export const secretCheck = defineAlgorithm({
  name: "secret_check",
  title: { ko: "비밀 값", en: "Secrets" },
  description: {
    ko: "API 키, 토큰, 비밀번호처럼 새어 나가면 안 되는 값을 찾습니다",
    en: "Finds API keys, tokens and passwords that must not leak",
  },
  result: z.object({
    found: wordsField(["찾은 종류"]),
    count: countField("개수", "Count", { units: ["개", "건"], spoken: { ko: "비밀 값 {}건", en: "secrets: {}" } }),
  }),
  settings: z.strictObject({
    /** Kinds to leave alone, such as `jwt`. */
    ignore: z.array(z.string()).default([]),
  }),
  sensitive: true,
  fix: {
    title: { ko: "가리기", en: "Mask it" },
    kinds: secretRules.map(({ kind }) => kind),
    replace: (words) => `${words.slice(0, 2)}${"*".repeat(8)}`,
  },
  prepare({ ignore }) {
    const rules = secretRules.filter((rule) => !ignore.includes(rule.kind));
    const allHints = [...new Set(rules.flatMap(({ hints }) => hints))];
    const hintTrie = createTrie(allHints, { ignoreCase: true });
    return {
      find({ text }) {
        const findings: RawFinding[] = [];
        const places = createClaimedPlaces(text.length);
        const hinted = new Set<string>();
        hintTrie.search(text, (hint) => hinted.add(allHints[hint] ?? ""));
        for (const { kind, ko, en, hints, pattern, isValue } of rules) {
          if (!hints.some((hint) => hinted.has(hint))) continue;
          pattern.lastIndex = 0;
          for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
            const value = match[1] ?? match[0];
            const offset = match.index + match[0].length - value.length;
            if (isValue?.(value) === false) continue;
            if (places.claim(offset, value.length))
              findings.push({ kind, offset, length: value.length, message: { ko, en } });
          }
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
