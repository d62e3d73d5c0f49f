import type { Dimension } from "./quantity.ts";

export interface QuantityUnit {
  readonly dimension: Dimension;
  readonly factor: number;
  /** Where units of a dimension do not convert into each other. */
  readonly name?: string;
}

/** A unit a line: how it is written | dimension | factor | name. Longer spellings are tried first. */
const table = `
원 | money | 1 | won
won | money | 1 | won
krw | money | 1 | won
달러 | money | 1 | dollar
불 | money | 1 | dollar
dollars | money | 1 | dollar
dollar | money | 1 | dollar
usd | money | 1 | dollar
유로 | money | 1 | euro
euros | money | 1 | euro
euro | money | 1 | euro
eur | money | 1 | euro
pounds | money | 1 | pound
pound | money | 1 | pound
엔 | money | 1 | yen
yen | money | 1 | yen
위안 | money | 1 | yuan
% | percent | 1
％ | percent | 1
%p | percent | 1
%포인트 | percent | 1
퍼센트 | percent | 1
프로 | percent | 1
percent | percent | 1
per cent | percent | 1
percentage points | percent | 1
percentage point | percent | 1
할 | percent | 10
배 | multiple | 1
times as | multiple | 1
times the | multiple | 1
times higher | multiple | 1
times more | multiple | 1
times larger | multiple | 1
times smaller | multiple | 1
times faster | multiple | 1
times slower | multiple | 1
times greater | multiple | 1
times longer | multiple | 1
-fold | multiple | 1
영업일 | business-days | 1
근무일 | business-days | 1
business days | business-days | 1
business day | business-days | 1
working days | business-days | 1
working day | business-days | 1
일 | days | 1
calendar days | days | 1
days | days | 1
day | days | 1
주일 | days | 7
주 | days | 7
weeks | days | 7
week | days | 7
개월 | months | 1
달 | months | 1
months | months | 1
month | months | 1
분기 | months | 3
quarters | months | 3
년 | months | 12
개년 | months | 12
해 | months | 12
years | months | 12
year | months | 12
시간 | hours | 1
hours | hours | 1
hour | hours | 1
분 | minutes | 1
minutes | minutes | 1
minute | minutes | 1
초 | count | 1 | seconds
seconds | count | 1 | seconds
회 | times | 1
번 | times | 1
차례 | times | 1
times | times | 1
기 | times | 1
권 | count | 1 | books
명 | count | 1 | people
인 | count | 1 | people
사람 | count | 1 | people
people | count | 1 | people
persons | count | 1 | people
employees | count | 1 | people
participants | count | 1 | people
patients | count | 1 | people
students | count | 1 | people
세 | count | 1 | age
살 | count | 1 | age
years old | count | 1 | age
정 | count | 1 | pills
학점 | count | 1 | credits
건 | count | 1 | things
개 | count | 1 | things
가지 | count | 1 | things
대 | count | 1 | things
부 | count | 1 | copies
copies | count | 1 | copies
장 | count | 1 | pages
쪽 | count | 1 | pages
페이지 | count | 1 | pages
pages | count | 1 | pages
시 | clock | 1
㎡ | count | 1 | m2
제곱미터 | count | 1 | m2
평 | count | 1 | pyeong
km | count | 1000 | m
킬로미터 | count | 1000 | m
kilometres | count | 1000 | m
kilometers | count | 1000 | m
m | count | 1 | m
미터 | count | 1 | m
metres | count | 1 | m
meters | count | 1 | m
cm | count | 0.01 | m
센티미터 | count | 0.01 | m
mm | count | 0.001 | m
kg | count | 1000 | g
kilograms | count | 1000 | g
kilogram | count | 1000 | g
킬로그램 | count | 1000 | g
g | count | 1 | g
그램 | count | 1 | g
grams | count | 1 | g
l | count | 1000 | ml
리터 | count | 1000 | ml
litres | count | 1000 | ml
litre | count | 1000 | ml
liters | count | 1000 | ml
liter | count | 1000 | ml
ml | count | 1 | ml
밀리리터 | count | 1 | ml
도 | count | 1 | degrees
℃ | count | 1 | degrees
°c | count | 1 | degrees
°f | count | 1 | fahrenheit
degrees celsius | count | 1 | degrees
마리 | count | 1 | things
그루 | count | 1 | things
쌍 | count | 1 | things
권 | count | 1 | things
mb | count | 1 | mb
gb | count | 1 | gb
tb | count | 1 | tb
자 | count | 1 | letters
곳 | count | 1 | things
편 | count | 1 | things
개소 | count | 1 | things
점 | count | 1 | points
`;

