import { type ErrorCode, errorBodySchema, type Localized } from "#protocol";
import { languagePreference } from "../preferences/preferences.ts";

/** What the server says went wrong, or that it could not be reached. Message and hint are ready to be shown. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode | "unreachable" | "unreadable" | "outdated";
  readonly hint: string | null;

  constructor(code: ApiError["code"], message: string, hint: string | null, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.hint = hint;
  }
}

const texts = {
  unreachable: { ko: "지휘 서버에 닿지 않습니다.", en: "The Jihwi server cannot be reached." },
  unreachableHint: {
    ko: "서버가 켜져 있는지 확인하고 다시 시도해 주세요.",
    en: "Check that the server is running, then try again.",
  },
  unreadable: { ko: "서버의 대답을 읽지 못했습니다.", en: "The server's answer could not be read." },
  unreadableHint: {
    ko: "페이지를 새로 고쳐 서버와 같은 버전을 받아 주세요.",
    en: "Reload the page to get the version that matches the server.",
  },
  unreadableFile: (name: string) => ({
    ko: `‘${name}’ 파일을 읽지 못했습니다.`,
    en: `“${name}” could not be read.`,
  }),
  unreadableFileHint: {
    ko: "폴더이거나, 고른 뒤에 바뀌었거나 옮겨진 파일입니다. 파일을 다시 골라 주세요.",
    en: "It is a folder, or was changed or moved after it was chosen. Choose the file again.",
  },
  outdated: { ko: "이 화면의 한 부분을 불러오지 못했습니다.", en: "A part of this page could not be loaded." },
  outdatedHint: {
    ko: "서버가 새 버전일 수 있습니다. 다시 시도하면 페이지를 새로 엽니다. 쓰던 글은 그대로 있습니다.",
    en: "The server may have a new version. Trying again reloads the page; what you wrote stays.",
  },
} satisfies Record<string, Localized | ((name: string) => Localized)>;

export function unreachable(cause: unknown): ApiError {
  const language = languagePreference.get();
  return new ApiError("unreachable", texts.unreachable[language], texts.unreachableHint[language], cause);
}

export function unreadable(cause: unknown): ApiError {
  const language = languagePreference.get();
  return new ApiError("unreadable", texts.unreadable[language], texts.unreadableHint[language], cause);
}

/** A file that the browser itself cannot read, so that nothing of it was sent. */
export function unreadableFile(name: string, cause: unknown): ApiError {
  const language = languagePreference.get();
  return new ApiError("bad-input", texts.unreadableFile(name)[language], texts.unreadableFileHint[language], cause);
}

/** A part of the page that the server does not have: it has another version of the page. */
export function outdated(cause: unknown): ApiError {
  const language = languagePreference.get();
  return new ApiError("outdated", texts.outdated[language], texts.outdatedHint[language], cause);
}

/** The error that an answer with a failing status carries. */
export function errorOf(body: string, status: number): ApiError {
  const parsed = errorBodySchema.safeParse(jsonOf(body));
  if (!parsed.success) return unreadable(new Error(`HTTP ${status}`));
  const { code, message, hint } = parsed.data.error;
  return new ApiError(code, message, hint);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Any thrown value as something a page can show. A broken connection is a TypeError that names the network. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (!(thrown instanceof Error)) return unreadable(thrown);
  if (thrown instanceof TypeError && /network|fetch|load failed/i.test(thrown.message)) return unreachable(thrown);
  return new ApiError("internal", thrown.message, null, thrown);
}
