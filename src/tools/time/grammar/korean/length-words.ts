import { unit } from "../meanings.ts";
import { type DateEntry, phrases } from "../token.ts";

/** 주말 빼고, 토일 제외하면, 주말은 안 세. */
function passedOver(days: readonly string[], skips: { weekends: boolean; holidays: boolean }): DateEntry[] {
  const verbs = [
    "빼",
    "뺀",
    "뺄",
    "제외",
    "건너뛰",
    "안_세",
    "안_치",
    "안_쳐",
    "안_칠",
    "포함_안",
    "미포함",
    "계산_안",
  ];
  return days.flatMap((day) => phrases({ kind: "skips", ...skips }, ...verbs.map((verb) => `${day}_${verb}`)));
}

const saturdayAndSunday = ["_", "이랑_", "과_", "하고_", ",_"].map((and) => `토요일${and}일요일`);
const withParticles = (day: string) => [day, `${day}은`, `${day}만`, `${day}을`];

const units: DateEntry[] = [
  ...phrases(unit("day"), "일", "날", "일간", "일째", "일차", "일짜리"),
  ...phrases(unit("week"), "주", "쥬", "쭈", "주일", "주간", "주차", "주째"),
  // 이번주일요일 is no 이번 주일.
  ...phrases([unit("week"), { kind: "weekday", weekday: 6 }], "주일요일", "주일욜"),
  ...phrases(unit("weekend"), "주말"),
  ...phrases(
    unit("workdays"),
    "평일",
    "주중",
    "영업일",
    "근무일",
    "출근일",
    "출근하는_날",
    ...["출근_날", "출근날"],
    "업무일",
    "평일_기준",
    "영업일_기준",
    "근무일_기준",
  ),
  ...passedOver(["주말", "토일", "토_일", "토,일", "토·일", ...saturdayAndSunday].flatMap(withParticles), {
    weekends: true,
    holidays: false,
  }),
  ...phrases(
    { kind: "skips", weekends: true, holidays: false },
    ...["평일만", "평일로만", "월~금만"].flatMap((days) =>
      ["쳐", "세", "치", "계산", "따져", "따지"].map((verb) => `${days}_${verb}`),
    ),
  ),
  ...passedOver(["주말이랑_공휴일", "주말_공휴일", "주말과_공휴일", "주말하고_공휴일", "주말,_공휴일"], {
    weekends: true,
    holidays: true,
  }),
  ...["공휴일", "공휴일은", "휴일은", "빨간날은"].flatMap((holiday) =>
    phrases(
      { kind: "skips", weekends: false, holidays: false },
      ...[
        "무시",
        "상관없",
        "신경_안_쓰",
        "신경_쓰지_말",
        "생각_안_하",
        "고려_안",
        "고려하지",
        "포함",
        "안_빼",
        "빼지_말",
      ].map((how) => `${holiday}_${how}`),
      ...["없다고_치", "없다고_가정", "없다고_보", "없다_치", "없는_걸로", "없는_셈"].map((how) => `${holiday}_${how}`),
    ),
  ),
  ...phrases(unit("month"), "달", "개월", "월", "개월째", "달째", "개월짜리", "달짜리", "개월권"),
  ...phrases(unit("quarter"), "분기"),
  ...phrases(unit("half"), "반기"),
  ...phrases(unit("year"), "년", "연도", "년도", "년짜리", "년권"),
  ...phrases(unit("hour"), "시간"),
  ...phrases(unit("minute"), "분"),
  ...phrases([unit("year"), { kind: "number", value: 6 }, unit("month")], "년_반", "년_하고_반"),
  ...phrases([unit("hour"), { kind: "number", value: 30 }, unit("minute")], "시간_반"),
  ...phrases({ kind: "half", number: 1 }, "상반기", "전반기"),
  ...phrases({ kind: "half", number: 2 }, "하반기", "후반기"),
];

const spanWords: readonly (readonly [phrase: string, amount: number, unit: "day" | "week" | "month"])[] = [
  ["하루", 1, "day"],
  ["이틀", 2, "day"],
  ["사흘", 3, "day"],
  ["나흘", 4, "day"],
  ["닷새", 5, "day"],
  ["엿새", 6, "day"],
  ["이레", 7, "day"],
  ["여드레", 8, "day"],
  ["아흐레", 9, "day"],
  ["열흘", 10, "day"],
  ["열하루", 11, "day"],
  ["열이틀", 12, "day"],
  ["보름", 15, "day"],
  ["스무날", 20, "day"],
  ["일주일", 1, "week"],
  ["일주", 1, "week"],
  ["반년", 6, "month"],
  ["반_년", 6, "month"],
];
const spans = spanWords.flatMap(([phrase, amount, name]) => phrases({ kind: "span", amount, unit: name }, phrase));

const ordinals: DateEntry[] = [
  ...["첫", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉", "열"].flatMap((word, at) =>
    phrases({ kind: "ordinal", value: at + 1 }, `${word}째`, `${word}_번째`),
  ),
  ...["두", "세", "네"].flatMap((word, at) => phrases({ kind: "ordinal", value: at + 2 }, `${word}_번째`, `${word}째`)),
  ...phrases({ kind: "ordinal", value: 1 }, "초하루", "초하룻날"),
  ...phrases({ kind: "ordinal", value: 1 }, "첫", "첫번", "맨_처음", "맨_첫", "제일_첫", "처음_오는"),
  ...phrases(
    { kind: "ordinal", value: 1 },
    "첫_번째로_오는",
    "첫번째로_오는",
    "처음으로_오는",
    "맨_처음_오는",
    "첫_번째로_돌아오는",
  ),
  ...phrases({ kind: "ordinal", value: -2 }, "끝에서_두_번째", "뒤에서_두_번째", "마지막에서_두_번째"),
  ...["첫쨰", "둘쨰", "셋쨰", "넷쨰", "다섯쨰"].flatMap((misspelt, at) =>
    phrases({ kind: "ordinal", value: at + 1 }, misspelt),
  ),
  ...phrases({ kind: "ordinal", value: -1 }, "마지막", "맨_마지막", "제일_마지막", "막", "끝"),
];

/** 백일잔치, 돌잔치: named by how long after a birth they are. */
const birthFeasts: DateEntry[] = [
  ...phrases([{ kind: "number", value: 100 }, unit("day")], "백일잔치", "백일상", "백일_기념일"),
  ...phrases({ kind: "anniversary", years: 1 }, "돌", "돌잔치", "첫돌", "첫_돌", "첫_생일", "첫_번째_생일"),
];

/** 3일간, 닷새 동안. */
const lasting: DateEntry[] = phrases({ kind: "unnamed" }, "간");

/** Units and numbers of them: 영업일, 보름, 셋째. */
export const koreanLengthWords: readonly DateEntry[] = [...units, ...spans, ...ordinals, ...birthFeasts, ...lasting];
