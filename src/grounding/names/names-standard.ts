import type { KnownNames } from "./known-names.ts";

/** EN 206, HIPAA 규정, 수면질 척도(PSQI): an acronym that numbers a standard, or stands for the words before it. */
export function namesStandard(text: string, { 0: word, index }: RegExpExecArray, known: KnownNames): boolean {
  const rest = text.slice(index + word.length);
  // UCLA 외로움 척도를 쓰신다면: what somebody may use.
  if (/^[^.]{0,30}(?:다면|려면)\s/u.test(rest)) return false;
  if (
    /^\s\d{2,5}(?:-\d{1,3})?(?![\d,.%]*\s?(?:%|원|명|개|건|회|점|년|월|일|시))(?=[\s.,)]|[을를은는의에]|$)/u.test(rest)
  )
    return true;
  if (/^\s(?:규정|기준|표준|지침|법|협약|척도|말뭉치|데이터셋)(?![가-힣]{2,})/u.test(rest)) return true;
  // UCLA 외로움 척도, WCAG 2.2의 3.3.7 항목.
  if (/^\s(?:[가-힣]{2,6}\s){1,2}(?:척도|검사|설문지|말뭉치|데이터셋)(?![가-힣]{2,})/u.test(rest)) return true;
  if (/^\s\d\.\d\S{0,2}\s(?:[\d.]+\s)?(?:항목|기준|지침|표준|규격)/u.test(rest)) return true;
  const spelledOut = /([가-힣]*(?:척도|검사|말뭉치|데이터셋|설문지|규정|표준))\($/u.exec(text.slice(0, index))?.[1];
  // The abbreviation of what a source has is no other name.
  return /^\)/u.test(rest) && spelledOut !== undefined && !(spelledOut.length > 3 && known.hasPhrase(spelledOut));
}
