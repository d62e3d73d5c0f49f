import { oneOf } from "#language";

const restWords = oneOf`
  나머지
  남은\s?(?:부분|내용|글|것)
  뒷\s?부분
  뒤의?\s?(?:부분|내용)
  다음\s?부분
  그\s?(?:뒤|다음)
`;
const showWords = oneOf`
  보여
  보자
  볼\s?(?:래|게|수)
  읽어
  알려
  줘
  주세요
`;
const wantsRest = new RegExp(
  oneOf`
    REST(?:도|를|을|은|는|까지)?\s?(?:다|모두|전부|마저|계속|이어서|좀|더)?\s?(?:(?:SHOW)|[.!?]*$)
    (?:이어서|계속(?:해서)?|마저|더)\s?(?:SHOW)
    ^(?:계속|이어서|더)[.!?]*$
    \bthe (?:rest|remainder)(?: of (?:it|that|this|the \w+|\w+ \w+))?(?: please)?[.!?]*$
    \b(?:continue|go on|read on|keep reading)(?: please)?[.!?]*$
    ^(?:show )?more[.!?]*$
  `
    .replaceAll("REST", `(?:${restWords})`)
    .replaceAll("SHOW", showWords),
  "i",
);

const partLabels = new RegExp(
  oneOf`
    REST
    제?\s?\d+\s?(?:조|항|호)(?:의\s?\d+)?
    (?:별지|별표|붙임|부록|부칙|첨부|특약(?:사항)?)(?:\s?제?\s?\d+\s?호?)?
    \b(?:article|section|clause|annex|exhibit|schedule|appendix|attachment)\b(?:\s+(?:\d[\d.]*|[a-z])\b)?
  `.replace("REST", restWords),
  "gi",
);
const particle = "(?:의|에|에서|은|는|이|가|을|를|도|까지|만|부터|과|와|랑|이랑|하고)";
/** Words that come with such a wish and name no matter of their own. */
const accompanyingWords = oneOf`
  PARTICLE
  (?:글|내용|부분|조항|원문|전체|표|목록|답변?|것|거)PARTICLE?
  그|이|저|그럼|그러면|그리고|그래|네|예|응|아|음|좋아요?|혹시|이제|아까|방금|위|앞|거기|여기|바로
  보던|보여준|읽던|끊긴|잘린
  좀|다|모두|전부|마저|더|쭉|끝|수|이어서?|한|번|한번
  계속(?:해\S*)?
  (?:보여|읽|알려|있|싶|부탁)\S*
  (?:줘|줄래|보자|볼|볼래|볼게|봐|봅시다)\S{0,2}
  주(?:세요|시|실|면|십)\S*
  (?:될|되|할)(?:까|나|래)?요?
  \d{1,3}
  please|can|could|would|will|may|you|i|i'd|we|me|us|let|let's|see|show|give|tell|read|reading|keep|go|on|continue
  like|want|need|to|the|a|of|it|that|this|in|from|with|and|ok|okay|yes|yeah|thanks|so|now|then|just|also|all|more
  rest|remainder|part|text|document|contract
`.replaceAll("PARTICLE", particle);
const accompanying = new RegExp(`^(?:${accompanyingWords})$`);

/**
 * Whether a question asks to go on with what was shown in part, and for nothing else: 위약금도 더 알려줘 asks about a
 * matter. `names` are the labels and titles of the parts that may be meant.
 */
export function asksForRest(question: string, names: readonly string[] = []): boolean {
  if (!wantsRest.test(question.trim())) return false;
  const known = names.join("\n").toLowerCase();
  const said = question.toLowerCase().replace(partLabels, " ");
  const words = said.match(/[가-힣]+|[a-z]+(?:['’][a-z]+)?|\d+/g) ?? [];
  return words.every((word) => accompanying.test(word) || isOf(known, word));
}

const lastParticle = new RegExp(`${particle}$`);

function isOf(known: string, word: string): boolean {
  const stem = word.replace(lastParticle, "");
  return stem.length >= 2 && known.includes(stem);
}
