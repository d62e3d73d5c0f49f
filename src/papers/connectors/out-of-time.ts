import type { JihwiError, PaperSourceName } from "#protocol";
import { paperFailure } from "../failure.ts";
import { sourceTitle } from "../paper/source-title.ts";

export function outOfTime(source: PaperSourceName): JihwiError {
  return paperFailure("out-of-time", {
    source: { ko: sourceTitle(source, "ko"), en: sourceTitle(source, "en") },
  });
}
