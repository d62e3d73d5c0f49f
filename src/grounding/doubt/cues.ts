import { remembered } from "#language/meaning";

/** Words that widen, narrow, order or explain what is said. A claim that has one where the evidence has none says more. */
export interface Cue {
  readonly name: string;
  readonly shapes: readonly RegExp[];
}

/** A group of words a line, Korean and English. */
export const cues: readonly Cue[] = [
  { name: "only", shapes: [/(?<![하지천백십다그이저\d])만(?:이|을|은|으로)?(?=[\s,.]|$)|오직|뿐|한하여|한정/u] },
  { name: "only", shapes: [/\b(?:only|solely|exclusively|just)\b/iu] },
  {
    name: "also",
    shapes: [
      /[가-힣](?<![어아여해라])도(?=[\s,])(?!\s(?:된|됩|되|돼|좋|무방))|까지도|역시|또한/u,
      /\b(?:even|also|including|as well)\b/iu,
    ],
  },
  {
    name: "even-if",
    shapes: [
      /더라도|(?<!적)[라어아여해]도(?=[\s,])(?!\s(?:된|됩|되|돼|좋|무방))|되어도/u,
      /even (?:if|when|where|after|though|without)/iu,
    ],
  },
  { name: "even-if", shapes: [/\bregardless\b|whether or not|no matter/iu] },
  {
    name: "all",
    shapes: [/모든|모두|전부|전원|전체|일체|누구나|누구든|항상|언제나|언제든|무조건|무제한|제한 없|관계없|상관없/u],
  },
  { name: "all", shapes: [/\b(?:all|any|every|always|anyone|everyone|whole|entire|unlimited|never)\b/iu] },
  { name: "must", shapes: [/반드시|꼭 |필수|의무적/u, /\b(?:must|shall|required)\b/iu] },
  { name: "now", shapes: [/즉시|바로|당장|당일/u, /\b(?:instant|immediate|at once|right away|straight)/iu] },
  { name: "first", shapes: [/먼저|우선|미리|사전|앞서/u, /\b(?:first|in advance|prior)\b/iu] },
  { name: "after", shapes: [/(?:뒤|후)(?:에|\s)|이후|나중|사후|다음에/u, /\b(?:after|later|once|subsequent)/iu] },
  { name: "before", shapes: [/전에|전까지|이전(?![되된하한할받])/u, /\b(?:before|prior|until)\b/iu] },
  { name: "or", shapes: [/거나|또는|이나\s/u, /\b(?:or|either)\b/iu] },
  { name: "and", shapes: [/동시에|함께|모두 갖|둘 다|각각/u, /\b(?:both|together)\b/iu] },
  {
    name: "because",
    shapes: [
      /때문|덕분|인하여|인해|원인|탓|므로|니까|(?<!따)라서/u,
      /\bbecause\b|due to|\bcaused\b|thanks to|\bsince\b/iu,
    ],
  },
  { name: "least", shapes: [/이상|최소|적어도|초과|넘/u, /at least|no less|more than|minimum|\bover\b|exceed/iu] },
  { name: "part", shapes: [/일부(?!터)|절반|부분/u, /\b(?:part|half|some|partial)/iu] },
  { name: "except", shapes: [/다만|제외|예외|외에/u, /\b(?:unless|except|other than|provided)\b/iu] },
  { name: "oral", shapes: [/구두|말로|전화/u, /\b(?:oral|verbal|phone)/iu] },
  { name: "alone", shapes: [/단독|혼자|일방|마음대로|임의|자유/u, /\b(?:alone|unilateral|sole|freely|discretion)/iu] },
  { name: "if", shapes: [/면[\s,]|경우|때에|시에/u, /\b(?:if|when|where)\b/iu] },
  { name: "done", shapes: [/이미|벌써/u, /\balready\b/iu] },
  {
    name: "as-ever",
    shapes: [/예년|여전히|마찬가지|계속|종전/u, /\b(?:still|as usual|as before|continues?|same as)\b/iu],
  },
  { name: "forever", shapes: [/영구|평생|영원/u, /\b(?:permanent|forever|indefinite)/iu] },
  { name: "per", shapes: [/마다|[가-힣]당(?=\s)|씩/u, /\b(?:per|each)\b/iu] },
  { name: "not-yet", shapes: [/예정|계획|검토|추진/u, /\b(?:plan|scheduled|expect|intend|propos)/iu] },
  { name: "itself", shapes: [/직접|스스로|자신/u, /\b(?:directly|own)\b/iu] },
];

/** The same in the order of the table, a shape each, with the letters that it is written in. */
const shapesOfCues = cues.flatMap(({ name, shapes }) =>
  shapes.map((shape) => ({ name, shape, isKorean: /[가-힣]/u.test(shape.source) })),
);

/** The first word of each group that a text has. */
export const cuesIn = remembered((text): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const hasHangul = /[가-힣]/u.test(text);
  const hasLatin = /[a-z]/iu.test(text);
  for (const { name, shape, isKorean } of shapesOfCues) {
    if ((isKorean ? !hasHangul : !hasLatin) || found.has(name)) continue;
    const word = shape.exec(text)?.[0];
    if (word !== undefined) found.set(name, word.trim());
  }
  return found;
}, 2000);
