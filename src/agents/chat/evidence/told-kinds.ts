import { remembered } from "#language/meaning";

/** Kinds of things that a statement may tell, and how texts write them. A kind a line: its name, then what tells it. */
const lines = String.raw`
money | [\d.,]+\s*(?:원|만|억|천|달러|유로|엔)|[$€£₩¥]\s?\d|\d\s?(?:usd|krw|dollars|won|p\b|euros?)
free | 무료|무상|공짜|free\b|no charge|전액|면제
percent | \d\s*(?:%|퍼센트|프로|per ?cent)|절반|half
clock | \d{1,2}:\d{2}|\d{1,2}\s*시(?!간)|\d\s*(?:am|pm|a\.m|p\.m)\b|정오|자정|noon|midnight|24시간|오전|오후
weekday | [월화수목금토일]요일|평일|주말|weekday|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|휴관|공휴일|holiday
date | \d{1,2}\s*월|\d{4}\s*[년.-]|january|february|march|april|\bmay\b|june|july|august|september|october|november|december|매달|매월
days | \d+\s*(?:일|주|개월|달|년|박)|하루|이틀|사흘|일주일|한 달|\b(?:day|week|month|year|night)s?\b
hours | \d+\s*(?:초|분|시간)|\b(?:second|minute|hour)s?\b
term | 이내|안에|까지|부터|within|until|before|by the|at least|no later|지나|뒤|후
count | \d+\s*(?:개|명|번|회|장|권|벌|대|인|매|가지)|[한두] (?:번|명|개|사람)|once|twice|one\b|two\b|three\b
measure | \d\s*(?:cm|mm|m\b|km|kg|g\b|㎡|리터|l\b|ml|℃|도|w\b|mb|gb|miles?|met(?:er|re)s?|litres?|센티|킬로|미터)
age | \d+\s*(?:세|살)|\baged?\b|years old|under \d|over \d|미만|이상|이하
place | \d\s*층|지하|\d호|로비|데스크|창구|접수|floor|desk|reception|room|office|counter|lobby
online | 앱|홈페이지|누리집|사이트|온라인|인터넷|app\b|website|online|portal
contact | \d{2,4}-\d{3,4}|@|전화|내선|phone|call\b|ring\b|email|e-mail|문자|톡
person | 팀|부장|대표|담당|위원회|사무소|교사|의사|간호사|보호자|본인|강사|직원|원장|점주|센터장|manager|team|officer|staff|nurse|doctor|teacher
forbidden | 수 없|불가|금지|안 됩|않습|않는|마세요|마십시오|말아|없습니다|않고|cannot|can't|not\b|never|no\b|banned|excluded|제외
allowed | 수 있|가능|됩니다|허용|괜찮|\bcan\b|\bmay\b|allowed|welcome
duty | 해야|하셔야|야 합|반드시|꼭|필요|필수|must|need|required|should|please|세요|십시오
condition | 면\s|경우|때는|때에는|다만|단,|\bif\b|unless|when\b|except|거나
reason | 때문|므로|위해|위하|이유|따라|because|so that|since|due to|for safety|어서|아서
papers | 서류|증명서|신분증|신청서|영수증|진단서|확인서|통장|certificate|form\b|receipt|identification|proof|note\b|letter
refund | 환불|환급|돌려|반환|refund|money back|취소|cancel
penalty | 위약|연체|과태료|벌금|배상|수수료|추가 요금|charge|fee\b|penalty|fine\b|보상
handling | 누르|돌리|닦|넣|꺼내|빼|씻|press|turn|wipe|hold|rinse|unplug|click|open the|먼저
`
  .trim()
  .split("\n");

const patterns = lines.map((line) => new RegExp(line.slice(line.indexOf(" | ") + 3), "i"));

/** The kinds in the order of their numbers. */
export const toldKinds: readonly string[] = lines.map((line) => line.slice(0, line.indexOf(" | ")));

/** Texts that are remembered: the statements of the documents of a conversation. */
const mostTexts = 4_000;

/** The kinds of things that a text tells, by their numbers. */
export const kindsTold = remembered(
  (text): readonly number[] => patterns.flatMap((pattern, kind) => (pattern.test(text) ? [kind] : [])),
  mostTexts,
);
