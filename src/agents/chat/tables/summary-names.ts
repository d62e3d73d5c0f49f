import { oneOf } from "#language";
import { bareCell } from "../evidence/tables.ts";

/** What a row calls itself that may tell of others. */
export interface SummaryName {
  readonly kind: "total" | "average" | "median" | "most" | "least";
  /** What it says it is of: 영업 in 영업 합계; null where it stands alone. */
  readonly of: string | null;
  /** Nothing else is called so. All of a company, or a person called Max, may be a row as others are. */
  readonly isSure: boolean;
}

const koreanTotal = String.raw`(?:총\s*)?(?:합\s*계|총\s*계|소\s*계|누\s*계|총\s*합(?:\s*계)?|총\s*액)`;
const englishTotal = `(?:(?:sub-?|grand )?totals?|sums?)`;
const numbered = String.raw`(?:\s*\d{1,2})?`;

const alone = new RegExp(`^(?:(?:${koreanTotal}|계)${numbered}|${englishTotal}${numbered})$`, "i");
const allWords = oneOf`
  전\s*체|총\s*원|총\s*인원|총\s*량|총\s*수|전\s*사|전부|모두
  overall|all|everything|altogether
`;
const all = new RegExp(`^(?:${allWords})$`, "i");
const koreanOf = new RegExp(String.raw`^(.+?)\s*${koreanTotal}${numbered}$|^(.+)\s계$`);
const englishOf = new RegExp(
  String.raw`^(.+)\s${englishTotal}$|^(?:sub-?|grand )?totals? (?:(?:for|of|in) )?(.+)$|^sums? (?:for|of|in) (.+)$`,
  "i",
);

const averages = /^(.*\s)?(?:평\s?균|평균값|average|avg\.?|mean)$/i;
const medians = /^(.*\s)?(?:중앙값|중간값|median)$/i;
const most = /^(.*\s)?(?:최\s?대|최댓값|최대값|최고|최고값|max(?:imum)?)$/i;
const least = /^(.*\s)?(?:최\s?소|최솟값|최소값|최저|최저값|min(?:imum)?)$/i;
/** Words of statistics alone; the others are the names of people and grades, too. */
const statistics = /(?:최\s?대|최댓값|최대값|최\s?소|최솟값|최소값|maximum|minimum)$/i;

/** What a cell says that its row tells of others; null where it says nothing of the kind. */
export function summaryName(cell: string): SummaryName | null {
  const name = bareCell(cell).replace(/\s+/g, " ");
  if (alone.test(name)) return { kind: "total", of: null, isSure: true };
  if (all.test(name)) return { kind: "total", of: null, isSure: false };
  for (const [kind, words] of kinds) {
    const found = words.exec(name);
    if (found !== null) return { kind, of: found[1]?.trim() || null, isSure: statistics.test(name) };
  }
  const korean = koreanOf.exec(name);
  if (korean !== null) return { kind: "total", of: (korean[1] ?? korean[2] ?? "").trim(), isSure: true };
  const english = englishOf.exec(name);
  const of = english?.[1] ?? english?.[2] ?? english?.[3];
  return of === undefined ? null : { kind: "total", of: of.trim(), isSure: false };
}

const kinds: readonly (readonly [SummaryName["kind"], RegExp])[] = [
  ["average", averages],
  ["median", medians],
  ["most", most],
  ["least", least],
];
