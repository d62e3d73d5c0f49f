import type { Localized, WebhookEvent } from "#protocol";

/** What people call each event. */
export const eventTitles: Readonly<Record<WebhookEvent, Localized>> = {
  "turn.ended": { ko: "답이 끝났을 때", en: "An answer has ended" },
  "document.read": { ko: "문서를 다 읽었을 때", en: "A document was read" },
  "inspection.ended": { ko: "검사가 끝났을 때", en: "An inspection has ended" },
};
