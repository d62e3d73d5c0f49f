import { oneOf } from "#language";

const currencies = [...Intl.supportedValuesOf("currency"), "RMB"].join("|");
const figure = String.raw`\d[\d,.]{0,24}`;

/** How a contract sets a sum without a figure of its own: free, all of it, half, what it costs, what another paper says. */
const inWords = oneOf`
  무상
  무료
  면제
  실비
  전액(?![을의])
  전액을\s(?:[가-힣]{1,8}\s){0,2}부담
  반액
  절반
  별[지표첨][^.\n]{0,20}(?:따[르른라]|같|정[한하]|기재|적[은힌]|명시)
  [협합]의[^.\n]{0,10}(?:따[르른라]|정[한하])
  \b(?:free of (?:charge|cost)|without charge|at no (?:additional |extra )?(?:charge|cost)|waived|half)\b
  \b(?:mutually agreed|agreed (?:up)?on)\b
  \b(?:schedule|exhibit|annex|appendix|attachment|order form|statement of work)\b
  (?<=\bno\s(?:[a-z]{1,20}\s){1,3})(?:is|are|shall be|will be)\s(?:payable|due|charged|owed|required)\b
`;

/** Sums that are set in words, in any currency, or by a cell of a table. */
export const sumsInWords: readonly RegExp[] = [
  new RegExp(inWords, "gi"),
  new RegExp(String.raw`\b(?:${currencies})\s?${figure}|(?<![\d,.])${figure}\s?(?:${currencies})\b`, "g"),
  new RegExp(String.raw`[¥￥₹₫฿₱₽]\s?${figure}`, "g"),
  /(?<=[|\t]\s{0,5})\d[\d,.]{2,15}(?=\s{0,5}(?:[|\t\n]|$))/g,
];
