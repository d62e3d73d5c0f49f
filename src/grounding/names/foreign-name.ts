import { oneOf } from "#language";

/** How Korean writes the end of many foreign surnames, and of few other words. */
const foreignEnd = "[코스키트르슨턴넬렌츠렐텔젤벨델먼튼펠펙퍼버너허]";

/** Words of every day and countries that end so too. */
const otherWords = oneOf`
  서비스
  프로세스
  비즈니스
  뉴스
  바이러스
  캠퍼스
  스트레스
  케이스
  페이스
  오피스
  클래스
  시냅스
  테스트
  프로젝트
  이벤트
  사이트
  텍스트
  리스트
  아파트
  마트
  콘텐츠
  스포츠
  장르
  모델
  호텔
  레벨
  라벨
  패턴
  인턴
  버튼
  서버
  멤버
  디자이너
  파트너
  프랑스
  스위스
  그리스
  라오스
  멕시코
  모로코
  체코
  터키
  이집트
`;

/** A foreign surname in Hangul, by how it ends. */
export const foreignName = `[가-힣]{2,6}${foreignEnd}(?<!${otherWords})`;
