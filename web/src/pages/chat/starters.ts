/** Questions that a new conversation offers. Each can be answered as things stand: without a document, with one, with several. */
export const starters = {
  none: [
    { ko: "지금 몇 시야?", en: "What time is it now?" },
    { ko: "다음 주 화요일은 며칠이야?", en: "What date is next Tuesday?" },
  ],
  one: [
    { ko: "이 문서를 요약해줘", en: "Summarise this document" },
    { ko: "이 문서에 어떤 내용이 있어?", en: "What is this document about?" },
  ],
  several: [{ ko: "이 문서들을 요약해줘", en: "Summarise these documents" }],
};

/** Those that fit so many documents. */
export function startersFor(documents: number): (typeof starters)[keyof typeof starters] {
  return starters[(["none", "one"] as const)[documents] ?? "several"];
}
