import type { Ended } from "./journal.ts";
import type { Localized } from "./language.ts";

/** How a turn came to its end, in a few words. */
export const endedTitles: Readonly<Record<Ended, Localized>> = {
  answered: { ko: "답함", en: "Answered" },
  limit: { ko: "횟수 한도에서 답함", en: "Answered at the limit" },
  budget: { ko: "예산 한도에서 답함", en: "Answered at the budget" },
  fallback: { ko: "규칙이 이어받아 답함", en: "Answered, rules took over" },
  partial: { ko: "답이 중간에 끊김", en: "Answer broken off" },
  cancelled: { ko: "멈춤", en: "Stopped" },
  error: { ko: "오류로 끝남", en: "Ended in an error" },
};
