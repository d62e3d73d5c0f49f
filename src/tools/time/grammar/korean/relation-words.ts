import { direction } from "../meanings.ts";
import { type DateEntry, phrases } from "../token.ts";

const unnamed: DateEntry[] = phrases(
  { kind: "unnamed" },
  ...["매일", "마다", "동안", "이내", "안에", "안으로", "내내", "만에"],
  ...[
    "그_다음",
    "그다음",
    "공휴일",
    "빨간날",
    "휴일",
    ...["이맘때", "이_시간", "이_시각"],
    "초",
    "초순",
    "중순",
    "하순",
    "무렵",
    ...["중간_날", "딱_중간", "한가운데_날", "가운데_날", "중간_지점"],
    "손없는_날",
    ...["앞뒤_주말", "앞뒤로_주말", "전후_주말"],
    "미래",
    "과거",
    "절기",
    ...["인_해", "인_년도", "인_연도"],
    "쳐서",
    "치면",
    "칠게",
    "세면",
  ],
);

/** 크리스마스가 낀 주, 설날이 끼어 있는 달. */
const holdingVerbs = [
  ...["들어", "끼어", "끼여", "껴", "속해", "포함돼", "포함되어", "걸려", "걸쳐"].map((verb) => `${verb}_있는`),
  ...[
    "들어가는",
    "들어간",
    "든",
    "낀",
    "끼는",
    "끼인",
    "속한",
    "속하는",
    "포함된",
    "포함되는",
    "포함하는",
    "걸린",
    "있는",
  ],
];

