import { oneOf } from "#language";

/** What is said in brackets and may change which days are counted. */
const telling = new RegExp(
  oneOf`
    포함
    빼
    뺀
    제외
    세
    치
    칠
    쳐
    영업
    평일
    주말
    음력
    양력
    기준
    1일
    not
    excl
    incl
    count
    business
    week
    lunar
    day[ ]\d
  `,
  "i",
);

/** “추석 연휴 사흘(전날, 당일, 다음날)이”: a question without what it only adds in brackets; null where nothing is to be left out. */
export function withoutBrackets(text: string): string | null {
  let isLeftOut = false;
  const rest = text.replace(/\s*[(（]([^()（）]{1,60})[)）]/g, (said, inside: string) => {
    if (telling.test(inside)) return said;
    isLeftOut = true;
    return "";
  });
  return isLeftOut ? rest : null;
}

const noSuchDay = new RegExp(
  oneOf`
    [,.]?\s*(?:\d{1,2}월[에엔]?는?\s?)?\d{1,2}일이\s?없(?:잖아|는데|으니까?)요?[,.]?\s*그럴\s?(?:때|땐|때는|경우)[^.?!]*말일[^.?!]*
    [,.(]\s*(?:그\s?달에\s?)?(?:그런|그|같은|해당)\s?(?:날|날짜)(?:이|가)?\s?없으면[^.?!)]*말일[^.?!)]*[)]?
    [-–—,;.(]\s*(?:and\s+)?if[^.?!]*(?:no[ ]such|doesn't[ ]have|does[ ]not[ ]have|isn't[ ]a|no[ ]\d+(?:st|nd|rd|th))[^.?!]*last[ ]day[^.?!]*
  `,
  "i",
);

/** “한 달 뒤면 며칠이야? 2월엔 31일이 없잖아, 그럴 땐 말일로 쳐줘”: how a month without the day is meant is how it is reckoned anyway. */
export const withoutMonthEndNote = (text: string) => text.replace(noSuchDay, (said) => " ".repeat(said.length));
