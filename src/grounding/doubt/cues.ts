import { oneOf } from "#language";
import { remembered } from "#language/meaning";

/** Words that widen, narrow, order or explain what is said. A claim that has one where the evidence has none says more. */
export interface Cue {
  readonly name: string;
  readonly shapes: readonly RegExp[];
  /** What of the evidence says the same in other words: 유선 for 전화, each for every, 하십시오 for 반드시. */
  readonly otherwise?: RegExp;
}

/** 반드시 is said by how it is asked, too. */
const binding = new RegExp(
  oneOf`
    [야여]만?\s(?:한|합|하|됩|된|돼|해)
    십시오
    바랍니다
    주세요
    마세요
    안 된
    안 됩
    \b(?:has|have) to\b
    \b(?:needs?|should|necessary|obliged|never)\b
    \b(?:do|may|can) ?not\b
  `,
  "iu",
);
/** 마다 and each, by the period or the kind. */
const eachTime = new RegExp(
  oneOf`
    에 한 번
    별로
    [가-힣]별\s
    매[일주월년]
    각
    \b(?:every|daily|weekly|monthly|yearly|annual)\b
    \ban? (?:day|week|month|year|night|person|head)\b
  `,
  "iu",
);

/** A group of words a line, Korean and English. */
export const cues: readonly Cue[] = [
  {
    name: "only",
    shapes: [/(?<![하지천백십다그이저\d])만(?:이|을|은|으로)?(?=[\s,.]|$)|오직|뿐(?!만? 아니)|한하여|에 한해|한정/u],
  },
  {
    name: "only",
    shapes: [/(?<!\bnot )\bonly\b|\b(?:solely|exclusively|just)\b/iu],
    otherwise: /전용|제한|이외|외에는|\b(?:limited|reserved|alone|no (?:one|other)|except)\b/iu,
  },
  {
    name: "also",
    shapes: [
      /[가-힣](?<![어아여해라려고년정제속온지강한용태각농습빈진밀]|(?<![가-힣])인|[지떠끝]나)도(?=[\s,])(?!\s(?:된|됩|되|돼|좋|무방|괜찮))|까지도|역시|또한/u,
      /\b(?:even|also|including|as well)\b/iu,
    ],
  },
  {
    name: "even-if",
    shapes: [
      /더라도|[지떠끝]나도|(?<!적)[라어아여해려]도(?=[\s,])(?!\s(?:된|됩|되|돼|좋|무방|괜찮))|되어도/u,
      /even (?:if|when|where|after|though|without)/iu,
    ],
  },
  {
    name: "even-if",
    shapes: [/\bregardless\b|whether or not|no matter/iu],
    otherwise: /관계없|상관없|불문|막론|이든|든지|\b(?:although|though|despite|but)\b|지만|으나/iu,
  },
  {
    name: "all",
    shapes: [/모든|모두|전부|전원|전체|일체|누구나|누구든|항상|언제나|언제든|무조건|무제한|제한 없|관계없|상관없/u],
    otherwise: /전액|총액|합계|총 |각 |각각|어느/u,
  },
  {
    name: "all",
    shapes: [/\b(?:all|any|every|always|anyone|everyone|whole|entire|unlimited|never)\b/iu],
    otherwise: /각|매[일주월년]|마다|누구|\b(?:each|no|not|do not|whatever|24)\b/iu,
  },
  {
    name: "must",
    shapes: [/반드시|꼭 |필수|의무적/u, /\b(?:must|shall|required)\b/iu],
    otherwise: binding,
  },
  {
    name: "now",
    shapes: [/즉시|바로|당장|당일/u, /\b(?:instant|immediate|at once|right away|straight)/iu],
    otherwise: /지체 없|지체없|곧|그날|같은 날|\b(?:prompt|without delay|same day|as soon)/iu,
  },
  {
    name: "first",
    shapes: [/먼저|우선|미리|사전|앞서/u, /\b(?:first|in advance|prior)\b/iu],
    otherwise: /전에|전까지|차례로|\b(?:before|beforehand|ahead|earlier)\b/iu,
  },
  {
    name: "after",
    shapes: [/(?:뒤|후)(?:에|\s)|이후|나중|사후|다음에/u, /\b(?:after|later|once(?! an?\b| every| per)|subsequent)/iu],
    otherwise: /고 나|다음|[날일](?:로부터|부터)|지나|\b(?:following|from|when|upon|then|since)\b/iu,
  },
  {
    name: "before",
    shapes: [/전에|전까지|이전(?![되된하한할받은을이과]|\s(?:비용|등기|신청))/u, /\b(?:before|prior|until)\b/iu],
    otherwise:
      /까지|[일월년주간달]\s?전(?![가-힣])|미리|사전|앞서|\b(?:by|in advance|beforehand|no later|ahead|earlier|till)\b/iu,
  },
  { name: "or", shapes: [/거나|또는|이나\s/u, /\b(?:or|either)\b/iu] },
  {
    name: "and",
    shapes: [/동시에|함께|모두 갖|둘 다|각각/u, /\b(?:both|together)\b/iu],
    otherwise: / 및 |[가-힣][와과] |\band\b/iu,
  },
  {
    name: "because",
    shapes: [
      /때문|덕분|인하여|인해|원인|탓|므로|니까|(?<!따)라서/u,
      /\bbecause\b|due to|\bcaused\b|thanks to|\bsince\b/iu,
    ],
    otherwise:
      /[가-힣]로\s|[어아여]서|위[해하한]|따[라른]|결과|으니|\b(?:so|as|results?|le(?:d|ads?) to|reason|owing|given)\b/iu,
  },
  {
    name: "least",
    shapes: [/이상|최소|적어도|초과|넘/u, /at least|(?:no|not) (?:less|fewer)|more than|minimum|\bover\b|exceed/iu],
    otherwise: /보다|\b(?:or more|above|or older)\b/iu,
  },
  { name: "part", shapes: [/일부(?!터)|절반|부분/u, /\b(?:part|half|some|partial)/iu] },
  { name: "except", shapes: [/다만|제외|예외|외에/u, /\b(?:unless|except|other than|provided)\b/iu] },
  {
    name: "oral",
    shapes: [/구두|말로|전화/u, /\b(?:oral|verbal|phone)/iu],
    otherwise: /유선|콜센터|내선|\b(?:tele|calls?\b|ring\b)/iu,
  },
  { name: "alone", shapes: [/단독|혼자|일방|마음대로|임의|자유/u, /\b(?:alone|unilateral|sole|freely|discretion)/iu] },
  {
    name: "if",
    shapes: [/(?<![라려반측방화표수도전정국장서단평노벽])면[\s,]|경우|때에|(?<!\d)시에/u, /\b(?:if|when|where)\b/iu],
  },
  { name: "done", shapes: [/이미|벌써/u, /\balready\b/iu] },
  {
    name: "as-ever",
    shapes: [/예년|여전히|마찬가지|계속|종전/u, /\b(?:still|as usual|as before|continues?|same as)\b/iu],
  },
  { name: "forever", shapes: [/영구|평생|영원/u, /\b(?:permanent|forever|indefinite)/iu] },
  {
    name: "per",
    shapes: [/마다|[가-힣]당(?=\s)|씩/u, /\b(?:per|each)\b/iu],
    otherwise: eachTime,
  },
  { name: "not-yet", shapes: [/예정|계획|검토|추진/u, /\b(?:plan|scheduled|expect|intend|propos)/iu] },
  {
    name: "itself",
    shapes: [/직접|스스로|자신/u, /\b(?:directly|own)\b/iu],
    otherwise: /본인|각자|손수|\b(?:personally|\w+sel(?:f|ves))\b/iu,
  },
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

/** The groups that a text of the evidence has or says in other words. */
export const cuesSaidIn = remembered((text): ReadonlySet<string> => {
  const said = new Set(cuesIn(text).keys());
  for (const { name, otherwise } of cues) if (otherwise?.test(text) === true) said.add(name);
  return said;
}, 2000);
