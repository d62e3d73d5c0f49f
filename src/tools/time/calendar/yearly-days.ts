import { solarTermDays } from "./solar-term-days.ts";

/** When a day comes each year. */
export type YearlyRule =
  | { readonly kind: "solar"; readonly month: number; readonly day: number }
  /** `day` 0 is the last day of the month. */
  | { readonly kind: "lunar"; readonly month: number; readonly day: number }
  /** `nth` -1 is the last; `plus` are days after it. Monday is 0. */
  | {
      readonly kind: "nth";
      readonly month: number;
      readonly nth: number;
      readonly weekday: number;
      readonly plus: number;
    }
  | { readonly kind: "easter"; readonly plus: number }
  /** The sun's place in degrees from the spring equinox. */
  | { readonly kind: "solar-term"; readonly longitude: number }
  /** 한식: so many days after 동지 of the year before. */
  | { readonly kind: "after-solstice"; readonly days: number }
  /** 초복, 중복, 말복 */
  | { readonly kind: "dog-day"; readonly number: 1 | 2 | 3 };

export interface YearlyDay {
  readonly rule: YearlyRule;
  /** An underscore is a space that people may leave out. */
  readonly ko: readonly string[];
  readonly en: readonly string[];
  /** Days before and after that are holidays with it. */
  readonly around?: number;
  /** A public holiday in Korea. */
  readonly dayOff?: true;
  /** A substitute day off follows it where it is lost; `saturday` says that a Saturday loses it too. */
  readonly substitute?: { readonly since: number; readonly saturday: boolean };
}

const solar = (month: number, day: number): YearlyRule => ({ kind: "solar", month, day });
const lunar = (month: number, day: number): YearlyRule => ({ kind: "lunar", month, day });
const nth = (month: number, number: number, weekday: number, plus = 0): YearlyRule => ({
  kind: "nth",
  month,
  nth: number,
  weekday,
  plus,
});

