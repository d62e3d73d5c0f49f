import { JihwiError, type PaperSourceName } from "#protocol";
import { sourceTitle } from "../paper/source-title.ts";

export function outOfTime(source: PaperSourceName): JihwiError {
  return new JihwiError("timeout", {
    message: {
      ko: `${sourceTitle(source, "ko")} 검색이 제한 시간을 넘었습니다.`,
      en: `The search of ${sourceTitle(source, "en")} ran out of time.`,
    },
    retryable: true,
  });
}
