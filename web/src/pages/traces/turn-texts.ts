import type { Localized, TurnStatus } from "#protocol";

export const statusTitles: Readonly<Record<TurnStatus, Localized>> = {
  running: { ko: "진행 중", en: "Running" },
  finished: { ko: "끝남", en: "Finished" },
  failed: { ko: "실패", en: "Failed" },
  cancelled: { ko: "멈춤", en: "Stopped" },
  interrupted: { ko: "끊김", en: "Interrupted" },
};
