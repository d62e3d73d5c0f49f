import { yearlyDays } from "../../calendar/yearly-days.ts";
import { day, edge, particle, period, shift, unit } from "../meanings.ts";
import { type DateEntry, phrases } from "../token.ts";

const weekdays = [..."월화수목금토일"].flatMap((letter, weekday) =>
  phrases(
    { kind: "weekday", weekday },
    `${letter}요일`,
    `${letter}욜`,
    `${letter}욜일`,
    `${letter}요일날`,
    `${letter}욜날`,
  ),
);

const days: DateEntry[] = [
  ...phrases(day(0), "오늘", "금일", "오늘날짜_기준", "오늘_기준", "지금", "현재", "당일"),
  ...phrases(day(0), "같은_요일", "같은_날", "같은_날짜", "동일자", "이날", "이_날"),
  ...phrases(day(1), "내일", "낼", "명일", "익일"),
  ...phrases(
    day(2),
    "모레",
    "모래",
    "내일모레",
    "내일_모레",
    "낼모레",
    "낼_모레",
    "낼모래",
    "내일모래",
    "이틀_뒤인_모레",
  ),
  ...phrases(day(3), "글피"),
  ...phrases(day(4), "그글피"),
  ...phrases(day(-1), "어제", "어저께", "작일", "전일"),
  ...phrases(day(-2), "그제", "그저께", "엊그제", "엊그저께", "재작일", "그젯날"),
  ...phrases(day(-3), "그끄저께", "그끄제", "그그저께", "그그제", "삼작일"),
];

const shifts: DateEntry[] = [
  ...phrases(shift(-3), "지지지난", "저저저번"),
  ...phrases(shift(-2), "지지난", "저저번", "지지난번"),
  ...phrases(shift(-1), "지난", "저번", "지난번", "직전", "바로_전", "바로_지난", "전번", "요전", "요_전"),
  ...phrases(shift(0), "이번", "요번", "금번", "이_번"),
  ...phrases(
    shift(1),
    "다음",
    "담",
    "담번",
    "다음_번",
    "다음번",
    "돌아오는",
    "오는",
    "다가오는",
    "차기",
    "바로_다음",
    "다음에_오는",
    ...["바로_다음에_오는", "바로_다음_오는", "다음에_돌아오는", "바로_다음에_돌아오는"],
    ...["이번에_오는", "이번에_돌아오는", "다음번에_오는", "앞으로_돌아올", "앞으로_올", "다가올", "돌아올"],
    "다음에",
    "담에",
    "다움",
    "다믐",
  ),
  ...phrases(shift(2), "다다음", "담담", "다다음번", "다음_다음", "담_담", "다담"),
  ...phrases(shift(3), "다다다음", "다음_다음_다음"),
  ...phrases(period(2, "week"), "다음_주_말고_그_다음_주", "담주_말고_그_담주", "다음_주_다음_주", "담주_담주"),
  ...(
    [
      [0, ["이번", "요번"]],
      [1, ["다음", "담"]],
    ] as const
  ).flatMap(([by, words]) =>
    phrases([...period(by, "week"), particle("not")], ...words.flatMap((word) => [`${word}주말고`, `${word}주말구`])),
  ),
  ...phrases(period(2, "month"), "다음_달_말고_그_다음_달", "담달_말고_그_담달"),
  ...phrases(period(-2, "week"), "전전주", "지난주_말고_그_전주", "지난주의_전주"),
  ...phrases(period(-1, "week"), "전_주", "지난주간", "저번주간"),
  ...phrases(period(-1, "weekend"), "전_주말"),
  ...phrases(period(0, "week"), "금주", "이번주간"),
  ...phrases(period(1, "week"), "내주", "차주", "다음주간", "익주"),
  ...phrases(period(2, "week"), "차차주", "내내주"),
  ...phrases(period(-2, "month"), "전전월", "전전달"),
  ...phrases(period(-1, "month"), "전월", "전달", "지난_달", "거월"),
  ...phrases(period(0, "month"), "이달", "금월", "당월", "이_달", "요_달", "요달"),
  ...phrases(period(1, "month"), "내달", "내월", "차월", "익월", "새달"),
  ...phrases(period(2, "month"), "내내달", "차차월"),
  ...phrases(period(-3, "year"), "재재작년"),
  ...phrases(period(-2, "year"), "재작년", "그러께", "전전년", "지지난해"),
  ...phrases(period(-1, "year"), "작년", "지난해", "전년", "전년도", "작년도", "거년", "지난_해"),
  ...phrases(
    period(0, "year"),
    "올해",
    "올",
    "금년",
    "금년도",
    "올_한_해",
    ...["1년_중", "일년_중", "1년_중에"],
    "올해년도",
    "당해",
    "이_해",
  ),
  ...phrases(period(0, "year"), "올해가_가기_전", "올해_가기_전", "올해가_끝나기_전", "올해_끝나기_전"),
  ...phrases(period(0, "year"), "올해_안에", "올해가_가기_전에", "올해_가기_전에"),
  ...phrases(period(1, "year"), "내년", "명년", "차년", "내년도", "새해_내년", "이듬해", "다음_해", "담_해", "익년"),
  ...phrases(period(2, "year"), "내후년", "후년", "다다음해"),
  ...phrases([unit("month"), edge("end")], "월말"),
  ...phrases([...period(0, "month"), edge("start")], "월초_첫날"),
  ...phrases([...period(0, "year"), edge("end")], "연말", "올해말", "연말일", "올_연말", "올해_연말"),
  ...phrases([...period(1, "year"), edge("end")], "내년_연말", "내년말"),
  ...phrases([...period(-1, "year"), edge("end")], "작년_연말", "작년말"),
  ...phrases(period(-1, "quarter"), "전_분기", "직전_분기"),
  ...phrases(period(1, "quarter"), "차_분기", "차기_분기"),
  ...phrases([unit("quarter"), edge("end")], "분기말", "분기말일"),
  ...phrases([unit("quarter"), edge("start")], "분기초"),
];

const holidays: DateEntry[] = yearlyDays.flatMap((yearly) => phrases({ kind: "yearly", day: yearly }, ...yearly.ko));

/** Days, weeks, months and years that are named from today: 글피, 다담주, 작년, 추석. */
export const koreanDayWords: readonly DateEntry[] = [...weekdays, ...days, ...shifts, ...holidays];
