import { z } from "zod";
import { readAsset } from "#kernel";
import { createClaimedPlaces } from "../../matching/claimed-places.ts";
import { createTrie } from "../../matching/trie.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { wordsOfCheck } from "../check-words.ts";
import words from "./words.json" with { type: "json" };

/** One kind of secret. `hints` are plain words in small letters, of which one must be in the text, in letters of any size, before the pattern is tried at all. */
interface SecretRule {
  readonly kind: string;
  readonly ko: string;
  readonly en: string;
  readonly hints: readonly string[];
  readonly pattern: RegExp;
  /** What the value itself must look like, which is the first group where there is one. */
  readonly isValue?: ((value: string) => boolean) | undefined;
}

/**
 * A private key from its first line to its last: who masks the first line only leaves the key. A key that was cut off has no
 * last line; then what looks like its letters goes along.
 */
const keyHeaders = "(?:(?:\\s|\\\\[nr]){1,4}[A-Z][A-Za-z-]{2,20}: [^\\n]{0,200}){0,6}";
const keyLetters = "(?:(?:\\\\[nr]|[^A-Za-z0-9+/=-]){1,12}[A-Za-z0-9+/=]{16,})*";
const keyBody = `(?:(?:[^-]|-(?!----)){0,20000}-----END [A-Z0-9 ]{1,40}-----|${keyHeaders}${keyLetters})`;

const assigns = "[\"']?\\s{0,3}(?:=|:|:=|=>)\\s{0,3}";
/** What a value is called that must not be seen: apiKey, AUTH_TOKEN, DB_PASS. PWD is the working directory as well. */
const secretNames = [
  "(?:secret|password|passwd|passphrase|api[_-]?key|access[_-]?key|비밀번호)[A-Za-z_]{0,20}",
  "tokens?(?:_[A-Za-z_]{0,20})?",
  "(?<![A-Za-z])pass",
  "(?<![A-Za-z])pwd(?![\"']?\\s{0,3}[=:]\\s{0,3}[\"']?[/~.])",
].join("|");
/** A name has figures at its end at most: Summer2026.Winter9x is a value. What is called may have them anywhere. */
const identifier = "[A-Za-z_$]{1,80}\\d{0,2}";
const called = "[A-Za-z_$][\\w$]{0,80}";
/** Code that has the value from elsewhere: config.s3.apiKey, keys[0], readKey1(…). */
const fetched = `(?:${called}(?:\\.${called}){0,9}\\(|${identifier}(?:(?:\\.${identifier}){0,9}\\[|(?:\\.${identifier}){1,9}(?![\\w$+/~!@#%^&*-])))`;
const assignedValue = `(?:["']|(?!${fetched}))([A-Za-z0-9+/_.~!@#$%^&*-]{12,})`;

/** A password told in a sentence or a list: 비밀번호는 …, PW = …, "password is …". */
const toldPassword = new RegExp(
  `(?:(?:비밀번호|비번|패스워드)(?:은|는|이|가)?\\s{0,3}[:：=]?|(?<![A-Za-z0-9_])(?:password|passwd|passcode)["']?(?: is|\\s{0,3}[:=]))\\s{0,3}(?:["'“‘\`]|(?!${fetched}))([!-~]{3,63}[A-Za-z0-9!@#$%^*?+=_~-])(?=["'\`.,;:)\\]}]{0,4}(?![!-~]|[자년개원명회번일월시]))`,
  "gi",
);

/** Four figures or more, or letters with figures or signs among them: no word, no path, no placeholder. */
function looksLikePassword(value: string): boolean {
  if (/^[./~$<{%[(|-]|:\/\/|^(?:19|20)\d\d-\d|^x+\d*$/i.test(value)) return false;
  return /^\d{4,12}$/.test(value) || (value.length >= 6 && /[A-Za-z]/.test(value) && /[0-9!@#$%^*]/.test(value));
}

/** Digits and letters mixed, and more than three bits a character: no word, no path, no placeholder. */
function looksRandom(value: string): boolean {
  if (!/[0-9]/.test(value) || !/[A-Za-z]/.test(value)) return false;
  const counts = new Map<string, number>();
  for (const char of value) counts.set(char, (counts.get(char) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits > 3;
}

const issued = z.object({
  kind: z.string(),
  ko: z.string(),
  en: z.string(),
  hints: z.array(z.string()),
  pattern: z.string(),
  random: z.boolean().default(false),
});

/** Issuers publish these prefixes so that scanners can find what leaks. */
const issuedRules = readAsset("inspection/algorithms/secret-check/issuers.jsonl")
  .trim()
  .split("\n")
  .map((line): SecretRule => {
    const { pattern, random, hints, ...rule } = issued.parse(JSON.parse(line));
    const smallHints = hints.map((hint) => hint.toLowerCase());
    return { ...rule, hints: smallHints, pattern: new RegExp(pattern, "g"), isValue: random ? looksRandom : undefined };
  });

const secretRules: readonly SecretRule[] = [
  {
    kind: "private_key",
    ko: "개인 키",
    en: "private key",
    hints: ["private key"],
    pattern: new RegExp(`-----BEGIN (?:[A-Z0-9]{2,10} ){0,2}PRIVATE KEY(?: BLOCK)?-----${keyBody}`, "g"),
  },
  ...issuedRules,
  {
    kind: "assigned_secret",
    ko: "비밀 값",
    en: "assigned secret",
    hints: ["secret", "pass", "pwd", "key", "token", "비밀번호"],
    pattern: new RegExp(`(?:${secretNames})${assigns}${assignedValue}`, "gi"),
    isValue: looksRandom,
  },
  {
    kind: "password",
    ko: "비밀번호",
    en: "password",
    hints: ["비밀번호", "비번", "패스워드", "password", "passwd", "passcode"],
    pattern: toldPassword,
    isValue: looksLikePassword,
  },
];

const { told, count, meta } = wordsOfCheck(words);

/** Finds keys, tokens and passwords. */
export const secretCheck = defineAlgorithm({
  ...told,
  result: z.object({
    found: z.array(z.string()).meta(meta("found")),
    count: count("count"),
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
