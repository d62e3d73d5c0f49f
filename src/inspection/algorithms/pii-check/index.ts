import { z } from "zod";
import { createClaimedPlaces } from "../../matching/claimed-places.ts";
import { defineAlgorithm, type RawFinding } from "../algorithm.ts";
import { wordsOfCheck } from "../check-words.ts";
import type { Detector, PiiKind, Report } from "./detector.ts";
import { cardDetector, ibanDetector, ipDetector, ssnDetector } from "./international.ts";
import { accountDetector, businessDetector, licenseDetector, passportDetector, residentDetector } from "./korean.ts";
import { phoneDetector } from "./phone.ts";
import words from "./words.json" with { type: "json" };

const { told, called, count } = wordsOfCheck(words);
const isKind = (field: string): field is PiiKind => field in words.fields && field !== "count";
const kindNames = Object.keys(words.fields).filter(isKind);
/** The same of every kind. */
const ofEach = <Value>(value: (kind: PiiKind) => Value) =>
  Object.fromEntries(kindNames.map((kind) => [kind, value(kind)])) as Record<PiiKind, Value>;
const names = ofEach(called);
const none = ofEach(() => 0);

/** Finds personal data: Korean identifiers by their check digits, the rest by shape, check sum and neighbours. */
export const piiCheck = defineAlgorithm({
  ...told,
  result: z.object({ count: count("count"), ...ofEach(count) }),
  settings: z.strictObject({
    /** The kinds to look for; all of them when absent. */
    kinds: z.array(z.enum(kindNames)).min(1).optional(),
    /** Resident numbers of people born since October 2020 carry no check digit: report them although none can be checked. */
    recentResidents: z.boolean().default(false),
  }),
  sensitive: true,
  fix: { title: { ko: "가리기", en: "Mask it" }, kinds: kindNames, replace: masked },
  prepare({ kinds = kindNames, recentResidents }) {
    const wanted = new Set<PiiKind>(kinds);
    // The surest come first: what they take, the later ones leave alone.
    const numbers: readonly Detector[] = [
      residentDetector(recentResidents),
      cardDetector,
      ibanDetector,
      ipDetector,
      businessDetector,
      licenseDetector,
      ssnDetector,
      accountDetector,
      phoneDetector,
      passportDetector,
    ];
    return {
      find({ text }) {
        const findings: RawFinding[] = [];
        const places = createClaimedPlaces(text.length);
        const report: Report = (kind, offset, length, note) => {
          if (!places.claim(offset, length)) return;
          const { ko, en } = names[kind];
          const message = note === undefined ? { ko, en } : { ko: `${ko} (${note.ko})`, en: `${en} (${note.en})` };
          findings.push({ kind, offset, length, message });
        };
        emailDetector(text, report);
        if (/[0-9]/.test(text)) for (const detect of numbers) detect(text, report);
        return findings.filter((finding) => wanted.has(finding.kind as PiiKind));
      },
      measure(findings) {
        const counts = { ...none };
        for (const { kind } of findings) counts[kind as PiiKind] += 1;
        return { count: findings.length, ...counts };
      },
    };
  },
});

/** The shape stays, so that a reader knows what stood there; of an e-mail address its host stays too. */
function masked(words: string, kind: string): string {
  if (kind === "email")
    return words.replace(/^[^@]+/, (name) => name.slice(0, 1) + "*".repeat(Math.max(1, name.length - 1)));
  return words.replace(/[0-9A-Za-z]/g, (char, at: number) => (at < 2 ? char : "*"));
}

const longestLocal = 64;
const longestDomain = 255;
const local = /[A-Za-z0-9._%+-]*[A-Za-z0-9_%+-]$/;
/** Labels of letters, digits and hyphens; the last one, of letters, ends the address. */
const domain = /^(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}(?![A-Za-z0-9-])/;

/** E-mail addresses, found from their @ outwards: Hangul on either side ends them, as in `a@b.kr로`. */
const emailDetector: Detector = (text, found) => {
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const host = domain.exec(text.slice(at + 1, at + 1 + longestDomain))?.[0];
    if (host === undefined) continue;
    const name = local.exec(text.slice(Math.max(0, at - longestLocal), at))?.[0].replace(/^\.+/, "");
    if (name !== undefined) found("email", at - name.length, name.length + 1 + host.length);
  }
};
