import { joinSentences } from "./join-sentences.ts";
import type { Ended } from "./journal.ts";
import type { Localized } from "./language.ts";
import type { DataParts } from "./messages.ts";

const lines = {
  byRules: { ko: "모델 없이 규칙으로 답했습니다.", en: "Answered by rules, without a model." },
  limit: {
    ko: "정해진 횟수까지 찾아보고 답했습니다. 더 찾아볼 것이 남아 있을 수 있습니다.",
    en: "This is the answer at the limit of rounds; there may be more to find.",
  },
  rulesTookOver: { ko: "그 부분은 규칙이 대신했습니다.", en: "Rules took over that part." },
  partial: { ko: "답이 여기서 끊겼습니다.", en: "The answer breaks off here." },
} as const satisfies Record<string, Localized>;

/** What a reader must know about how a turn ended, in one line; null when a model answered and nothing is to be said. */
export function endedLine({ ended, executor, partial, reasons }: DataParts["ended"]): Localized | null {
  const said: Localized[] = reasons.map(({ message }) => message);
  if (partial) said.push(lines.partial);
  else if (reasons.length > 0) said.push(lines.rulesTookOver);
  if (ended === "limit") said.push(lines.limit);
  if (ended === "answered" && executor === "rule") said.push(lines.byRules);
  if (said.length === 0) return null;
  return joinSentences(said);
}

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
