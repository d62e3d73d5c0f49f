import type { Localized } from "#protocol";

export const aspectNames = ["problem", "method", "result", "limits"] as const;
type AspectName = (typeof aspectNames)[number];

export const aspectTitles: Readonly<Record<AspectName, Localized>> = {
  problem: { ko: "문제", en: "Problem" },
  method: { ko: "방법", en: "Method" },
  result: { ko: "결과", en: "Result" },
  limits: { ko: "한계", en: "Limits" },
};
