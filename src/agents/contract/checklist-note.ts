import type { Condition, ProseAnswer } from "#inspection";
import type { Language } from "#protocol";

/** The most points of a checklist that one turn weighs. */
export const mostPoints = 40;

/** What a point is said to be: a requirement is met or not, a case or a line to be weighed has its own gravity. */
const unmet = { ko: "미충족", en: "not met" } as const;
const verdicts: Readonly<Record<ProseAnswer["verdict"], Readonly<Record<Language, string>>>> = {
  none: { ko: "충족", en: "met" },
  warning: { ko: "주의", en: "warning" },
  critical: unmet,
  not_applicable: { ko: "해당 없음", en: "not applicable" },
  undecided: { ko: "판단 보류", en: "undecided" },
  unclear: { ko: "판단 보류", en: "undecided" },
};

/** Which document was the checklist, and how much of it was weighed. */
export function headOf(name: string, points: number, language: Language): string {
  const seen = Math.min(points, mostPoints);
  if (language === "ko")
    return seen === points
      ? `점검표 ‘${name}’의 항목 ${points}개`
      : `점검표 ‘${name}’의 항목 ${points}개 가운데 앞의 ${seen}개만 봤습니다. 나머지 ${points - seen}개는 보지 않았습니다.`;
  return seen === points
    ? `${points} points of the checklist “${name}”`
    : `Only the first ${seen} of ${points} points of the checklist “${name}” were weighed; the other ${points - seen} were not.`;
}

/** One point, with what was found of it. */
export function pointLine(
  condition: Extract<Condition, { kind: "prose" }>,
  { verdict, summary }: Pick<ProseAnswer, "verdict" | "summary">,
  language: Language,
): string {
  const isUnmet = condition.form === "requirement" && verdict === "warning";
  const said = isUnmet ? unmet : verdicts[verdict];
  return `${said[language]}: ${condition.source}${summary === "" ? "" : ` (${summary})`}`;
}
