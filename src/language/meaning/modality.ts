import { remembered } from "./remembered.ts";

/** How binding a statement is. */
export type Modality = "must" | "may" | "must-not" | "need-not" | "plain";

/** Patterns over a predicate and the three words behind it, tried in this order. */
const koreanRules: readonly (readonly [RegExp, Modality])[] = [
  [/^\S*지(?:는|도)? ?(?:않아도|아니하여도|않더라도|않아도 )/u, "need-not"],
  [/^\S+(?: 할)? (?:필요|의무|이유)(?:가|는|도|를|까지)? (?:없|지지 않|부담하지 않)/u, "need-not"],
  [/^\S+ 것은 아(?:니|닙)/u, "need-not"],
  [/^\S*지 (?:않으면 안|아니하면 아니|않을 수 없|아니할 수 없)|^\S+ 수밖에 없/u, "must"],
  [/^\S*야만? |^\S*야만?$|^\S+ 의무(?:가|를) (?:있|진|집|부담)/u, "must"],
  [/^\S+ 수(?:는|가|도)? 없|^\S*(?:서는|면) (?:안|아니)|^\S*지 못(?:한|합|할)/u, "must-not"],
  [/^\S+ 수(?:도|가|는)? 있|^\S*도 (?:된|됩|되|돼|좋|무방)|^\S+ 권리(?:가|를)/u, "may"],
];

/** One of the words that a rule is about has it; most predicates have none. */
export const koreanModalitySign = /않|아니|아닙|필요|의무|이유|권리|야만?$|도$|^수(?:는|가|도|밖에)?$|^안|^못/u;

/** The modality of a Korean predicate, from the predicate's first letter on. */
export const koreanModality = remembered((from): Modality => {
  const tail = from.replace(/^(\S+?)(?:을|를) (?=할|하)/u, "$1");
  return koreanRules.find(([pattern]) => pattern.test(tail))?.[1] ?? "plain";
});

const between = String.raw`\W+(?:\w+\W+){0,4}$`;
const needNot = "(?:need not|not required|not obliged|not obligated|not have to|not need to|no obligation)(?: to)?";
const mustNot =
  "(?:shall not|must not|may not|cannot|can not|can['’]t|not allowed to|not permitted to|not entitled to)";
const must = "(?:shall|must|required to|obliged to|obligated to|has to|have to|needs? to)";
const may = "(?:may|can|could|entitled to|permitted to|allowed to|free to|the right to)";

const englishRules: readonly (readonly [RegExp, Modality])[] = [
  [new RegExp(needNot + between, "iu"), "need-not"],
  [new RegExp(mustNot + between, "iu"), "must-not"],
  [new RegExp(String.raw`\b${must}${between}`, "iu"), "must"],
  [new RegExp(String.raw`\b${may}${between}`, "iu"), "may"],
];

/** What every rule has; a clause without it binds nobody. */
export const englishModalitySign =
  /shall|must|may|can|could|need|requir|oblig|ha(?:s|ve) to|entitled|permitted|allowed|free to|right to/iu;

/** The modality of an English predicate, from the words before it. */
export function englishModality(before: string): Modality {
  return modalityAfter(before.slice(-60).replace(/^.*[,;:]/u, ""));
}

const modalityAfter = remembered(
  (lead): Modality => englishRules.find(([pattern]) => pattern.test(lead))?.[1] ?? "plain",
);
