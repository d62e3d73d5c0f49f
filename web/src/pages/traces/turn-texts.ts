import { endedTitles, type Localized, type TurnStatus, type TurnSummary } from "#protocol";

const statusTitles: Readonly<Record<TurnStatus, Localized>> = {
  running: { ko: "진행 중", en: "Running" },
  finished: { ko: "끝남", en: "Finished" },
  failed: { ko: "실패", en: "Failed" },
  cancelled: { ko: "멈춤", en: "Stopped" },
  interrupted: { ko: "끊김", en: "Interrupted" },
};

/** How it ended. Work in the background, such as the reading of a document, answers nobody. */
export function endTitle({ status, ended, sessionId }: Pick<TurnSummary, "status" | "ended" | "sessionId">): Localized {
  if (ended === null || (ended === "answered" && sessionId.startsWith("background:"))) return statusTitles[status];
  return endedTitles[ended];
}
