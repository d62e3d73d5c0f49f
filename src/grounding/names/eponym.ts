const eponymsKorean =
  "법칙 분포 지수 상관계수 계수 검정 척도 방정식 정리 지표 점수 모형 곡선 통계량 관계 효과 등급 공식";
const eponymsEnglish =
  "effect ratio rule law test index score scale distribution formula statistic coefficient equation curve theorem method estimator criterion plot diagram";
const eponym = new RegExp(
  String.raw`^\s?(?:[가-힣]{0,4}\s?)?(?:${eponymsKorean.replaceAll(" ", "|")}|(?:grade level|${eponymsEnglish.replaceAll(" ", "|")})\b)`,
  "iu",
);

/** "Pearson 상관계수", "the Gutenberg-Richter law": a term that is named after somebody. */
export function isEponym(rest: string): boolean {
  return eponym.test(rest);
}