/** Days with a name that come once a year. Days that a government sets anew each year (elections, 수능) are not here. */
export const yearlyDays: readonly YearlyDay[] = [
  {
    rule: solar(1, 1),
    dayOff: true,
    ko: ["신정", "새해_첫날", "새해", "양력_설날", "양력_설"],
    en: ["new year's day", "new years day", "new year day", "new year's", "new years", "new year"],
  },
  {
    rule: solar(2, 14),
    ko: ["발렌타인데이", "밸런타인데이", "발렌타인", "밸런타인"],
    en: ["valentine's day", "valentines day", "valentine's"],
  },
  { rule: solar(2, 29), ko: ["윤일", "윤날"], en: ["leap day"] },
  {
    rule: solar(3, 1),
    dayOff: true,
    substitute: { since: 2022, saturday: true },
    ko: ["삼일절", "3.1절", "3·1절", "31절", "삼일_운동_기념일"],
    en: ["independence movement day", "march 1st movement day", "samiljeol"],
  },
  { rule: solar(3, 3), ko: ["삼겹살데이"], en: [] },
  { rule: solar(3, 14), ko: ["화이트데이"], en: ["white day", "pi day"] },
  { rule: solar(3, 17), ko: [], en: ["st patrick's day", "st. patrick's day", "saint patrick's day"] },
  { rule: solar(4, 1), ko: ["만우절"], en: ["april fools' day", "april fool's day", "april fools day", "april fools"] },
  { rule: solar(4, 5), ko: ["식목일"], en: ["arbor day"] },
  { rule: solar(4, 14), ko: ["블랙데이"], en: [] },
  { rule: solar(4, 19), ko: ["4.19_혁명_기념일", "4.19", "4·19"], en: [] },
  { rule: solar(4, 22), ko: ["지구의_날"], en: ["earth day"] },
  {
    rule: solar(5, 1),
    ko: ["근로자의_날", "노동절", "노동자의_날", "메이데이"],
    en: ["workers' day", "worker's day", "workers day", "may day", "international workers' day", "labour day"],
  },
  {
    rule: solar(5, 5),
    dayOff: true,
    substitute: { since: 2014, saturday: true },
    ko: ["어린이날", "어린이_날"],
    en: ["children's day", "childrens day"],
  },
  { rule: solar(5, 8), ko: ["어버이날", "어버이_날"], en: ["parents' day", "parents day", "parent's day"] },
  { rule: solar(5, 15), ko: ["스승의_날"], en: ["teachers' day", "teacher's day", "teachers day"] },
  { rule: nth(5, 3, 0), ko: ["성년의_날"], en: ["coming of age day", "coming-of-age day"] },
  { rule: solar(5, 18), ko: ["5.18", "5·18"], en: [] },
  { rule: solar(5, 21), ko: ["부부의_날"], en: [] },
  { rule: solar(6, 6), dayOff: true, ko: ["현충일"], en: ["korean memorial day"] },
  { rule: solar(6, 25), ko: ["6.25", "6·25", "육이오"], en: [] },
  { rule: solar(7, 4), ko: ["미국_독립기념일"], en: ["independence day", "us independence day", "fourth of july"] },
  { rule: solar(7, 17), ko: ["제헌절"], en: ["constitution day", "korean constitution day"] },
  {
    rule: solar(8, 15),
    dayOff: true,
    substitute: { since: 2021, saturday: true },
    ko: ["광복절"],
    en: ["liberation day", "korean liberation day", "korean independence day", "gwangbokjeol"],
  },
  { rule: solar(10, 1), ko: ["국군의_날"], en: ["armed forces day"] },
  {
    rule: solar(10, 3),
    dayOff: true,
    substitute: { since: 2021, saturday: true },
    ko: ["개천절"],
    en: ["national foundation day", "gaecheonjeol"],
  },
  {
    rule: solar(10, 9),
    dayOff: true,
    substitute: { since: 2021, saturday: true },
    ko: ["한글날", "한글_날"],
    en: ["hangul day", "hangeul day", "korean alphabet day"],
  },
  { rule: solar(10, 31), ko: ["핼러윈", "할로윈", "핼러윈데이", "할로윈데이"], en: ["halloween"] },
  { rule: solar(11, 11), ko: ["빼빼로데이", "빼빼로_데이", "농업인의_날"], en: ["pepero day", "veterans day"] },
  {
    rule: solar(12, 24),
    ko: ["크리스마스_이브", "성탄_전야", "성탄절_전야", "성탄절_이브", "크리스마스_전야"],
    en: ["christmas eve", "xmas eve"],
  },
  {
    rule: solar(12, 25),
    dayOff: true,
    substitute: { since: 2023, saturday: true },
    ko: ["크리스마스", "성탄절", "성탄일", "크리스마스날", "크리스마스_당일"],
    en: ["christmas day", "christmas", "xmas"],
  },
  { rule: solar(12, 26), ko: [], en: ["boxing day"] },
  {
    rule: solar(12, 31),
    ko: ["제야", "새해_전날", "새해_전야"],
    en: ["new year's eve", "new years eve", "new year eve"],
  },
  {
    rule: lunar(1, 1),
    dayOff: true,
    substitute: { since: 2014, saturday: false },
    ko: ["설날", "설", "구정", "음력_설", "음력_설날", "음력_새해", "설_당일", "설날_당일"],
    en: ["lunar new year's day", "lunar new year", "korean new year", "korean lunar new year", "seollal"],
    around: 1,
  },
  { rule: lunar(1, 15), ko: ["정월_대보름", "정월대보름", "대보름"], en: [] },
  {
    rule: lunar(4, 8),
    dayOff: true,
    substitute: { since: 2023, saturday: true },
    ko: ["부처님_오신_날", "부처님오신날", "석가탄신일", "석탄일", "초파일", "사월초파일", "사월_초파일"],
    en: ["buddha's birthday", "buddhas birthday", "buddha's day"],
  },
  { rule: lunar(5, 5), ko: ["단오", "단오날", "단옷날"], en: ["dano"] },
  { rule: lunar(7, 7), ko: ["칠석", "칠월칠석", "칠월_칠석"], en: [] },
  {
    rule: lunar(8, 15),
    dayOff: true,
    substitute: { since: 2014, saturday: false },
    ko: ["추석", "한가위", "중추절", "추석_당일", "추석날"],
    en: ["chuseok", "korean thanksgiving"],
    around: 1,
  },
  { rule: lunar(9, 9), ko: ["중양절"], en: [] },
  { rule: nth(1, 3, 0), ko: [], en: ["martin luther king day", "mlk day"] },
  { rule: nth(5, 2, 6), ko: ["미국_어머니날", "미국_어머니의_날"], en: ["mother's day", "mothers day"] },
  { rule: nth(6, 3, 6), ko: ["미국_아버지날", "미국_아버지의_날"], en: ["father's day", "fathers day"] },
  { rule: nth(11, 4, 3), ko: ["추수감사절"], en: ["thanksgiving day", "thanksgiving", "us thanksgiving"] },
  { rule: nth(11, 4, 3, 1), ko: ["블랙프라이데이", "블랙_프라이데이"], en: ["black friday"] },
  { rule: { kind: "easter", plus: 0 }, ko: ["부활절"], en: ["easter", "easter sunday"] },
  { rule: { kind: "easter", plus: 1 }, ko: ["부활절_월요일"], en: ["easter monday"] },
  { rule: { kind: "easter", plus: -2 }, ko: ["성금요일"], en: ["good friday"] },
  ...solarTermDays,
];
