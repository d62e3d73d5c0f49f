/** What a question asks to be told, and how a text writes it. A thing a line: its name, what asks for it, what tells it. */
const things = String.raw`
phone | 전화\s*번호|연락처|몇\s*번으로|전번|phone number|number (?:for|do i|to) | \d{2,4}-\d{3,4}|\d{4,}|\d{3,} \d{3,}|내선
email | 이메일|메일\s*주소|e-?mail address | @
account | 계좌\s*번호|account number | (?<!\d)\d{2,}-\d
code | 비(?:밀)?번(?:호)?[가는은이]?\s*(?:뭐|뭔|무엇|몇)|what(?:'s| is) the (?:password|code|pin) | \d{3,}|기본|초기|default
size | 크기|사이즈|넓이|면적|높이|길이|몇\s*평|how (?:big|large|wide|tall)|dimension | \d\s*(?:cm|mm|m\b|km|㎡|m²|평|인치|형|호|리터|l\b|inch|feet|ft\b|met(?:er|re)|센티|미터)|대형|소형|중형|large|small
weight | 무게|몇\s*(?:키로|킬로|kg)|how heavy|weigh | \d\s*(?:kg|g\b|킬로|그램|톤|pounds?|lb|stone)
speed | 속도|얼마나\s*빠|how fast | \d\s*(?:[mg]bps|메가|기가|km|rpm|mph|m\b)
odds | 경쟁률|몇\s*대\s*일|몇\s*배수|what are the odds | \d\s*(?:대|:)\s*\d|\d\s*배
loudness | 데시벨|how loud|decibel | \d\s*(?:db|데시벨|decibel)
power | 소비\s*전력|몇\s*와트|how many watts|wattage | \d\s*(?:k?w\b|와트|watt)
stop | (?:무슨|어느|어떤|몇\s*번)\s*(?:역|정류장|버스)|버스\s*몇\s*번|which (?:bus|station|stop) | 역|정류|버스|\bbus|station|stop
colour | 무슨\s*색|어떤\s*색|색깔|what colou?r | 색|빨간|파란|노란|검은|하얀|초록|\bred\b|blue|green|yellow|black|white|orange|gr[ae]y
papers | (?:무슨|어떤)\s*서류|서류.{0,6}(?:뭐|뭘|무엇)|what (?:documents|papers|paperwork) | 서류|증|신청서|영수증|통장|사본|진단서|확인서|certificate|form\b|\bid\b|passport|licen[cs]e|letter|proof|receipt
weekday | (?:무슨|어느|어떤)\s*요일|which days?|what day | 요일|평일|주말|매일|[월화수목금토일][,·~][월화수목금토일]|day
when | 언제(?!든)|when (?:is|are|do|does|did|will|can|was|should)|what date | \d\s*(?:월|일|시|주|년|분|개월|달)|요일|매[주월일년달]|까지|이내|당일|다음\s*날|전날|뒤|후|전|부터|때|즉시|바로|하루|평일|주말|\bdays?\b|month|week|hour|when|until|after|before|\d:\d\d|\d\s*[ap]m|january|february|march|april|\bmay\b|june|july|august|september|october|november|december
`
  .trim()
  .split("\n")
  .map((line) => {
    const [, asks = "", tells = ""] = line.split(" | ");
    return { asks: new RegExp(asks.trim(), "i"), tells: new RegExp(tells.trim(), "i") };
  });

const counted = /몇\s*(가지|[가-힣])/;
/** What is counted in either way. */
const alike = new Map([
  ["개", "(?:개|가지)"],
  ["가지", "(?:개|가지)"],
]);
/** A number that is written without the unit that was asked for. */
const inWords = "하루|이틀|사흘|절반|무료|무상|제한\\s*없|무제한";

/** Whether a question asks for a thing that a text tells nothing of. */
export const lacksThing = (question: string, text: string): boolean =>
  things.some(({ asks, tells }) => asks.test(question) && !tells.test(text));

/** Whether a question asks how many of something, and a text has no number of it: "몇 척" and no "3척". */
export function lacksCount(question: string, text: string): boolean {
  const unit = counted.exec(question)?.[1];
  if (unit === undefined) return false;
  return !new RegExp(String.raw`(?:\d|[한두세네석넉열섯곱덟홉])\s*${alike.get(unit) ?? unit}|${inWords}`).test(text);
}
