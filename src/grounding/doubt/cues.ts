import { oneOf } from "#language";
import { remembered } from "#language/meaning";

/** Words that widen, narrow, order or explain what is said. A claim that has one where the evidence has none says more. */
export interface Cue {
  readonly name: string;
  readonly shapes: readonly RegExp[];
  /** What of the evidence says the same in other words: 유선 for 전화, each for every, 하십시오 for 반드시. */
  readonly otherwise?: RegExp;
}

/** 반드시 is said by how it is asked, too, and by what alone will do: 2층에서만. */
const binding = new RegExp(
  oneOf`
    [야여]만?\s(?:한|합|하|됩|된|돼|해)
    (?:에서|에|으로|로|까지|부터)만(?=[\s,])
    한하여|에 한해
    십시오
    바랍니다
    주세요
    마세요
    안 된
    안 됩
    \b(?:has|have) to\b
    \b(?:needs?|should|necessary|obliged|never)\b
    \b(?:do|may|can|will|shall|are|is) ?not\b
    \b(?:unless|only)\b
  `,
  "iu",
);
/** 마다 and each, by the period or the kind. */
const eachTime = new RegExp(
  oneOf`
    에 한 번
    (?<![가-힣])한 [가-힣]{1,4}에(?=\s)
    간격
    별로
    [가-힣]별\s
    매[일주월년]
    (?<!\d)1\s?(?:년|개월|주일?)에(?=\s)
    각
    \b(?:every|daily|weekly|monthly|yearly|annual)\b
    \ban? (?:day|week|month|year|night|person|head)\b
  `,
  "iu",
);

/** 면 and if, by a relative clause, a moment or what it is asked for. */
const conditional = new RegExp(
  oneOf`
    (?:[은는한된인]|던) (?:사람|분|자|이|회원|세대|학생|직원|고객|이용자|환자|차량|업체|기관|가구|경우)
    [가-힣] 시(?=[\s,])
    때(?=[\s,에는])
    려면
    \b(?:unless|once|upon|whenever|in cases?)\b
    \bon (?:payment|production|presentation|request|receipt|arrival|completion|application)\b
    \b(?:those|anyone|people|anybody|members|employees|residents|customers|students|patients|staff) (?:who|whose|with|without)\b
  `,
  "iu",
);

const afterwards = new RegExp(
  oneOf`
    고 나
    다음
    [날일](?:로부터|부터)
    지나
    마[치친쳐]
    끝나
    거[쳐치친]
    \b(?:following|from|when|upon|then|since|completed|finished|unless|until)\b
  `,
  "iu",
);
const beforehand = new RegExp(
  oneOf`
    까지
    [일월년주간달]\s?전(?![가-힣])
    미리
    사전
    앞서
    마감
    \b(?:by|in advance|beforehand|no later|ahead|earlier|till|unless|closes?|deadline)\b
  `,
  "iu",
);

const causing = new RegExp(
  oneOf`
    [가-힣]로\s
    [어아여]서
    (?<=[이가]\s[있없])어\s
    [가-힣]이라\s
    위[해하한]
    따[라른]
    결과
    으니
    \b(?:so|as|results?|le(?:d|ads?) to|reason|owing|given)\b
  `,
  "iu",
);

