import { day } from "../meanings.ts";
import { type DateEntry, phrases } from "../token.ts";

/** What points back to a day that was told, or says what its date is for: 그날이 며칠이야, 메일에 쓸 날짜. */
const pointing: DateEntry[] = phrases(
  { kind: "that-day" },
  ...[
    "그날",
    ...["기준일을", "기준일은", "기준일이", "기준일자를", "기준일"],
    ...["거기", "거기까지", "그때까지", "그날까지"],
    "그_날",
    "그때",
    "그게",
    "그건",
    "그거",
    "그_날짜",
    "그럼_그게",
    "이게",
    "이건",
    "바뀐",
    ...["최종", "최종_날짜", "결국_날짜"],
    "변경된",
    "옮긴",
    ...["새", "새로운", "바뀐", "변경된", "미뤄진", "연기된", "연장된", "당겨진"].flatMap((now) =>
      ["마감일", "마감", "기한", "날짜", "일정", "만기일", "종료일"].map((day) => `${now}_${day}`),
    ),
  ],
  ...["옮겨진", "미뤄진", "당겨진", "앞당겨진", "연기된", "새로_잡힌"],
  ...["보낼", "전달할", "알릴", "말해줄", "전할", "올릴", "남길"],
  ...["써야", "적어야", "넣어야", "기입해야", "입력해야", "쓰면", "적으면", "넣으면", "기입하면", "입력하면"],
  ...["쓸", "적을", "넣을", "써넣을", "기입할", "기록할", "표시할", "등록할", "예약할", "저장할", "입력할", "공지할"],
);

/** “6개월은 남아 있어야 입국된대”: what must be left is no question. */
const mustBeLeft: DateEntry[] = phrases(
  { kind: "word", endsClause: true, bound: false },
  ...["남아_있어야", "남아야", "남아_있지_않으면", "남아_있어야만"].flatMap((left) => [
    left,
    ...["된대", "된다", "돼", "한대", "한다", "해", "하", "되"].map((must) => `${left}_${must}`),
  ]),
);

const countedAs = (...numbers: readonly string[]) =>
  numbers.flatMap((number) =>
    [
      "치면",
      "쳐서",
      "칠_때",
      "쳤을_때",
      ...["쳤", "셌", "셈"],
      "칠게",
      "세면",
      "세서",
      "셀_때",
      "셉니다",
      "셀게",
      "하면",
      "해서",
      "치",
      "쳐",
      "칠",
      "세",
      "셀",
      "잡",
      "계산하",
      "계산해",
    ].map((counting) => `${number}로_${counting}`),
  );
const firstDays = ["1일", "1일째", "1일차", "첫날", "첫째_날", "하루", "하루째"];
const countingFirst: DateEntry[] = [
  ...phrases(
    { kind: "counts-as", number: 1 },
    ...["포함", "포함해서", "포함하면", "포함하여", "부터_세서", "부터_세면", "부터_쳐서", "부터_치면", "부터_계산"],
    ...countedAs(...firstDays, ...firstDays.map((first) => `부터_${first}`)),
    ...["1일차로", "1일째로", "이_1일째", "이_1일차", "가_1일째", "부터_1일", "부터가_1일", "부터_1일째", "부터_1일차"],
  ),
  ...phrases([day(0), { kind: "counts-as", number: 1 }], "오늘이_1일"),
  ...phrases({ kind: "counts-as", number: 0 }, ...countedAs("0일", "0일째", "0일차", "영일")),
];

const movedLater = [
  "미뤄",
  "미뤘",
  "미룬",
  "미루",
  "밀렸",
  "밀려",
  "밀린",
  "늦춰",
  "늦췄",
  "늦추",
  "늦어졌",
  "연기",
  "연장",
];
const movedEarlier = ["당겨", "당겼", "당긴", "당기", "앞당겨", "앞당겼", "앞당긴", "앞당기", "빨라졌", "일찍"];
const moving: DateEntry[] = [
  ...phrases({ kind: "moved", by: 1 }, ...movedLater),
  ...phrases({ kind: "moved", by: -1 }, ...movedEarlier),
];

/** What takes back what was said before. */
const corrections: DateEntry[] = phrases(
  { kind: "correction" },
  ...["아니다", "아_아니다", "아니_아니", "아_아니", "잠깐만", "아_잠깐", "정정할게", "정정"],
);

/** What is said of a day that was told: 그날, 1일로 치면, 미뤄졌, 아니다. */
export const koreanToldDayWords: readonly DateEntry[] = [
  ...pointing,
  ...mustBeLeft,
  ...countingFirst,
  ...moving,
  ...corrections,
];
