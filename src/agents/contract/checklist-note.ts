import type { Condition, ProseAnswer } from "#inspection";
import { counted, type Language, type Localized } from "#protocol";

/** The most points of a checklist that one turn weighs. */
export const mostPoints = 40;

/** What a point is said to be: a requirement is met or not; a case or an open line may name a wrong, and has a gravity. */
const undecided = { ko: "판단 보류", en: "undecided" } as const;
const verdicts: Readonly<Record<ProseAnswer["verdict"], Localized>> = {
  none: { ko: "문제 없음", en: "no problem" },
  warning: { ko: "주의", en: "warning" },
  critical: { ko: "심각", en: "critical" },
  not_applicable: { ko: "해당 없음", en: "not applicable" },
  undecided,
  unclear: undecided,
};
const unmet: Localized = { ko: "미충족", en: "not met" };
const ofRequirement: Partial<typeof verdicts> = { none: { ko: "충족", en: "met" }, warning: unmet, critical: unmet };

/** Which document was the checklist, and how much of it was weighed. */
export function headOf(name: string, points: number, language: Language): string {
  const seen = Math.min(points, mostPoints);
  if (language === "ko")
    return seen === points
      ? `점검표 ‘${name}’의 항목 ${points}개`
      : `점검표 ‘${name}’의 항목 ${points}개 가운데 앞의 ${seen}개만 봤습니다. 나머지 ${points - seen}개는 보지 않았습니다.`;
  return seen === points
    ? `${counted(points, "point")} of the checklist “${name}”`
    : `Only the first ${seen} of ${points} points of the checklist “${name}” were weighed; the other ${points - seen} were not.`;
}

/** One point, with what was found of it. */
export function pointLine(
  condition: Extract<Condition, { kind: "prose" }>,
  { verdict, summary }: Pick<ProseAnswer, "verdict" | "summary">,
  language: Language,
): string {
  const said = (condition.form === "requirement" ? ofRequirement[verdict] : undefined) ?? verdicts[verdict];
  return `${said[language]}: ${condition.source}${summary === "" ? "" : ` (${summary})`}`;
}
