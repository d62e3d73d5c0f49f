/** Words that exclude each other: a rule for one of them is no answer about another. A line a group, its ways of saying it in order. */
const opposed: readonly (readonly (readonly string[])[])[] = [
  [
    ["해외", "국외", "외국", "overseas", "abroad", "international"],
    ["국내", "domestic"],
  ],
  [
    ["수습", "시용", "인턴", "probation"],
    ["정규직", "본채용", "permanent"],
  ],
  [
    ["평일", "주중", "weekday"],
    ["주말", "토요일", "일요일", "공휴일", "weekend", "holiday"],
  ],
  [
    ["성인", "adult"],
    ["미성년", "어린이", "아동", "청소년", "minor", "child"],
  ],
  [
    ["야간", "밤", "night"],
    ["주간", "낮", "daytime"],
  ],
  [
    ["온라인", "인터넷", "online"],
    ["오프라인", "매장", "방문", "offline", "in person"],
  ],
  [
    ["신규", "new customer"],
    ["기존", "existing customer"],
  ],
  [
    ["개인", "individual"],
    ["법인", "단체", "corporate", "group"],
  ],
  [["월세", "차임"], ["전세"]],
  [["승용차"], ["화물차", "승합차"]],
  [
    ["입원", "inpatient"],
    ["통원", "외래", "outpatient"],
  ],
  [
    ["왕복", "round trip"],
    ["편도", "one way", "one-way"],
  ],
];

/** Whether a passage speaks only of what a question's qualifier excludes: 국내 for a question about 해외. */
export function contradictsQualifier(question: string, passage: string): boolean {
  const [asked, told] = [question.toLowerCase(), passage.toLowerCase()];
  const holds = (text: string, ways: readonly string[]) => ways.some((way) => text.includes(way));
  return opposed.some((group) => {
    const wanted = group.filter((ways) => holds(asked, ways));
    const only = wanted[0];
    if (wanted.length !== 1 || only === undefined || holds(told, only)) return false;
    return group.some((ways) => ways !== only && holds(told, ways));
  });
}
