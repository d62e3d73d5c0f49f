import { ask, direction, edge, unit } from "../meanings.ts";
import { type DateEntry, phrases } from "../token.ts";

const edges: DateEntry[] = [
  ...phrases(
    edge("end"),
    "말일",
    "말",
    "마지막_날",
    "마지막날",
    "끝나는_날",
    "끝나는_날짜",
    "끝날",
    "종료일",
    "막날",
    "끝",
    "말날",
    "맨_마지막_날",
    "마감일",
    "끝나려면",
    "끝나기까지",
    "끝날_때까지",
    "다_가려면",
    "만료일",
    "만기일",
    "납기일",
    "돌아오는_날",
    "귀국일",
    "귀국하는_날",
  ),
  ...phrases([edge("end"), ask("day")], "마지막_날짜", "끝_날짜"),
  ...phrases([edge("start"), ask("day")], "첫_날짜", "첫날_날짜"),
  ...phrases(
    edge("start"),
    "첫날",
    "첫_날",
    "첫째_날",
    "시작일",
    "시작하는_날",
    "시작한_날",
    "초일",
    "시작_날짜",
    "시작되는_날",
    "맨_첫날",
    "시작",
  ),
];

const edgeVerbs: DateEntry[] = [
  ...phrases(
    { kind: "edge-verb", edge: "end" },
    "끝나",
    "끝난",
    "끝날",
    "끝남",
    "끝났",
    "종료되",
    "종료돼",
    "마감되",
    "마감돼",
    ...["만료되", "만료돼", "만기되", "만기돼"],
  ),
  ...phrases(
    { kind: "edge-verb", edge: "start" },
    "시작하",
    "시작해",
    "시작되",
    "시작돼",
    "시작함",
    "시작됨",
    "개시되",
  ),
];

const directions: DateEntry[] = [
  ...phrases([unit("day"), direction(1)], "밤_자면", "밤_자고", "밤만_자면", "밤_더_자면"),
  ...phrases(direction(1), "뒤", "후", "직후", "이후", "있다가", "이따가", "뒤에는", "후면", "있으면"),
  ...["이_", "가_", "을_", "를_", ""].flatMap((particle) =>
    phrases(
      direction(1),
      ...[
        "지난_날",
        "지난_날짜",
        "지난_시점",
        "지나고_나서",
        "지난_다음",
        "지난_뒤",
        "지난_후",
        "지나고",
        "지나면",
        "지나서",
      ].map((passed) => `${particle}${passed}`),
    ),
  ),
  // 영업일로 5일 걸린대, 3일 소요돼요
  ...phrases(
    direction(1),
    "걸린다는데",
    "걸린대",
    "걸린대요",
    "걸린다고",
    "걸린다네",
    "걸린다네요",
    "걸린다니까",
    "걸린다",
    "걸려서",
    "걸리는데",
    "걸린데",
    "소요된다는데",
    "소요된다고",
    "소요됩니다",
    "걸려",
    "걸려요",
    "걸리면",
    "소요된대",
  ),
  ...["", "을_", "를_"].flatMap((particle) =>
    phrases(
      direction(1),
      ...["더한_날", "더한_날짜", "더한", "더하면", "더하고", "더하고_나서", "더한_다음", "더한_뒤", "더해서"].map(
        (added) => `${particle}${added}`,
      ),
    ),
  ),
  ...["", "을_", "를_"].flatMap((particle) =>
    phrases(
      direction(-1),
      ...["뺀_날", "뺀_날짜", "뺀", "빼면", "빼기", "뺐을_때", "빼서"].map((taken) => `${particle}${taken}`),
    ),
  ),
  ...phrases(direction(-1), "전", "이전", "앞"),
  ...phrases(
    [{ kind: "span", amount: 1, unit: "day" }, direction(1)],
    "다음_날",
    "다음날",
    "이튿날",
    "이튿_날",
    "담날",
    "뒷날",
    "바로_다음_날",
    "바로_담날",
  ),
  ...phrases(
    [{ kind: "span", amount: 1, unit: "day" }, direction(-1)],
    "전날",
    "전_날",
    "하루_전날",
    "바로_전날",
    "바로_전_날",
  ),
];

const twoDaysAway: DateEntry[] = [
  ...phrases([{ kind: "span", amount: 2, unit: "day" }, direction(1)], "다음_다음_날", "다다음_날", "다담날"),
  ...phrases([{ kind: "span", amount: 2, unit: "day" }, direction(-1)], "전전날", "전_전날", "전전_날"),
];

const backAtWork: DateEntry[] = phrases(
  { kind: "back-at-work" },
  ...["다음_출근일", "다음_출근_날", "다음_출근은", "다시_출근하는_날", "출근_복귀일", "복귀_출근일"],
);

/** Where a length begins, ends or leads to: 말일, 끝나, 뒤, 전날, 다음 출근일. */
export const koreanEdgeWords: readonly DateEntry[] = [
  ...edges,
  ...edgeVerbs,
  ...directions,
  ...twoDaysAway,
  ...backAtWork,
];
