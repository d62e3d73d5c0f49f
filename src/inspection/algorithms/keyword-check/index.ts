import { z } from "zod";
import { inspectionFailure } from "../../failure.ts";
import { createTrie } from "../../matching/trie.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { countField, wordsField } from "../result-fields.ts";
import { readWordList } from "../word-list.ts";

/** Finds banned words, thousands of them in one pass. `count` counts different words, as in the specification. */
export const keywordCheck = defineAlgorithm({
  name: "keyword_check",
  title: { ko: "금지어", en: "Banned words" },
  description: { ko: "정해 둔 금지어가 글에 있는지 봅니다", en: "Looks for the words you have banned" },
  result: z.object({
    found: wordsField(["찾은 낱말", "금지어", "keywords"]),
    count: countField("개수", "Count", {
      aliases: ["금지어 수"],
      units: ["개", "가지", "words", "keywords"],
      spoken: { ko: "금지어 {}가지", en: "different banned words: {}" },
    }),
    occurrences: countField("나온 횟수", "Occurrences", {
      aliases: ["횟수", "출현 횟수"],
      units: ["번", "회", "times"],
      spoken: { ko: "금지어가 {}번 나옴", en: "occurrences of banned words: {}" },
    }),
  }),
  settings: z.strictObject({
    banned: z.array(z.string().min(1).max(200)).max(200_000).optional(),
    /** One word a line; `#` begins a comment. */
    bannedFile: z.string().min(1).optional(),
    ignoreCase: z.boolean().default(false),
  }),
  missing: ({ banned = [], bannedFile }) =>
    banned.length === 0 && bannedFile === undefined
      ? { ko: "금지어 목록이 없습니다.", en: "There is no list of banned words." }
      : null,
  prepare({ banned, bannedFile, ignoreCase }, { baseDirectory }) {
    const listed = bannedFile === undefined ? [] : readWordList(bannedFile, baseDirectory);
    const words = [...new Set([...(banned ?? []), ...listed])];
    if (bannedFile !== undefined && words.length === 0)
      throw inspectionFailure("word-list-empty", { file: bannedFile });
    const trie = createTrie(words, { ignoreCase });
    const messages = words.map((word) => ({ ko: `금지어 “${word}”`, en: `Banned word “${word}”` }));
    const indexOf = new Map(words.map((word, index) => [word, index]));
    const nothing = { ko: "", en: "" };
    return {
      find({ text }) {
        const findings: RawFinding[] = [];
        trie.search(text, (word, offset, length) => {
          const message = messages[word] ?? nothing;
          findings.push({ kind: "banned_word", offset, length, message, value: words[word] ?? "" });
        });
        return findings;
      },
      measure(findings) {
        const found = [...new Set(findings.map((finding) => finding.value ?? ""))];
        found.sort((left, right) => (indexOf.get(left) ?? 0) - (indexOf.get(right) ?? 0));
        return { found, count: found.length, occurrences: findings.length };
      },
    };
  },
});