const related: DateEntry[] = [
  ...phrases({ kind: "interval", amount: 2, unit: "week" }, "격주", "격주로", "격주마다", "이주마다", "이주에_한_번"),
  ...phrases({ kind: "interval", amount: 2, unit: "month" }, "격월", "격월로"),
  ...(
    [
      ["사흘", 3],
      ["나흘", 4],
      ["닷새", 5],
      ["엿새", 6],
      ["열흘", 10],
      ["보름", 15],
    ] as const
  ).flatMap(([days, amount]) =>
    phrases(
      { kind: "interval", amount, unit: "day" },
      `${days}마다`,
      `${days}에_한_번`,
      `${days}에_한_번씩`,
      `${days}_간격`,
    ),
  ),
  ...phrases(
    { kind: "interval", amount: 2, unit: "day" },
    "격일",
    "격일로",
    "하루걸러",
    "하루_걸러",
    "이틀마다",
    "이틀에_한_번",
  ),
  ...phrases({ kind: "lunar" }, "음력"),
  ...phrases({ kind: "every", unit: "week" }, "매주", "매_주", "주마다", "한_주마다"),
  ...phrases({ kind: "every", unit: "month" }, "매달", "매월", "매_달", "다달이", "달마다"),
  ...phrases({ kind: "every", unit: "month" }, "한_달에_한_번", "한_달에_한_번씩", "월_1회"),
  ...phrases({ kind: "every", unit: "week" }, "일주일에_한_번", "일주일에_한_번씩", "주_1회"),
  ...["공휴일", "휴일", "휴무일", "휴무", "공휴", "휴일날"].flatMap((off) =>
    phrases({ kind: "substitute" }, `대체_${off}`, `대체되는_${off}`),
  ),
  ...phrases({ kind: "around" }, "연휴", "명절_연휴", "명절"),
  ...phrases(
    [{ kind: "from-that-day" }, { kind: "span", amount: 1, unit: "day" }, direction(1)],
    "그_다음_날",
    "그_담날",
  ),
  ...phrases(
    [{ kind: "from-that-day" }, { kind: "span", amount: 1, unit: "day" }, direction(-1)],
    "그_전날",
    "그_전_날",
  ),
  ...([1, -1] as const).flatMap((by) =>
    phrases(
      [{ kind: "from-that-day" }, { kind: "span", amount: 2, unit: "day" }, direction(by)],
      ...(by > 0 ? ["그_다음다음_날", "그_다다음_날", "그_다담날"] : ["그_전전날", "그_전_전날"]),
    ),
  ),
  ...phrases({ kind: "from-that-day" }, "그날부터", "그_날부터", "그로부터", "그날로부터", "그때부터", "그날_기준으로"),
  ...phrases(
    { kind: "from-that-day" },
    "그보다",
    "그것보다",
    "그날보다",
    "거기서",
    "거기에서",
    "그_날짜에서",
    "그날에서",
  ),
  ...phrases({ kind: "that-period", unit: "week", shift: 0 }, "그_주", "그주", "같은_주", "해당_주"),
  ...phrases({ kind: "that-period", unit: "weekend", shift: 0 }, "그_주말", "그_주_주말", "같은_주_주말"),
  ...phrases({ kind: "that-period", unit: "weekend", shift: -1 }, "그_전_주말", "그_직전_주말", "그_전주_주말"),
  ...phrases({ kind: "that-period", unit: "weekend", shift: 1 }, "그_다음_주말", "그_다음_주_주말", "그_담주_주말"),
  ...phrases({ kind: "that-period", unit: "month", shift: 0 }, "그_달", "그달", "같은_달", "해당_월"),
  ...phrases({ kind: "that-period", unit: "year", shift: 0 }, "그_해", "그해", "같은_해"),
  ...phrases({ kind: "that-period", unit: "week", shift: 1 }, "그_다음_주", "그_담주"),
  ...phrases({ kind: "that-period", unit: "week", shift: -1 }, "그_전_주", "그_전주"),
  ...phrases({ kind: "that-period", unit: "month", shift: 1 }, "그_다음_달", "그_담달"),
  ...phrases({ kind: "closest" }, "가장_가까운", "제일_가까운", "가까운"),
  ...(
    [
      ["end", ["늦은", "나중인", "나중", "뒤인", "뒤에_있는", "먼"]],
      ["start", ["빠른", "이른", "먼저인", "먼저", "앞선", "앞에_있는"]],
    ] as const
  ).flatMap(([edge, words]) =>
    ["제일", "가장", "젤", "더"].flatMap((most) =>
      words.flatMap((word) =>
        phrases(
          { kind: "chosen", edge },
          ...["날", "날짜", "쪽", "게", "건", "거"].map((day) => `${most}_${word}_${day}`),
        ),
      ),
    ),
  ),
  ...phrases({ kind: "backwards" }, "거꾸로", "역으로", "역산해서", "역산하면", "역순으로", "뒤로_돌려서"),
  ...phrases({ kind: "between" }, "사이", "차이", "간격"),
  ...phrases(
    { kind: "each" },
    "각각",
    "양일간",
    "양일",
    "두_날",
    "각",
    "둘_다",
    "둘다",
    "모두",
    "하나씩",
    "두_개_다",
    "두_날짜",
    "세_날짜",
    "날짜_두_개",
    "날짜_세_개",
    "두_날_다",
    ...["싹_다", "싹", "쫙", "죄다", "모조리", "전부_다", "모두_다", "빠짐없이", "하나하나"],
  ),
  ...["이_", "가_", ""].flatMap((particle) =>
    holdingVerbs.flatMap((holding) => [
      ...phrases({ kind: "holding", unit: "week" }, `${particle}${holding}_주`),
      ...phrases({ kind: "holding", unit: "weekend" }, `${particle}${holding}_주말`),
      ...phrases({ kind: "holding", unit: "month" }, `${particle}${holding}_달`),
    ]),
  ),
];

/** Words that only look like vocabulary put together. */
const others: DateEntry[] = phrases(
  { kind: "word", endsClause: false, bound: false },
  "초안",
  "보름달",
  "안내",
  ...["들어오는", "들어오", "내려오는", "올라오는", "넘어오는"],
  ...["이해", "구분", "초과", "연장근로", "차주들"],
  "월세",
  "월세날",
  ...["뒤지는", "뒤지고", "뒤져", "뒤적", "뒤집", "뒤풀이"],
);

/** What joins a day to others or to what was told: 그날부터, 대체공휴일, 매달, 사이, 미뤄졌. */
export const koreanRelationWords: readonly DateEntry[] = [...unnamed, ...related, ...others];
