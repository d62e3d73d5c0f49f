import type { Reading } from "#language/meaning";
import type { PreparedEvidence } from "../evidence.ts";
import { clausesOf } from "../segments.ts";

/** A sentence made from evidence by code, so that whether it holds is known. */
export interface Variant {
  readonly sentence: string;
  readonly holds: boolean;
}

/** Endings and words that may be exchanged without changing what is said; the first that fits is taken. */
const politely: readonly (readonly [RegExp, string])[] = [
  [/하여야 (?:한다|하며|하고|하되)[.,]?$/u, "해야 합니다."],
  [/아니 (?:된다|되며|되고)[.,]?$/u, "안 됩니다."],
  [/아니(?:한다|하며|하고)[.,]?$/u, "않습니다."],
  [/(있|없|않)(?:다|으며|고|으나|지만)[.,]?$/u, "$1습니다."],
  [/못(?:한다|하며|하고)[.,]?$/u, "못합니다."],
  [/진(?:다)[.,]?$/u, "집니다."],
  [/(?:한다|하며|하고|하되|하였다|하였고|했고)[.,]?$/u, "합니다."],
  [/(?:된다|되며|되고|되었다)[.,]?$/u, "됩니다."],
  [/본다[.,]?$/u, "봅니다."],
  [/이(?:며|고|다)[.,]?$/u, "입니다."],
  [/습니다[.,]?$/u, "습니다."],
  [/니다[.,]?$/u, "니다."],
];
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/이내에/gu, "안에"],
  [/본 계약/gu, "이 계약"],
  [/경우에는/gu, "때에는"],
  [/하여야/gu, "해야"],
  [/로부터/gu, "부터"],
  [/\bshall\b(?! not)/gu, "must"],
  [/\bshall not\b/gu, "must not"],
  [/\bmay\b(?! not)/gu, "can"],
  [/\bprior to\b/gu, "before"],
  [/\bprovided that\b/gu, "as long as"],
  [/\bpursuant to\b/gu, "under"],
];

/** Exchanges that turn what is said into something else. */
const falsified: readonly (readonly [RegExp, string])[] = [
  [/수 있(?=다|습|으며|고)/u, "수 없"],
  [/수 없(?=다|습|으며|고)/u, "수 있"],
  [/여야 한다/u, "지 않아도 된다"],
  [/여야 한다/u, "ㄹ 수 있다"],
  [/하지 아니한다/u, "한다"],
  [/하지 않는다|하지 않습니다/u, "합니다"],
  [/이상/u, "이하"],
  [/이하/u, "이상"],
  [/미만/u, "초과"],
  [/초과/u, "미만"],
  [/전까지/u, "후부터"],
  [/(?<=[가-힣\d] )전에/u, "후에"],
  [/(?<=[가-힣\d] )후에?(?=\s)/u, "전에"],
  [/사전/u, "사후"],
  [/서면/u, "구두"],
  [/전부|전액/u, "일부"],
  [/무상/u, "유상"],
  [/증가/u, "감소"],
  [/늘/u, "줄"],
  [/포함/u, "제외"],
  [/제외/u, "포함"],
  [/ 없이/u, "이 있어야"],
  [/에 한하여/u, "뿐 아니라 어디서나"],
  [/\bshall not\b/u, "may"],
  [/\bmay not\b/u, "may"],
  [/\bshall\b(?! not)/u, "may"],
  [/\bmay\b(?! not)/u, "shall"],
  [/\bis not\b/u, "is"],
  [/\bat least\b/u, "at most"],
  [/\bup to\b/u, "at least"],
  [/\bbefore\b/u, "after"],
  [/\bafter\b/u, "before"],
  [/\bunless\b/u, "even if"],
  [/\bwithout\b/u, "with"],
  [/\bonly\b/u, "also"],
  [/\ball\b/u, "some"],
  [/\bincrease/u, "decrease"],
  [/\band\b/u, "or"],
];

/** So many wrong ones of a clause are enough. */
const maxWrong = 3;

/** Sentences that hold and sentences that do not, made from the clauses of one piece of evidence. */
export function variantsOf(sentence: string, prepared: PreparedEvidence): Variant[] {
  const made: Variant[] = [];
  const clauses = [sentence, ...clausesOf(sentence).filter((clause) => clause !== sentence)];
  for (const clause of clauses) {
    const plain = polite(clause.trim());
    if (plain === null || plain.length < 12) continue;
    made.push({ sentence: plain, holds: true });
    const other = synonyms.reduce((text, [pattern, words]) => text.replace(pattern, words), plain);
    if (other !== plain) made.push({ sentence: other, holds: true });
    for (const wrong of wrongOf(clause.trim(), prepared).slice(0, maxWrong)) {
      const told = polite(wrong);
      if (told !== null && told !== plain) made.push({ sentence: told, holds: false });
    }
  }
  return made;
}

function polite(clause: string): string | null {
  if (!/[가-힣]/u.test(clause)) return `${clause.charAt(0).toUpperCase()}${clause.slice(1).replace(/[.,;]?$/u, ".")}`;
  const found = politely.find(([pattern]) => pattern.test(clause));
  return found === undefined ? null : clause.replace(found[0], found[1]);
}

function wrongOf(clause: string, prepared: PreparedEvidence): string[] {
  const wrong = falsified.flatMap(([pattern, words]) => (pattern.test(clause) ? [clause.replace(pattern, words)] : []));
  const reading = prepared.read(clause);
  return [...wrong, ...swapped(clause, reading), ...changedFigures(clause, reading)];
}

/** Two parties told the other way round. */
function swapped(clause: string, { parties }: Reading): string[] {
  const [one, other] = parties;
  if (one === undefined || other === undefined || one.party === other.party) return [];
  const [first, second] = [wordOf(one), wordOf(other)];
  const between = clause.slice(one.start + first.length, other.start);
  return [clause.slice(0, one.start) + second + between + first + clause.slice(other.start + second.length)];

  function wordOf({ start, end, particle }: { start: number; end: number; particle: string }): string {
    return clause.slice(start, end - particle.length);
  }
}

/** Another figure, and two figures told the other way round. */
function changedFigures(clause: string, { quantities }: Reading): string[] {
  return quantities.slice(0, 2).flatMap(({ start, end, text }) => {
    const changed = text.replace(/\d+/u, (digits) => String(Number(digits) + (Number(digits) > 20 ? 15 : 2)));
    return changed === text ? [] : [clause.slice(0, start) + changed + clause.slice(end)];
  });
}
