import { oneLine } from "#language";
import type { PaperLink, PaperSourceName } from "#protocol";
import { completeIdentifiers, paperIdOf } from "./identity.ts";
import { knownFields } from "./known-fields.ts";
import type { CslItem, CslName, Identifiers, KeptEntry, Paper } from "./paper.ts";

export interface PaperFacts {
  readonly csl: CslItem;
  readonly source: PaperSourceName;
  readonly identifiers?: Identifiers;
  readonly citationCount?: number | null;
  readonly references?: readonly string[];
  readonly openAccessUrl?: string | null;
  readonly openLicense?: string | null | undefined;
  readonly links?: readonly PaperLink[];
  readonly kept?: KeptEntry | null;
}

/** A paper from what one source says about it: identifiers in normal form, plain text, a stable id. */
export function createPaper(facts: PaperFacts): Paper {
  const csl = plainCsl(facts.csl);
  const identifiers = completeIdentifiers(csl, facts.identifiers ?? {});
  return {
    id: paperIdOf(csl, identifiers),
    csl: knownFields({ ...csl, DOI: identifiers.doi ?? csl.DOI }),
    identifiers,
    citationCount: facts.citationCount ?? null,
    references: [...new Set(facts.references ?? [])],
    openAccessUrl: facts.openAccessUrl || null,
    links: [...(facts.links ?? [])],
    kept: facts.kept ?? null,
    sources: [facts.source],
    ...knownFields({ openLicense: facts.openLicense ?? undefined }),
  };
}

const particles = new Set("van von der den de del della di da dos la le ter ten el al bin ibn".split(" "));

/** A name written in one line, taken apart as CSL wants it. */
export function nameFromLine(line: string): CslName {
  const text = oneLine(line.normalize("NFC"));
  if (text.includes(",")) {
    const [family = "", ...given] = text.split(",").map((part) => part.trim());
    return given.length === 0 ? { family } : { family, given: given.join(", ") };
  }
  const words = text.split(" ");
  if (words.length === 1) return { family: text };
  if (/^[가-힣 ]+$/.test(text)) return koreanName(words) ?? { family: text };
  let at = words.length - 1;
  while (at > 1 && particles.has((words[at - 1] ?? "").toLowerCase())) at -= 1;
  return { family: words.slice(at).join(" "), given: words.slice(0, at).join(" ") };
}

const longFamilyNames = new Set(["남궁", "독고", "동방", "사공", "서문", "제갈", "황보"]);

/** Which part is the family name is told by its length, as some write it last; null where that tells nothing. */
function koreanName([first = "", second = "", ...more]: readonly string[]): CslName | null {
  const [one, other] = [first, second].map(likenessToFamilyName);
  if (more.length > 0 || one === undefined || other === undefined || one === other) return null;
  return one > other ? { family: first, given: second } : { family: second, given: first };
}

function likenessToFamilyName(word: string): number {
  if (longFamilyNames.has(word)) return 3;
  if (word.length === 1) return 2;
  // More often a given name: beside 김 it is one.
  return word === "선우" ? 1 : 0;
}

/** Titles and abstracts from services carry markup (JATS, HTML, stray line breaks); a paper holds words. */
export function plainText(text: string): string {
  return oneLine(
    text
      .replace(/<\/(?:jats:)?(?:p|title|sec)>/gi, " ")
      .replace(/<\/?[a-z][a-z0-9:]{0,30}(?:\s[^<>]{0,500})?\/?>/gi, "")
      .replace(
        /&(amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[0-9a-f]{1,6});/gi,
        (whole, name: string) => entity(name) ?? whole,
      ),
  );
}

function plainCsl(csl: CslItem): CslItem {
  const plain = { ...csl };
  for (const field of ["title", "abstract", "container-title"] as const) {
    const text = plainText(plain[field] ?? "");
    if (text === "") delete plain[field];
    else plain[field] = text;
  }
  return plain;
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function entity(name: string): string | null {
  const lower = name.toLowerCase();
  if (!lower.startsWith("#")) return named[lower] ?? null;
  const code = lower.startsWith("#x") ? Number.parseInt(lower.slice(2), 16) : Number.parseInt(lower.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}
