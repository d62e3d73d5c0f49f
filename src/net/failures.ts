import { oneLine } from "#language";
import { JihwiError, type Localized } from "#protocol";
import { netFailure } from "./failure.ts";

/** The failures of a service, each told so that the user knows which one failed and what to do. */
export function unreachable(source: string, cause: unknown): JihwiError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const detail = cause instanceof Error ? cause.message : String(cause);
  const why = shut[code];
  return new JihwiError("tool-failed", {
    message: {
      ko: `${source}에 연결하지 못했습니다: ${why?.ko ?? detail}`,
      en: `${source} could not be reached: ${why?.en ?? detail}`,
    },
    hint: { ko: "네트워크와 기본 주소 설정을 확인하세요.", en: "Check the network and the base URL." },
    retryable: why === undefined,
    cause,
  });
}

const offline = {
  ko: "인터넷에 연결되어 있지 않거나 주소를 찾을 수 없습니다.",
  en: "there is no network, or no such address.",
};
/** What will not mend itself within seconds, in words for people. */
const shut: Readonly<Record<string, Localized>> = {
  ENOTFOUND: offline,
  EAI_AGAIN: offline,
  ENETUNREACH: offline,
  ECONNREFUSED: { ko: "그 주소에서 아무것도 답하지 않습니다.", en: "nothing answers at that address." },
};

export function tooSlow(source: string, ms: number): JihwiError {
  const seconds = Math.round(ms / 100) / 10;
  return netFailure("too-slow", { source, seconds });
}

export function requestRefused(
  source: string,
  status: number,
  body: string,
  retryAfterMs: number | null = null,
): JihwiError {
  const says = oneLine(body.replace(/<[^>]{0,500}>/g, " ")).slice(0, 200);
  const limited = status === 429;
  return new JihwiError(status === 404 ? "not-found" : "tool-failed", {
    message: limited
      ? {
          ko: `${source}의 요청 한도를 넘었습니다 (429). ${says}`,
          en: `${source} says too many requests (429). ${says}`,
        }
      : {
          ko: `${source}이(가) 상태 ${status}번으로 답했습니다. ${says}`,
          en: `${source} answered ${status}. ${says}`,
        },
    hint:
      status === 401 || status === 403
        ? { ko: `${source}의 키나 접근 설정을 확인하세요.`, en: `Check the key or the access settings of ${source}.` }
        : { ko: "잠시 뒤에 다시 해 보세요.", en: "Try again a little later." },
    retryable: limited || status >= 500,
    retryAfterMs: retryAfterMs ?? undefined,
  });
}

export function credentialsInAddress(source: string): JihwiError {
  return netFailure("credentials-in-address", { source });
}

export function unreadableBody(source: string, detail: string): JihwiError {
  return netFailure("unreadable-body", { source, detail });
}

export function bodyTooLarge(source: string, bytes: number): JihwiError {
  const megabytes = Math.round(bytes / 1_048_576);
  return netFailure("too-large-answer", { source, megabytes });
}
