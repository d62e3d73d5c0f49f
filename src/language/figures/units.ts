import type { Dimension } from "./quantity.ts";

export interface QuantityUnit {
  readonly dimension: Dimension;
  readonly factor: number;
  /** Where units of a dimension do not convert into each other. */
  readonly name?: string;
}

/** Dimension, factor and, where units do not convert, a name: how the unit is written. */
const unitTable = `
money 1 won: 원, won, krw
money 1 dollar: 달러, 불, dollars, dollar, usd
money 1 euro: 유로, euros, euro, eur
money 1 pound: pounds, pound
money 1 yen: 엔, yen
money 1 yuan: 위안
percent 1: %, ％, %p, %포인트, 퍼센트, 프로, percent, per cent, percentage points, percentage point
percent 10: 할
multiple 1: 배, times as, times the, times higher, times more, times larger, times smaller, times faster
multiple 1: times slower, times greater, times longer, -fold
business-days 1: 영업일, 근무일, business days, business day, working days, working day
days 1: 일, calendar days, days, day
days 7: 주일, 주, weeks, week
months 1: 개월, 달, months, month
months 3: 분기, quarters
months 12: 년, 개년, 해, years, year
hours 1: 시간, hours, hour
minutes 1: 분, minutes, minute
minutes 0.016666666666666666: 초, seconds
times 1: 회, 번, 차례, times, 기
count 1 books: 권
count 1 people: 명, 인, 사람, people, persons, employees, participants, patients, students
count 1 age: 세, 살, years old
count 1 pills: 정
count 1 credits: 학점
count 1 things: 건, 개, 가지, 대, 마리, 그루, 쌍, 권, 곳, 편, 개소
count 1 copies: 부, copies
count 1 pages: 장, 쪽, 페이지, pages
clock 1: 시
count 1 m2: ㎡, 제곱미터
count 1 pyeong: 평
count 1000 m: km, 킬로미터, kilometres, kilometers
count 1 m: m, 미터, metres, meters
count 0.01 m: cm, 센티미터
count 0.001 m: mm
count 1000 g: kg, kilograms, kilogram, 킬로그램
count 1 g: g, 그램, grams
count 1000 ml: l, 리터, litres, litre, liters, liter
count 1 ml: ml, 밀리리터
count 1 degrees: 도, ℃, °c, degrees celsius
count 1 fahrenheit: °f
count 1 mb: mb
count 1 gb: gb
count 1 tb: tb
count 1 letters: 자
count 1 points: 점
`;

export const units: ReadonlyMap<string, QuantityUnit> = new Map(
  spellingsOf(unitTable).map(([written, [dimension, factor, name]]) => [written, { dimension, factor, name }]),
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern of all spellings, the longest first; English words end at a word's end. */
export const unitPattern = [...units.keys()]
  .sort((a, b) => b.length - a.length)
  .map((written) => (/^[a-z]/.test(written) ? `${escaped(written)}(?![a-z])` : escaped(written)))
  .join("|");

/** Dimension and value: words that are a quantity by themselves. */
const wordTable = `
days 1: 하루
days 2: 이틀
days 3: 사흘
days 4: 나흘
days 5: 닷새
days 6: 엿새
days 7: 이레, 일주일
days 8: 여드레
days 9: 아흐레
days 10: 열흘
days 15: 보름
days 14: 이주일, a fortnight
months 6: 반년, 반기
percent 50: 절반, 반으로, halved, halves, halving, half
percent 33.333333333333336: a third, one third, one-third
percent 66.66666666666667: two thirds, two-thirds
percent 20: one fifth, one-fifth
percent 16.666666666666668: one sixth, one-sixth
percent 14.285714285714286: one seventh, one-seventh
percent 12.5: one eighth, one-eighth
percent 11.11111111111111: one ninth, one-ninth
percent 10: one tenth, one-tenth
percent 8.333333333333334: one twelfth, one-twelfth
percent 5: one twentieth, one-twentieth
percent 1: one hundredth, one-hundredth
percent 25: one fourth, one-fourth, a quarter, one quarter
percent 40: two fifths, two-fifths
percent 60: three fifths, three-fifths
percent 80: four fifths, four-fifths
percent 75: three quarters
multiple 2: 배액, 갑절, 곱절, twice the, twice as, double the, doubled
multiple 3: triple the
weekday 1: 월요일, monday
weekday 2: 화요일, tuesday
weekday 3: 수요일, wednesday
weekday 4: 목요일, thursday
weekday 5: 금요일, friday
weekday 6: 토요일, saturday
weekday 7: 일요일, sunday
frequency 1: 매일, daily, per day, each day, every day
frequency 7: 매주, weekly, per week, each week, every week
frequency 30: 매월, 매달, 다달이, 달마다, monthly, per month, each month, every month
frequency 90: 매분기, 분기별, 분기마다, quarterly, per quarter, each quarter, every quarter
frequency 180: 반기별
frequency 365: 매년, 해마다, annually, annual, yearly, per year, per annum, each year, every year
`;

export const quantityWords: ReadonlyMap<string, { readonly dimension: Dimension; readonly value: number }> = new Map(
  spellingsOf(wordTable).map(([word, [dimension, value]]) => [word, { dimension, value }]),
);

function spellingsOf(table: string): [written: string, kind: [dimension: Dimension, figure: number, name?: string]][] {
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [kind = "", spellings = ""] = line.split(": ");
      const [dimension = "", figure = "1", name] = kind.split(" ");
      const described: [Dimension, number, string?] = [dimension as Dimension, Number(figure)];
      if (name !== undefined) described.push(name);
      return spellings.split(", ").map((written): [string, [Dimension, number, string?]] => [written, described]);
    });
}
