import { finalOf, finals, isSyllable, oneOf } from "#language";
import { rememberedOf } from "#language/meaning";
import type { EvidenceUnit } from "./evidence.ts";
import { flatten } from "./flatten.ts";
import { clausesOf, withoutHead } from "./segments.ts";
import { withoutStop } from "./sentence-borders.ts";
import type { VerdictEvidence } from "./statement.ts";

/** Fewer letters may agree by accident. */
const fewestLetters = 10;

/**
 * The sentence of the evidence that a claim tells word for word but for how politely it ends (쓴다, 씁니다), or a clause of it
 * that the rest does not turn.
 */
export function toldAgain(bare: string, units: readonly EvidenceUnit[]): VerdictEvidence | null {
  const told = plain(withoutHead(bare));
  if (told.length < fewestLetters) return null;
  for (const unit of units) {
    const quote = tellableOf(unit).get(told);
    if (quote !== undefined) return { label: unit.label, quote };
  }
  return null;
}

/** The sentences of a unit, and what may be told of them alone. */
const tellableOf = rememberedOf((unit: EvidenceUnit): ReadonlyMap<string, string> => {
  const sentences = new Set(unit.segments().map(({ sentence }) => sentence));
  return new Map([...sentences].flatMap((sentence) => tellable(sentence).map((words) => [plain(words), sentence])));
});

function tellable(sentence: string): string[] {
  return [sentence, ...heads(sentence), ...lastClause(sentence)];
}

/** Where an English sentence has said one thing, and goes on with another that has a subject of its own. */
const goesOn = new RegExp(
  oneOf`
    ;\s
    ,\sin which case\s
    ,\sand\s(?=(?:the|an?|it|he|she|they|each|either|both|all|any|this|these|those|its|their)\s)
  `,
  "giu",
);
const turnsHead = new RegExp(
  String.raw`\b(?:${oneOf`
    not|no|nor|never|none|neither|cannot|nothing
    if|unless|until|except|save|but|however|although|though|despite|notwithstanding|instead|otherwise
    provided|providing|subject|only|other than|exclud\w+|without|whe\w+|while|wherea?s|whichever
    false|void|invalid|den(?:y|ies|ied)|claim\w*|alleg\w+
  `})\b|n['’]t\b`,
  "iu",
);

/** What an English sentence says before it goes on, where that does not take any of it back. */
function heads(sentence: string): string[] {
  return [...sentence.matchAll(goesOn)]
    .filter(({ index }) => !turnsHead.test(sentence.slice(index)))
    .map(({ index }) => sentence.slice(0, index));
}

const hasOwnTopic = /^\S{1,12}(?:은|는|이|가)\s/u;
/** Conditions, times, bounds and denials may hold for the clauses behind them, too. */
const reachesOn = new RegExp(
  oneOf`
    경우|때|면[\s,]|라도|한하|한정|만\s|따라|따른|불구|위하|위해|므로|의하
    동안|기간|부터|까지|전에|이전|후에|이후|이내|안에|\d
    다만|단,|제외|외에|대신|않|아니|없|못
    거나|지만|으나|는데|되,
  `,
  "u",
);

/** The last clause of a Korean sentence has its verb; it stands alone where it has its own topic and no condition before it. */
function lastClause(sentence: string): string[] {
  const clauses = clausesOf(sentence);
  const last = clauses.at(-1) ?? "";
  const before = sentence.slice(0, sentence.length - last.length);
  return clauses.length > 1 && hasOwnTopic.test(last) && !reachesOn.test(before) ? [last] : [];
}

/** The letters of a sentence, ended plainly: 씁니다 and 쓴다 as 쓰, 있습니다 and 있다 as 있. */
function plain(text: string): string {
  const flat = withoutStop(flatten(text)).replace(/,/gu, "").replaceAll("하여", "해").replaceAll("되어", "돼");
  if (flat.endsWith("습니다")) return flat.slice(0, -3);
  if (flat.endsWith("니다")) return withoutFinal(flat.slice(0, -2), "ㅂ");
  if (flat.endsWith("는다")) return flat.slice(0, -2);
  return flat.endsWith("다") ? withoutFinal(flat.slice(0, -1), "ㄴ") : flat;
}

/** 씁 as 쓰; a word that ends in another consonant stays. */
function withoutFinal(word: string, final: string): string {
  const last = word.charCodeAt(word.length - 1);
  if (!isSyllable(last) || finals[finalOf(last)] !== final) return word;
  return word.slice(0, -1) + String.fromCharCode(last - finalOf(last));
}
