import { oneOf } from "#language";
import { isPastStatement } from "./korean/hangul.ts";
import type { Meaning } from "./token.ts";

/** What is written onto a word and read apart from it. */
const writtenOn = oneOf`
  (?:음력)?\d{1,2}월\d
  며칠
  몇일
  언제
  무슨요일
  날짜
  (?:다다음|다음|다담|담|이번|요번|지난|저번)주(?:[월화수목금토일](?:요일|욜)|주말)
  (?:다다음|다음|담|이번|요번|지난|저번)달(?:\d{1,2}일|말일|마지막)
  (?<=[이가은는])(?:[월화수목금토일](?:요일|욜)|내일|모레|글피)(?=인데|이래|이라|이고|까지|부터|며칠|몇일)
`;
const glued = new RegExp(`^[가-힣]{2,}?(?=${writtenOn})`);

/** 기말고사6월15일, 엠티인데며칠: an unknown word ends where a date or a question is written onto it. */
export function unknownWord(rest: string): string {
  const word = /^(?:(?![ㅋㅎㅠㅜ]{2})[\p{L}\p{N}])+(?:'[a-z]+)?/iu.exec(rest)?.[0] ?? rest[0] ?? "";
  // follow-up
  const hyphenated = /^[a-z]+(?:-[a-z]+)+/i.exec(rest)?.[0];
  if (hyphenated !== undefined) return hyphenated;
  return glued.exec(word)?.[0] ?? word;
}

const boundEnding = /(?:까지|부터|로부터|이후|이전|전|후|뒤|다음날|전날)(?:는|은|에|면)?$/;
/** 공모전, 결승전, 오전: nouns that end like 전 and 후. */
const nounsEndingSo = /^오[전후]|(?:공모|사진|결승|예선|개막|미술|친선|평가|특별|기획|개인|[충운안도완발비])전$/;
/** 부터수욜까지출장: a day is written inside a word that could not be read. */
const hiddenDay = /[월화수목금토일](?:요일|욜)|\d일(?![가-힣]$)/;
const clauseEnding =
  /(?:데|데요|던데|고|니까|(?:[라어아여돼해와가봐줘려겨져워]서)|지만|려고|러|[쓰적넣사가하잡내기추보주두]게|면|거든|거든요|잖아|잖아요)$/;

/** 끊었어, 헷갈려서요: a statement that ends without a mark. */
const told = /(?:[려해와]서요|(?:^|하|만나|놀러)[가하보먹오]?자)$/;
/** 공사래, 온대: what was heard from someone else; what is asked of it follows. */
const hearsay = /(?:[가-힣]{2}[래대]|[온한간된난준든]대)요?$/;

/** A word that is in no vocabulary: whether its clause ends with it, and whether it may hide a day. */
export function unknownMeaning(word: string): Meaning {
  return {
    kind: "word",
    endsClause: clauseEnding.test(word) || hearsay.test(word) || told.test(word) || isPastStatement(word),
    bound: (boundEnding.test(word) && !nounsEndingSo.test(word)) || hiddenDay.test(word),
  };
}
