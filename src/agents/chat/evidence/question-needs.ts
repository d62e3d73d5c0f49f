import { oneOf } from "#language";
/** What a question wants to be told, by how it asks, and what a text that tells it holds. */
export interface Need {
  readonly name: string;
  readonly asks: RegExp;
  readonly tells: RegExp;
}

const money =
  /[\d.,]+\s*(?:원|만|억|천|달러|유로|엔)|[$€£₩¥]\s?\d|\d\s?(?:usd|krw|dollars|won|p\b|euros?)|무료|무상|free|전액|절반|\d\s*%/i;
const clock = /\d{1,2}:\d{2}|\d{1,2}\s*시|\d\s*(?:am|pm)\b|정오|자정|noon|midnight|24시간/i;
const date = new RegExp(
  oneOf`
    \d{1,2}\s*월
    \d{1,2}\s*일
    \d{4}\s*[년.-]
    [월화수목금토일]요일
    (?:mon|tues|wednes|thurs|fri|satur|sun)day
    (?:jan|febr)uary|march|april|june|july|august|(?:septem|octo|novem|decem)ber
    매[주월일년]
    당일
    전날
    다음 날
  `,
  "i",
);
const length = new RegExp(
  oneOf`
    \d+\s*(?:초|분|시간|일|주|개월|달|년|박)
    하루
    이틀
    (?:\d+|one|two|three|four|five|six|seven|ten|twelve)[\s-]*(?:second|minute|hour|day|week|month|year)
  `,
  "i",
);
const figure = /\d|한\s|두\s|세\s|one|two|three|four|five|six/i;
const allowedWords = oneOf`
  수\s*(?:있|없)
  가능
  불가
  금지
  금합
  허용
  불허
  허락
  안\s*됩
  안\s*된
  마십시오
  마세요
  말고
  않
  제외
  인정
  해야
  하여야
  only
  must
  may
  can(?:not)?
  not
  allowed
  banned
  prohibited
  never
  forbidden
  permitted
  welcome
  required
  except
`;
const allowed = new RegExp(`(?:${allowedWords})`, "i");
const place = new RegExp(
  oneOf`
    층
    호실
    실\b
    관\b
    동\b
    센터
    창구
    앞
    역
    구청
    학교
    운동장
    장소
    홈페이지
    앱
    어플
    사이트
    이메일
    floor
    room
    desk
    office
    cabinet
    building
    street
    website
    app\b
    counter
    @
  `,
  "i",
);
const person = new RegExp(
  oneOf`
    팀
    부서
    부장
    본부장
    대표
    담당
    위원회
    관리사무소
    사무실
    교사
    의사
    간호사
    고객
    회사
    보호자
    본인
    임차인
    센터
    manager
    team
    officer
    owner
    member
    staff
    customer
    company
    supervisor
  `,
  "i",
);
const contact = /\d{2,4}-\d{3,4}(?:-\d{4})?|\d{4}-\d{4}|@|내선|http|www\./i;

/** The first that asks is the one: the particular come before the plain. */
export const needs: readonly Need[] = [
  {
    name: "contact",
    asks: /전화\s*번호|연락처|몇\s*번으로|이메일|메일\s*주소|홈페이지\s*주소|phone number|email|contact|who do i (?:call|ring)/i,
    tells: contact,
  },
  {
    name: "money",
    asks: new RegExp(
      oneOf`
    얼마(?!나)
    얼마나\s*(?:나오|내|드|들|받|비)
    금액
    비용
    가격
    요금
    값이
    돈\s*(?:내|나오|드|들|얼)
    한도
    수수료
    과태료
    벌금
    프로\s
    퍼센트
    how much
    cost
    price
    fee\b
    charge
    pay\b
    fine\b
    rate\b
  `,
      "i",
    ),
    tells: money,
  },
  {
    name: "clock",
    asks: /몇\s*시(?!간)|시각|what time|how late|how early|opening hours|open until|close\b/i,
    tells: clock,
  },
  {
    name: "length",
    asks: new RegExp(
      oneOf`
    며칠
    몇\s*(?:일|주|달|개월|년|시간|분|박)
    얼마나
    기간
    언제까지
    까지\s*(?:해|내|신청|써)
    how long
    how many (?:seconds|minutes|hours|days|weeks|months|years)
    how (?:soon|often|far in advance)
    period
    within
  `,
      "i",
    ),
    tells: length,
  },
  { name: "date", asks: /언제|며칠|날짜|무슨\s*요일|요일|when\b|what day|which day|deadline|date\b/i, tells: date },
  {
    name: "count",
    asks: /몇|비율|개수|인원|용량|크기|온도|how many|how big|how far|number of|percent/i,
    tells: figure,
  },
  { name: "place", asks: /어디|where\b|which (?:cabinet|room|floor|door|desk|building)/i, tells: place },
  { name: "person", asks: /누가|누구|누굴|부담은|책임은|who\b|whose/i, tells: person },
  {
    name: "allowed",
    asks: new RegExp(
      oneOf`
    되
    돼
    될까
    괜찮
    가능
    있나
    있어
    있을까
    해도
    써도
    가도
    면\s*안
    줘도
    주나
    나오나
    받을\s*수
    \bcan\b
    \bmay\b
    \bcould\b
    \bis it ok\b
    \bare\b
    \bam i\b
    \ballowed\b
    \bdo i\b
    \bdoes\b
    \bis there\b
    \bis it\b
    \bis my\b
    \bwill\b
  `,
      "i",
    ),
    tells: allowed,
  },
];

/** What a question needs to be told; null when its words do not say. */
export function needOf(question: string): Need | null {
  return needs.find(({ asks }) => asks.test(question)) ?? null;
}
