import { oneOf } from "#language";

/** Years that bound papers, both of them among what is meant. */
export type YearBounds = { readonly yearFrom?: number; readonly yearTo?: number };

/** How a wish bounds years: a pattern, and what its numbers mean in a given year. */
export interface YearWording {
  readonly pattern: RegExp;
  readonly bounds: (numbers: readonly number[], thisYear: number) => YearBounds;
}

/** What stands for a piece of a wording, in braces. */
const pieces: Readonly<Record<string, string>> = {
  year: String.raw`(?<![\d.,])((?:19|20)\d{2})(?![\d.,]\d|\d)(?:\s?년도?)?`,
  decade: String.raw`(?<!\d)((?:19|20)\d0)(?:\s?년대|['’]?s\b)`,
  amount: `(${oneOf`
    \d{1,2}
    [일이삼사오육칠팔구십]
    한
    두
    세
    네
    다섯
    열
    one
    two
    three
    four
    five
    six
    seven
    eight
    nine
    ten
    a
    couple\sof
  `})`,
  appeared: `(?:${oneOf`
    나온
    나왔던
    발표된
    발표한
    출간된
    출판된
    게재된
    실린
    쓰인
    발행된
    공개된
  `})`,
  /** Behind a year: 이후에 나온. */
  behind: String.raw`(?:에서|에|의|로|치|간)?만?(?:\s(?:사이에\s)?{appeared}(?=\s|$))?`,
  /** Before a year: published since. */
  came: String.raw`(?:\b(?:that\s)?(?:were\s|was\s)?(?:published|written|released|appearing|appeared|out)\s)?`,
  works: "(?:papers?|articles?|studies|publications?|work|works|literature|ones)",
};

function wordedAs(lines: string): RegExp {
  const filled = (text: string): string =>
    text.replace(/\{([a-z]+)\}/g, (_, name: string) => filled(pieces[name] ?? ""));
  return new RegExp(filled(lines), "iu");
}

const from = (least: number): YearBounds => ({ yearFrom: least });
const to = (most: number): YearBounds => ({ yearTo: most });
const within = (one: number, other: number): YearBounds => ({
  yearFrom: Math.min(one, other),
  yearTo: Math.max(one, other),
});

/** Both ends at once come first, so that neither is read alone. */
export const yearWordings: readonly YearWording[] = [
  {
    pattern: wordedAs(oneOf`
      {came}(?:\b(?:between|from|in|during|within)\s)?{year}\s?(?:-|–|—|~|∼|부터|에서|to|through|until|till|and)\s?{year}(?:\s?(?:까지|사이|동안))?{behind}
      {year}의?\s?(?:논문|연구|것|거)(?:부터|에서)\s?{year}의?\s?(?:논문|연구|것|거)까지
      \bfrom\s(?:the\s)?{year}\s(?:paper|study|one)\s(?:to|through)\s(?:the\s)?{year}
    `),
    bounds: ([one = 0, other = 0]) => within(one, other),
  },
  {
    pattern: wordedAs(oneOf`
      {decade}\s?(?:이후|부터){behind}
      {came}\bsince\s(?:the\s)?{decade}
    `),
    bounds: ([begin = 0]) => from(begin),
  },
  {
    pattern: wordedAs(oneOf`
      {decade}에\s{appeared}
      {decade}\s(?=(?:논문|연구|문헌))
      {decade}\s(?={works}\b)
      \b(?:from|in|of)\s(?:the\s)?{decade}
    `),
    bounds: ([begin = 0]) => within(begin, begin + 9),
  },
  {
    pattern: wordedAs(oneOf`
      {year}\s?(?:이후|이래|부터|뒤)(?:로|에)?{behind}
      {came}\b(?:since|from|starting\s(?:in|from))\s{year}(?:\s(?:on|onwards?|and\slater))?
      {year}\s?(?:\+|onwards?\b|or\s(?:later|newer)|and\slater)
    `),
    bounds: ([least = 0]) => from(least),
  },
  {
    pattern: wordedAs(oneOf`
      {came}\b(?:after|later\sthan|newer\sthan)\s{year}
      \bpost-{year}
    `),
    bounds: ([one = 0]) => from(one + 1),
  },
  {
    pattern: wordedAs(oneOf`
      {year}\s?(?:이전|까지|이하){behind}
      {came}\b(?:until|till|up\sto|through|no\slater\sthan)\s{year}
      {year}\s(?:or|and)\s(?:earlier|older|before)
    `),
    bounds: ([most = 0]) => to(most),
  },
  {
    pattern: wordedAs(oneOf`
      {year}\s전(?:에|의)?(?![가-힣]){behind}
      {came}\b(?:before|prior\sto|earlier\sthan|older\sthan)\s{year}
      \bpre-{year}
    `),
    bounds: ([one = 0]) => to(one - 1),
  },
  {
    pattern: wordedAs(oneOf`
      (?:\b(?:in|over|within|during|from)\s)?(?:\bthe\s)?\b(?:last|past|previous|recent|latest)\s{amount}\s(?:calendar\s)?years?\b
      (?:최근|지난|근래|요\s?근래|근)\s?{amount}\s?(?:개\s?년|년)(?:\s?(?:간|동안|치|이내|안|내|사이))?{behind}
      (?<![\d.,]){amount}\s?년\s?(?:이내|안|내)(?:에|의)?\s{appeared}
    `),
    bounds: ([years = 0], now) => from(now - years),
  },
  {
    pattern: wordedAs(String.raw`(?:\b(?:in|over|within|from)\s)?(?:\bthe\s)?\b(?:last|past)\sdecade\b`),
    bounds: (_, now) => from(now - 10),
  },
  { pattern: wordedAs("재작년(?:도)?{behind}"), bounds: (_, now) => within(now - 2, now - 2) },
  {
    pattern: wordedAs(oneOf`
      (?:올해|금년|이번\s해)(?:도)?{behind}
      {came}\b(?:from\s|in\s)?this\syear\b
    `),
    bounds: (_, now) => within(now, now),
  },
  {
    pattern: wordedAs(oneOf`
      (?:(?<!재)작년|지난해|전년)(?:도)?\s?(?:이후|부터){behind}
      \bsince\slast\syear\b
    `),
    bounds: (_, now) => from(now - 1),
  },
  {
    pattern: wordedAs(oneOf`
      (?:(?<!재)작년|지난해|전년)(?:도)?{behind}
      {came}\b(?:from\s|in\s)?last\syear\b(?:['’]s\b)?
    `),
    bounds: (_, now) => within(now - 1, now - 1),
  },
  {
    pattern: wordedAs(oneOf`
      {year}(?:에\s?|\s?){appeared}
      (?<=[가-힣\s]|^){year}(?:의)?\s?(?=(?:논문|연구|문헌|것|거|건))
      {came}\b(?:in|of)\s{year}
      {year}\s(?={works}\b)
    `),
    bounds: ([one = 0]) => within(one, one),
  },
];
