import { allMatches, oneOf } from "#language";
import { rememberedOf } from "#language/meaning";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";

/** 제5조(반환), Article 9 (Insurance) and a short line without an end of a sentence that text follows: what it names is meant by all that stands under it. */
const heading = new RegExp(
  oneOf`
    ^제\s?\d+조(?:의\s?\d+)?\s?[([【]([^)\]】\n]{1,40})
    ^(?:Article|Section|Clause|Paragraph)\s\d+(?:\.\d+)*\.?\s?\(([^)\n]{1,60})\)
    ^(?!.*(?:[.!?:;|]|다|요)\s*$)(.{2,60})\n
  `,
  "gmu",
);
/** Title. Authors (2021). Journal: a paper's head is meant by its whole abstract. */
const paperHead = /^[^\n]{5,300}?\((?:19|20)\d{2}\)\.(?:\s[^.\n]{2,80}\.)?/u;
const maxLength = 4000;
const maxHeadings = 12;

const known = new WeakMap<EvidenceUnit, readonly Token[]>();

function headingTokens(unit: EvidenceUnit, prepared: PreparedEvidence): readonly Token[] {
  const read = known.get(unit);
  if (read !== undefined) return read;
  const text = unit.text.slice(0, maxLength);
  const titles = allMatches(text, heading).map(([, ...names]) => names.find((name) => name !== undefined) ?? "");
  const paper = paperHead.exec(text)?.[0];
  const found = [...(paper === undefined ? [] : [paper]), ...titles]
    .slice(0, maxHeadings)
    .flatMap((each) => tokensOf(prepared.read(each)));
  known.set(unit, found);
  return found;
}

/**
 * Whether a heading of the cited evidence has the word. A party goes with what is said behind it, too, which leaves its subject
 * out; who does what is looked at by the check of parties.
 */
export function isInHeading(token: Token, units: readonly EvidenceUnit[], prepared: PreparedEvidence): boolean {
  if (token.kind === "party") return units.some((unit) => partiesOf(unit).has(token.key));
  return units.some((unit) => headingTokens(unit, prepared).some((other) => agreement(token, other) !== null));
}

const partiesOf = rememberedOf(
  (unit: EvidenceUnit): ReadonlySet<string> =>
    new Set(unit.segments().flatMap(({ reading }) => reading.parties.map(({ party }) => `p:${party}`))),
);
