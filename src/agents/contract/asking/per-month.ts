import { oneOf } from "#language";

const months = oneOf`
  매달
  매월
  다달이
  한\s?달
  월
`;
const fillers = oneOf`
  총
  다
  다\s?해서
  모두
  전부
  합쳐서
  합계
`;
const outlays = oneOf`
  (?:나가는|내는|드는|내야\s?하는)\s?(?:비용|돈|금액)
  비용
  금액
  지출
`;
const paying = oneOf`
  얼마\S{0,4}\s?(?:내|나가|나와|나오|들|드는|지불|줘야|주면)
  얼마
  몇\s?만\s?원
`;
const asked = [
  new RegExp(
    String.raw`^(?:(?:${fillers})\s?)*(?:${months})(?:에|마다)?\s?(?:(?:${fillers})\s?)*(?:(?:${outlays})\S{0,2}\s?)?(?:(?:${fillers})\s?)*(?:${paying})`,
  ),
  /^(?:what is|how much is) the (?:total )?monthly (?:cost|payment|amount)/i,
  /^how much (?:do|will|must|should) (?:i|we) (?:have to )?pay (?:(?:in total )?(?:each|per|every|a)) month/i,
];
const paid = /(?<![가-힣\d])(?:매\s?)?월\s?(?:금\s?)?[\d,]+\s?[천만억]*\s?원|per month|monthly/iu;

/** Whether a question asks for all that is paid by the month: 월 비용 얼마야? 한 달에 총 얼마 내? */
export const asksPerMonth = (question: string): boolean => asked.some((way) => way.test(question.trim()));

/** Whether a contract has something paid by the month. */
export const paysByMonth = (text: string): boolean => paid.test(text);
