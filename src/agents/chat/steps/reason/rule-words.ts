import type { Language, Localized } from "#protocol";

/** The conclusion when there is nothing to reason over. */
export const noMaterial: Localized = {
  ko: "따져 볼 자료가 없어 결론을 내리지 않았습니다.",
  en: "There is no material to reason over, so no conclusion is drawn.",
};

const korean = {
  nothing: "따져 볼 자료가 없습니다.",
  compared: (names: readonly string[]) => `${names.join(", ")}에 대해 자료가 말하는 것을 나란히 놓았습니다.`,
  missing: (names: readonly string[]) => `${names.join(", ")}에 대한 내용은 자료에서 찾지 못했습니다.`,
  figures: (told: string) => `적혀 있는 값: ${told}`,
  sideBySide: "자료에 적힌 내용은 위와 같습니다. 어느 쪽이 나은지는 자료가 말하지 않아 판단하지 않았습니다.",
  same: "자료에 적힌 말이 서로 같습니다.",
  oneSided: "한쪽 자료가 모자라 온전히 비교하지 못했습니다.",
  listed: "질문과 가장 가까운 내용입니다.",
  uninterpreted: "규칙은 자료에 적힌 것까지만 말합니다. 그 밖의 해석은 하지 않았습니다.",
};
export type Words = typeof korean;

export const reasonWords: Readonly<Record<Language, Words>> = {
  ko: korean,
  en: {
    nothing: "There is no material to reason over.",
    compared: (names) => `What the material says about ${names.join(" and ")}, side by side.`,
    missing: (names) => `The material says nothing about ${names.join(", ")}.`,
    figures: (told) => `Figures given: ${told}`,
    sideBySide: "That is what the material says; it does not say which is better, and neither do rules.",
    same: "The material says the same of each, in the same words.",
    oneSided: "One side is missing from the material, so the comparison is incomplete.",
    listed: "What comes closest to the question:",
    uninterpreted: "Rules say no more than the material does; nothing is interpreted beyond it.",
  },
};