export const units: ReadonlyMap<string, QuantityUnit> = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [written = "", dimension = "", factor = "1", name] = line.split("|").map((cell) => cell.trim());
      return [written, { dimension: dimension as Dimension, factor: Number(factor), name }];
    }),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern of all spellings; English words end at a word's end. */
export const unitPattern = [...units.keys()]
  .sort((a, b) => b.length - a.length)
  .map((written) => (/^[a-z]/.test(written) ? `${escaped(written)}(?![a-z])` : escaped(written)))
  .join("|");

/** Words that are a quantity by themselves: word | dimension | value. */
const wordTable = `
하루 | days | 1
이틀 | days | 2
사흘 | days | 3
나흘 | days | 4
닷새 | days | 5
엿새 | days | 6
이레 | days | 7
여드레 | days | 8
아흐레 | days | 9
열흘 | days | 10
보름 | days | 15
일주일 | days | 7
이주일 | days | 14
반년 | months | 6
반기 | months | 6
절반 | percent | 50
반으로 | percent | 50
halved | percent | 50
halves | percent | 50
halving | percent | 50
half | percent | 50
a third | percent | 33.333333333333336
one third | percent | 33.333333333333336
one-third | percent | 33.333333333333336
two thirds | percent | 66.66666666666667
two-thirds | percent | 66.66666666666667
one fifth | percent | 20.0
one-fifth | percent | 20.0
one sixth | percent | 16.666666666666668
one-sixth | percent | 16.666666666666668
one seventh | percent | 14.285714285714286
one-seventh | percent | 14.285714285714286
one eighth | percent | 12.5
one-eighth | percent | 12.5
one ninth | percent | 11.11111111111111
one-ninth | percent | 11.11111111111111
one tenth | percent | 10.0
one-tenth | percent | 10.0
one twelfth | percent | 8.333333333333334
one-twelfth | percent | 8.333333333333334
one twentieth | percent | 5.0
one-twentieth | percent | 5.0
one hundredth | percent | 1.0
one-hundredth | percent | 1.0
one fourth | percent | 25.0
one-fourth | percent | 25.0
two fifths | percent | 40.0
two-fifths | percent | 40.0
three fifths | percent | 60.0
three-fifths | percent | 60.0
four fifths | percent | 80.0
four-fifths | percent | 80.0
a quarter | percent | 25
one quarter | percent | 25
three quarters | percent | 75
배액 | multiple | 2
갑절 | multiple | 2
곱절 | multiple | 2
twice the | multiple | 2
twice as | multiple | 2
double the | multiple | 2
doubled | multiple | 2
triple the | multiple | 3
a fortnight | days | 14
월요일 | weekday | 1
화요일 | weekday | 2
수요일 | weekday | 3
목요일 | weekday | 4
금요일 | weekday | 5
토요일 | weekday | 6
일요일 | weekday | 7
monday | weekday | 1
tuesday | weekday | 2
wednesday | weekday | 3
thursday | weekday | 4
friday | weekday | 5
saturday | weekday | 6
sunday | weekday | 7
매일 | frequency | 1
daily | frequency | 1
매주 | frequency | 7
weekly | frequency | 7
매월 | frequency | 30
매달 | frequency | 30
다달이 | frequency | 30
달마다 | frequency | 30
monthly | frequency | 30
매분기 | frequency | 90
분기별 | frequency | 90
분기마다 | frequency | 90
quarterly | frequency | 90
반기별 | frequency | 180
매년 | frequency | 365
해마다 | frequency | 365
annually | frequency | 365
annual | frequency | 365
yearly | frequency | 365
per day | frequency | 1
each day | frequency | 1
every day | frequency | 1
per week | frequency | 7
each week | frequency | 7
every week | frequency | 7
per month | frequency | 30
each month | frequency | 30
every month | frequency | 30
per quarter | frequency | 90
each quarter | frequency | 90
every quarter | frequency | 90
per year | frequency | 365
per annum | frequency | 365
each year | frequency | 365
every year | frequency | 365
`;

export const quantityWords: ReadonlyMap<string, { readonly dimension: Dimension; readonly value: number }> = new Map(
  wordTable
    .trim()
    .split("\n")
    .map((line) => {
      const [word = "", dimension = "", value = "0"] = line.split("|").map((cell) => cell.trim());
      return [word, { dimension: dimension as Dimension, value: Number(value) }];
    }),
);
