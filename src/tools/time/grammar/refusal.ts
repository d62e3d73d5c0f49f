/** Why the grammar names no day although a question speaks of days. */
export type Refusal =
  /** “내일 (아니 모레인가?)”: the question itself names another day. */
  | "wavers"
  /** More was said than is read. */
  | "cut"
  /** A length beside the end of something lies before it or after it. */
  | "term"
  /** 앞뒤 주말 포함해서: longer than its days that were told. */
  | "weekend-beside"
  /** 100일째, without a day that is the first. */
  | "day-count"
  /** 2박 3일, without a day that it begins on. */
  | "stay"
  /** One of a series whose first day or step is not told. */
  | "series"
  /** The next time of what comes again, without the last, or of another thing. */
  | "interval"
  /** “매주 금요일이 며칠이야?” may mean any of them. */
  | "any-of-many"
  /** “어제 입사했는데 3개월 뒤 전환이래”: counted from today or from the day that was told. */
  | "counted-from-which"
  /** A month or a year, where a day is asked for. */
  | "period-for-day"
  /** Two days that are no stretch, or of one that is not running. */
  | "no-stretch"
  /** 31일, in a month that has none: it may be meant of another month. */
  | "which-month"
  /** What was moved may already be the new day. */
  | "moved"
  /** “3분기면 며칠까지죠?”: follows from a rule that was told. */
  | "case-of-rule"
  /** "In three weeks, on a Tuesday": a weekday that only adds to another day. */
  | "detail"
  /** A length that was told and has no part in what is read. */
  | "length-unread"
  /** The end is asked for and the beginning was told. */
  | "other-end"
  /** A count that may start from the day which is told. */
  | "counted-elsewhere"
  /** Both ends are asked for and one was told. */
  | "one-end"
  /** “회의가 금요일이야. 발표 날짜 언제야?”: asked of a thing whose day was not told. */
  | "other-thing"
  /** One of several days that are asked for is not understood, or they are more than were asked for. */
  | "one-of-several"
  /** Which of several days is asked for is not said. */
  | "several-days"
  /** A word about days that is part of no phrase. */
  | "word-of-time"
  /** 어린이날까진데, 시험부터: a word that binds what is not known to the days. */
  | "bound-word"
  /** 보다, than. */
  | "compared"
  /** 다움주 토요일: a period in a word that is not known. */
  | "unknown-period"
  /** “중간고사 3일 전”: counted from what is not known. */
  | "counted-from-noun"
  /** Words beside a period that may say which day of it. */
  | "day-of-period"
  /** “크리스마스 며칠 전이야?”: of the one before or the one ahead. */
  | "before-or-ahead"
  /** “추석 기차표 예매 언제야”: something of the day, not the day. */
  | "something-of-day";