/** A group of words a line, Korean and English. */
export const cues: readonly Cue[] = [
  {
    name: "only",
    shapes: [/(?<![하지천백십다그이저뿐\d])만(?:이|을|은|으로)?(?=[\s,.]|$)|오직|뿐(?!만? 아니)|한하여|에 한해|한정/u],
    otherwise: /전용|국한|유일|외에는|이외|밖에|아니면|없이는/u,
  },
  {
    name: "only",
    shapes: [/(?<!\bnot )\bonly\b|\b(?:solely|exclusively)\b/iu],
    otherwise: /전용|제한|이외|외에는|\b(?:limited|reserved|alone|no (?:one|other)|except)\b/iu,
  },
  {
    name: "also",
    shapes: [
      /[가-힣](?<![어아여해라려져쳐겨켜고년정제속온지강한용태각농습빈진밀]|(?<![가-힣])[인수푼]|[지떠끝]나)도(?=[\s,])(?!\s(?:된|됩|되|돼|좋|무방|괜찮))|까지도|역시|또한/u,
      /\beven (?!if|when|where|after|though|without)/iu,
    ],
    otherwise: /라도(?=[\s,])|물론/u,
  },
  {
    name: "including",
    shapes: [/\b(?:also|including|as well)\b/iu],
    otherwise: /포함|\b(?:and|plus|includ\w*|both)\b|와 |과 /iu,
  },
  {
    name: "even-if",
    shapes: [/더라도/u, /even (?:if|when|where|after|though|without)/iu],
  },
  {
    name: "though",
    shapes: [/[지떠끝]나도|(?<!적)(?<!더)[라어아여해려져쳐겨켜]도(?=[\s,])(?!\s(?:된|됩|되|돼|좋|무방|괜찮))|되어도/u],
    otherwise: /더라도|불구하고|지만|으나/u,
  },
  {
    name: "even-if",
    shapes: [/\bregardless\b|whether or not|no matter/iu],
    otherwise: /관계없|상관없|불문|막론|이든|든지|\b(?:although|though|despite|but)\b|지만|으나/iu,
  },
  {
    name: "all",
    shapes: [/모든|전부|전원|전체|일체|누구나|누구든|항상|언제나|언제든|무조건|무제한|제한 없|관계없|상관없/u],
    otherwise: /모두|전액|전량|완납|총액|합계|총 |각 |각각|어느/u,
  },
  {
    name: "altogether",
    shapes: [/모두/u, /\b(?:whole|never)\b/iu],
    otherwise:
      /모든|전[부원체액량]|일체|완납|총|합[계하한]|각|어느|와 |과 | 및 |\b(?:all|full|total|any|entire|no|not|and|both)\b/iu,
  },
  {
    name: "all",
    shapes: [/\b(?:(?<!\bin )all|any|every|always|anyone|everyone|entire|unlimited)\b/iu],
    otherwise: /각|매[일주월년]|마다|누구|\b(?:each|no|not|do not|whatever|24|full|whole|never)\b/iu,
  },
  {
    name: "must",
    shapes: [/반드시|꼭 |필수|의무적/u, /\b(?:must|shall|required)\b/iu],
    otherwise: binding,
  },
  {
    name: "now",
    shapes: [/즉시|당장|당일/u, /\b(?:instant|immediate|at once)/iu],
    otherwise: /지체 없|지체없|곧|바로|그날|같은 날|[한은] 날|\b(?:prompt|without delay|same day|as soon)/iu,
  },
  {
    name: "straight",
    shapes: [/바로/u, /\b(?:right away|straight)\b/iu],
    otherwise:
      /즉시|지체 ?없|곧|직접|직후|당연히|자동|\b(?:prompt|immediate|instant|direct|automatic|consecutive|without delay|as soon|upon)/iu,
  },
  {
    name: "first",
    shapes: [/먼저|우선|미리|사전|앞서/u, /\b(?:first|in advance|prior)\b/iu],
    otherwise: /전에|전까지|차례로|\b(?:before|beforehand|ahead|earlier)\b/iu,
  },
  {
    name: "after",
    shapes: [
      /(?:뒤|후)(?:에|\s)|이후|나중|사후|다음에/u,
      /\b(?:after|(?<!\bno )later|once(?! an?\b| every| per| in\b)|subsequent)/iu,
    ],
    otherwise: afterwards,
  },
  {
    name: "before",
    shapes: [/전에|전까지|이전(?![되된하한할받은을이과등]|\s(?:비용|등기|신청|및))/u, /\b(?:before|prior|until)\b/iu],
    otherwise: beforehand,
  },
  { name: "or", shapes: [/거나|또는/u, /(?<!\bhe )\b(?:or|either)\b/iu], otherwise: /이나 |[가-힣]나 /u },
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
    otherwise: causing,
  },
  {
    name: "least",
    // 이상이 없다, 이상 반응: something wrong, and no bound.
    shapes: [
      /이상(?!이?\s없|\s(?:반응|유무|징후|증상|여부))|최소|적어도/u,
      /at least|(?:no|not) (?:less|fewer)|minimum/iu,
    ],
    otherwise: /초과|넘|보다|\b(?:or more|above|or older|more than|over|exceed\w*)\b/iu,
  },
  {
    name: "beyond",
    shapes: [/초과|넘(?!어[가간갑오온]|[겨기길긴])/u, /more than|\bover\b|exceed/iu],
    otherwise: /이상|보다|한도|이내|까지|\b(?:or more|above|or older|at least|limit\w*|up to|cap\w*|maximum)\b/iu,
  },
  { name: "part", shapes: [/일부(?!터)|부분/u, /\b(?:part|partial)/iu] },
  { name: "half", shapes: [/절반/u, /\b(?:half|some)\b/iu], otherwise: /일부|50|분의 1|\b(?:part|half|one|any|a)\b/iu },
  { name: "except", shapes: [/다만|제외|예외|외에/u, /\b(?:unless|except|other than)\b/iu] },
  {
    name: "oral",
    shapes: [/구두|말로/u, /\b(?:oral|verbal)/iu],
  },
  {
    name: "phone",
    shapes: [/전화/u, /\bphone/iu],
    otherwise: /유선|콜센터|내선|\b(?:tele|calls?\b|ring\b)/iu,
  },
  { name: "alone", shapes: [/단독|일방|마음대로|임의|자유/u, /\b(?:alone|unilateral|sole|freely|discretion)/iu] },
  {
    name: "if",
    shapes: [
      /(?<![라려반측방화표수도전정국장서단평노벽])면[\s,]|경우|때에|(?<!\d)시에/u,
      /\b(?:if|when|where|provided|as long as|in case|in the event)\b/iu,
    ],
    otherwise: conditional,
  },
  { name: "done", shapes: [/이미|벌써/u, /\balready\b/iu] },
  {
    name: "as-ever",
    shapes: [/예년|마찬가지|계속|종전/u, /\b(?:as usual|as before|continues?|same as)\b/iu],
    otherwise:
      /보유|유지|존속|동안|까지|처럼|그대로|현행|변함없|\b(?:retain|remain|keep|hold|surviv|stays?\b|unchanged|still\b)/iu,
  },
  { name: "forever", shapes: [/영구|평생|영원/u, /\b(?:permanent|forever|indefinite)/iu] },
  {
    name: "per",
    // 식당, 담당 and 강당 are no rates.
    shapes: [
      /마다|(?:인|명|사람|건|대|개|회|주|세대|가구|시간|분|마리|그램|호|장|권|박|일|월|학기|과목|매|평|리터|미터|팀|객실|상자|병)당(?=\s)|씩/u,
      /\b(?:per|each)\b/iu,
    ],
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

/** Where a text has a group. */
export interface CueHit {
  readonly words: string;
  readonly at: number;
  readonly isKorean: boolean;
}

/** The first word of each group that a text has. */
export const cuesIn = remembered((text): ReadonlyMap<string, CueHit> => {
  const found = new Map<string, CueHit>();
  const hasHangul = /[가-힣]/u.test(text);
  const hasLatin = /[a-z]/iu.test(text);
  for (const { name, shape, isKorean } of shapesOfCues) {
    if ((isKorean ? !hasHangul : !hasLatin) || found.has(name)) continue;
    const match = shape.exec(text);
    if (match !== null) found.set(name, { words: match[0].trim(), at: match.index, isKorean });
  }
  return found;
}, 2000);

/** Whether a text has a group or says the same in other words. */
export function saysCue(text: string, name: string): boolean {
  return cuesIn(text).has(name) || cues.some((cue) => cue.name === name && cue.otherwise?.test(text) === true);
}
