import { oneOf } from "#language";
import { lacksCount, lacksThing } from "./asked-things.ts";

const asksWhy = /왜|이유|까닭|어째서|\bwhy\b|how come|reason/i;
const reasonWords = oneOf`
  때문
  이유
  까닭
  므로
  느라
  위해
  위하여
  [아어여]서
  기에
  관계로
  사정
  따라
  탓
  because
  since
  due to
  so that
  in order
  reason
  to (?:avoid|prevent|protect|keep|make)
  \bas\b
  , so\b
`;
const tellsReason = new RegExp(reasonWords, "i");

const asksCost = /얼마(?!나)|가격|비용|요금|how much|\bcosts?\b/i;
const costWords = oneOf`
  \d\s*(?:천|만|억)?\s*원
  [$€£₩]\s*\d
  \dp\b
  무료
  공짜
  면제
  전액
  실비
  절반
  부담
  받지 않
  없
  free
`;
const tellsCost = new RegExp(costWords, "i");

/** What a number names one of: 6월, 2학기, 3호선. */
const kindWords = oneOf`
  월(?!요)
  학기
  분기
  학년
  층
  동(?![가-힣]{2})
  호선
  호실
  인승
  인용
  인실
  톤
  kg
  볼트
  회차
  단계
  등급
  차(?![가-힣])
  기(?![가-힣])
  번(?![가-힣])
`;
const numbered = new RegExp(String.raw`(?<!\d)(\d{1,6})\s?(${kindWords})`, "gi");

/** What words that are to answer a question cannot do without, each 1 where they lack it. */
export function toldLacks(question: string, told: string): Record<string, number> {
  return {
    "reason lacking": asksWhy.test(question) && !tellsReason.test(told) ? 1 : 0,
    "cost lacking": asksCost.test(question) && !tellsCost.test(told) ? 1 : 0,
    "another number": numbersAnother(question, told),
    "thing lacking": lacksThing(question, told) ? 1 : 0,
    "count lacking": lacksCount(question, told) ? 1 : 0,
  };
}

/** A question about 6월 is not answered by what holds for 5월; what names no month at all may or may not answer it. */
function numbersAnother(question: string, told: string): number {
  const there = [...told.matchAll(numbered)];
  const doubts = [...question.matchAll(numbered)].map(([, number, kind]) => {
    const sameKind = there.filter(([, , other]) => other === kind);
    if (sameKind.some(([, other]) => other === number)) return 0;
    return sameKind.length > 0 ? 1 : 0.5;
  });
  return Math.max(0, ...doubts);
}
