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

/** What is counted from a day or up to it. */
const counted = oneOf`
  까지
  부터
  로부터
  에서
  전날
  다음\s?날
  \d+\s?(?:일|주|주일|개월|달|년|영업일)\s?(?:전|뒤|후)
  (?:하루|이틀|사흘|나흘|닷새|엿새|열흘|보름|일주일|한\s?달|두\s?달)\s?(?:전|뒤|후)
`;
const dayInBrackets = new RegExp(
  String.raw`[가-힣]{2,}\s?[(（]((?:\d{4}년\s?)?\d{1,2}월\s?\d{1,2}일|\d{1,2}\/\d{1,2})[)）](?=\s?(?:${counted}))`,
  "g",
);

/** “수능(11월 13일) 100일 전”: a thing whose day stands in brackets, as that day where it is counted from; null where there is none. */
export function withDaysInBrackets(text: string): string | null {
  const named = text.replace(dayInBrackets, "$1");
  return named === text ? null : named;
}

/** The month that is reckoned to has no such day. */
const lacksDay = oneOf`
  (?:\d{1,2}월(?:에는|엔|에|은)?\s*)?\d{1,2}일(?:이|은)?\s*없(?:잖아|는데|으니까?|으면|을\s*때|을\s*경우|어서)요?
  (?:그\s*달에\s*)?(?:그런|그|같은|해당)\s*(?:날|날짜)(?:이|가)?\s*없(?:으면|을\s*때|을\s*경우)
  if(?:(?!what|when|which)[^.?!])*(?:no[ ]such|doesn't[ ]have|does[ ]not[ ]have|has[ ]no|isn't[ ]a|no[ ]\d+(?:st|nd|rd|th))
`;

/** Its last day is to stand for it, and not to be told; what asks is no part of it. */
const takesLast = oneOf`
  (?:(?!며칠|언제)[^.?!()]){0,20}(?:말일|마지막\s*날)(?:짜)?(?:로|이|인|이니까)(?:(?!며칠|언제)[^.?!()]){0,20}
  (?:(?!what|when|which)[^.?!()])*last[ ]day(?:(?!what|when|which)[^.?!()])*
`;

/** “며칠인지 (내년으로 넘어가지?)”: a thought beside the question, which is not asked. */
export const withoutThoughts = (text: string) => text.replace(thought, (said) => " ".repeat(said.length));

/** What is thought beside a question. */
export const thoughtsIn = (text: string) => text.match(thought) ?? [];

const thought = /[(（][^()（）]{1,60}[?？][)）]/g;

const monthEndNote = new RegExp(`(?:[-–—,;.(]\\s*)?(?:and\\s+)?(?:${lacksDay})[,.]?(?:${takesLast})[)]?`, "i");

/** How a month without the day is meant (“그런 날 없으면 말일로 쳐줘”) is how it is reckoned anyway. */
export const withoutMonthEndNote = (text: string) => text.replace(monthEndNote, (said) => " ".repeat(said.length));
