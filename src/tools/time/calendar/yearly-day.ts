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
  /** The first year in which it is one; absent where nobody asks for the years before. */
  readonly dayOffSince?: number;
  /** A substitute day off follows it where it is lost; `saturday` says that a Saturday loses it too. */
  readonly substitute?: { readonly since: number; readonly saturday: boolean };
}
