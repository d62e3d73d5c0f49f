import { oneOf } from "#language";

/** Words that are whole though they end as particles and endings do: 가을, 회의, 신고, 기한, 서면. */
const whole = new RegExp(
  oneOf`
    (?:가을|마을|노을|고을)$
    (?:회|협|동|결|주|정|문|심|유|합|논|강|고|명|임|이|토|제|건|의|거|거의|예)의$
    (?:사|창|신|보|광|공|재|경|최|권|참|해|중|금|출|입|원|피|잔|국|기)고$
    (?:기|제|권|무|북|국|남|최소|최대|상|하)한$
    (?:역|분|관|직)할$
    (?:서|화|도|측|방|전|후|표|정|장|지|평|단|국|양|이|대)면$
  `,
);
/** Particles, connectives and what comes before a noun: no Korean sentence ends with them. */
const hangs = new RegExp(
  oneOf`
    [가-힣\d%a-zA-Z)」』”’"'](?:은|는|을|를|에게|에서|에는|에도|에|으로|으로써|로서|로써|로부터|까지는|부터는|와|의|와의|과의)$
    [가-힣](?:므로|며|면|지만|는데|은데|거나|도록|려고|려면|든지|면서|고|더라도|으나|하나|되나)$
    [가-힣](?:하여|되어|이어|하게|되게|있게|않게|어야|아야|여야|해야|어서|아서|여서|해서|하지|되지)$
    [가-힣](?:한|된|될|할|던|어진|해진|마다|보다)$
    (?:^|\s)(?:생긴|남긴|맡긴|넘긴|옮긴|어긴|만든|다른|이런|그런|지난|쓴|낸|난|산|때마다)$
    (?:^|\s)(?:및|또는|혹은|그리고|다만|즉|모든|어떤|해당|따라|따른|위한|위해|위하여|통해|통한|대해|인해|의해|없이)$
    [할될을갈볼쓸낼줄받킬]\s수$
    [가-힣]\s?,$
  `,
);
const korean = /[가-힣]/;
/** A line that ends with one of these goes on. */
const hangingWords: ReadonlySet<string> = new Set(
  `a an the of to in on at by for with from and or but if unless which that is are was were be not may must shall will can as than before
  after until`.split(/\s+/),
);
/** What tells an end stands in these letters; a line may be a page long. */
const longestEnd = 80;
const opening = /[「『“([]/g;
const closing = /[」』”)\]]/g;

/** Whether a line ends in the middle of a sentence: only words tell it, not how wide the line is. */
export function isUnfinished(line: string): boolean {
  const end = line.slice(-longestEnd);
  const last = /\S+$/.exec(end)?.[0] ?? "";
  if (last === line && line.length < 3) return false;
  if ((line.match(opening)?.length ?? 0) > (line.match(closing)?.length ?? 0) && /\s/.test(line)) return true;
  if (!korean.test(line)) return hangingWords.has(last);
  return !whole.test(last) && hangs.test(end);
}
