import { oneOf } from "#language";

const denial = new RegExp(
  oneOf`
    빼
    뺀
    제외
    말고
    아니
    안\s
    포함
    없
    except
    exclud
    includ
    \bnot\b
    n't\b
  `,
  "i",
);

/** Words that take days out or into what is counted, or say what is not meant. */
export const deniesOrIncludes = (text: string) => denial.test(text);

const two = new RegExp(
  oneOf`
    (?:첫날|시작).{0,12}(?:마지막|끝|종료)
    (?:며칠|몇일)\s*(?:부터|에서|~|-)
    며칠\s?며칠
    언제부터
    둘\s?다
    두\s?(?:날|개)
    각각
    [가-힣]일(?:이랑|하고|과|와)\s[가-힣]+일
    first[ ]and[ ]last
    start[ ]and[ ]end
    both
    dates
  `,
  "i",
);

/** “첫날이랑 마지막 날”, "both dates": one day is no answer. */
export const asksForTwo = (text: string) => two.test(text);

const whose = new RegExp(
  oneOf`
    (?<!\S)(?:우리|울|내|제|저희|네|너희|니)(?!\S)
    (?<!\S)[가-힣]+네(?!\S)
    \b(?:my|our|his|her|their|your)\b
    [a-z](?:'s|s')(?![a-z])
  `,
  "i",
);

/** “우리 30주년”, "my parents' anniversary": whose thing it is. */
export const saysWhose = (text: string) => whose.test(text);

const whichOne = new RegExp(
  `^(?:${oneOf`
    마지막
    첫(?:\s?번째)?
    이전
    직전
    다른
    나머지
    first
    last
    previous
    other
  `})$`,
  "i",
);

/** “마지막 월급”: which of several things of one name is meant. */
export const saysWhichOne = (words: string) => whichOne.test(words);

const about = new RegExp(
  oneOf`
    (?<!언제|며칠|몇\s?일)쯤
    근처
    무렵
    즈음
    초순
    중순
    하순
    \bsometime\b
    \broughly\b
    \beither\b
  `,
  "i",
);

/** “다음 달 셋째 주쯤”: no day is meant exactly. */
export const saysAbout = (text: string) => about.test(text);
