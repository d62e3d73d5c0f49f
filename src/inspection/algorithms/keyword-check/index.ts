import { z } from "zod";
import { inspectionFailure } from "../../failure.ts";
import { createTrie } from "../../matching/trie.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { wordsOfCheck } from "../check-words.ts";
import { readWordList } from "../word-list.ts";
import words from "./words.json" with { type: "json" };

const { told, count, meta } = wordsOfCheck(words);

/** Finds banned words, thousands of them in one pass. `count` counts different words, as in the specification. */
export const keywordCheck = defineAlgorithm({
  ...told,
  result: z.object({
    found: z.array(z.string()).meta(meta("found")),
    count: count("count"),
    occurrences: count("occurrences"),
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
