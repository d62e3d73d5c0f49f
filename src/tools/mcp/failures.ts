import { oneLine } from "#language";
import { scrub } from "#models";
import { JihwiError, type Localized } from "#protocol";

const longestDetail = 300;

/** What a server said of itself, short and without any key. */
export function detailOf(thrown: unknown): string {
  const said = thrown instanceof Error ? thrown.message : String(thrown);
  return scrub(oneLine(said)).slice(0, longestDetail);
}

export const mcpFailures = {
  call: (title: string, thrown: unknown) =>
    failed({
      ko: `${title} 도구가 실패했습니다: ${detailOf(thrown)}`,
      en: `${title} failed: ${detailOf(thrown)}`,
    }),
  gone: (title: string) =>
    failed({
      ko: `${title} 도구의 서버가 답하지 않습니다.`,
      en: `The server of ${title} does not answer.`,
    }),
  start: (detail: string): Localized => ({
    ko: `시작하지 못했습니다: ${detail}`,
    en: `It could not be started: ${detail}`,
  }),
  late: { ko: "제때 답하지 않았습니다.", en: "It did not answer in time." } satisfies Localized,
  closed: { ko: "연결이 끊겼습니다.", en: "The connection was closed." } satisfies Localized,
};

function failed(message: Localized): JihwiError {
  return new JihwiError("tool-failed", { message });
}
