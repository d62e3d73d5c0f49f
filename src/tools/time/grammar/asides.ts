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

/** “수능(11월 13일) 100일 전”: a thing whose day stands in brackets after it, as that day; null where there is none. */
export function withDaysInBrackets(text: string): string | null {
  const named = text.replace(/[가-힣]{2,}\s?[(（]((?:\d{4}년\s?)?\d{1,2}월\s?\d{1,2}일|\d{1,2}\/\d{1,2})[)）]/g, "$1");
  return named === text ? null : named;
}

/** The month that is reckoned to has no such day. */
const lacksDay = oneOf`
  (?:\d{1,2}월(?:에는|엔|에)?\s*)?\d{1,2}일(?:이|은)?\s*없(?:잖아|는데|으니까?|으면|을\s*때|을\s*경우)요?
  (?:그\s*달에\s*)?(?:그런|그|같은|해당)\s*(?:날|날짜)(?:이|가)?\s*없(?:으면|을\s*때|을\s*경우)
  말일이면
  if[^.?!]*(?:no[ ]such|doesn't[ ]have|does[ ]not[ ]have|has[ ]no|isn't[ ]a|no[ ]\d+(?:st|nd|rd|th))
`;

/** Its last day is to stand for it, and not to be told. */
const takesLast = oneOf`
  [^.?!()]{0,20}(?:말일|마지막\s*날)(?:짜)?로[^.?!()]{0,20}
  [^.?!()]*last[ ]day[^.?!()]*
`;

/** “며칠인지 (내년으로 넘어가지?)”: a thought beside the question, which is not asked. */
export const withoutThoughts = (text: string) =>
  text.replace(/[(（][^()（）]{1,60}[?？][)）]/g, (said) => " ".repeat(said.length));

const monthEndNote = new RegExp(`(?:[-–—,;.(]\\s*)?(?:and\\s+)?(?:${lacksDay})[,.]?(?:${takesLast})[)]?`, "i");

/** How a month without the day is meant (“그런 날 없으면 말일로 쳐줘”) is how it is reckoned anyway. */
export const withoutMonthEndNote = (text: string) => text.replace(monthEndNote, (said) => " ".repeat(said.length));
