import { oneOf } from "#language";

const plainWordWords = oneOf`
  이
  그
  저
  두
  세
  여러
  다른
  같은
  최근
  후속
  관련
  해당
  한
  본
  위
  아래
  담당
  지도
  공동
  국내
  해외
  유명
  신입
  책임
  선임
  전임
  외부
  동료
  수석
  객원
  일부
  많은
  어느
  기존
  우리
  저희
  이들
  그들
`;
/** Words that look like a name before a title or a year but are none. */
export const plainWord = new RegExp(
  `^(?:(?:${plainWordWords})$|논문|연구(?!원|소)|저자|결과|문제|분야|방법|모델|데이터|실험|자료|연도|시기|경우|대한$|관한$)`,
  "u",
);
