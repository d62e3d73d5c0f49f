import { retryAfterOf } from "#net";
import { type ErrorCode, JihwiError, type Localized } from "#protocol";
import { causeOf, type Failure, failureSchema, saidBy } from "./failure.ts";

interface Meaning {
  readonly applies: (status: number, failure: Failure) => boolean;
  readonly code: ErrorCode;
  /** What happened, after the model's name. */
  readonly what: Localized;
  readonly hint: Localized;
  readonly retryable?: boolean;
}

/** That a text is too long, as providers say it; llama.cpp and Ollama with status 500. */
const tooLong = [
  "context_length_exceeded",
  "prompt is too long",
  "maximum context length",
  "exceeds the context length",
  "exceed_context_size",
  "too large to process",
];

/** What the statuses of providers mean: the first that applies. */
const meanings: readonly Meaning[] = [
  {
    // Google answers a bad key with 400 and a reason in the body.
    applies: (status, { responseBody }) => [401, 403].includes(status) || responseBody.includes("API_KEY_INVALID"),
    code: "model-bad-key",
    what: { ko: "공급자가 키를 받아 주지 않았습니다", en: "the provider did not accept the key" },
    hint: {
      ko: "키와 그 권한을 확인하세요(설정 화면 또는 환경 변수).",
      en: "Check the key and its permissions (Settings or environment variable).",
    },
  },
  {
    applies: (status) => status === 404,
    code: "model-unavailable",
    what: { ko: "그런 모델을 찾을 수 없습니다", en: "there is no such model" },
    hint: {
      ko: "모델 이름과 기본 주소를 확인하세요. `jihwi models`가 찾은 모델을 보여 줍니다.",
      en: "Check the model's name and the base address; `jihwi models` lists what was found.",
    },
  },
  {
    // An account without money does not mend itself by waiting.
    applies: (status, { responseBody }) => status === 429 && responseBody.includes("insufficient_quota"),
    code: "model-rate-limited",
    what: { ko: "공급자 계정의 한도나 잔액을 다 썼습니다", en: "the provider account's quota or balance is used up" },
    hint: { ko: "공급자 계정의 요금제와 잔액을 확인하세요.", en: "Check the plan and the balance of the account." },
  },
  {
    applies: (status) => status === 429,
    code: "model-rate-limited",
    what: { ko: "요청이 너무 잦습니다", en: "too many requests" },
    hint: {
      ko: "잠시 뒤 다시 하거나 공급자의 요청 한도를 확인하세요.",
      en: "Try again later, or check the provider's rate limits.",
    },
    retryable: true,
  },
  {
    applies: (_status, { responseBody }) => /content_filter|content_policy_violation/.test(responseBody),
    code: "model-refused",
    what: { ko: "공급자의 필터가 요청을 막았습니다", en: "the provider's filter stopped the request" },
    hint: {
      ko: "질문을 바꾸거나 이 역할에 다른 모델을 고르세요.",
      en: "Rephrase the question, or choose another model for this role.",
    },
  },
  {
    applies: (status, { responseBody }) =>
      status === 413 || tooLong.some((words) => responseBody.toLowerCase().includes(words)),
    code: "too-large",
    what: { ko: "보낸 내용이 너무 깁니다", en: "what was sent is too long" },
    hint: {
      ko: "문서를 줄이거나 더 긴 문맥을 받는 모델을 고르세요.",
      en: "Use fewer documents, or a model with a longer context.",
    },
  },
  {
    applies: (status) => [408, 409, 425].includes(status) || status >= 500,
    code: "model-unavailable",
    what: { ko: "공급자에 문제가 있습니다", en: "the provider has a problem" },
    hint: { ko: "잠시 뒤 다시 하세요.", en: "Try again later." },
    retryable: true,
  },
];

const rejected: Omit<Meaning, "applies"> = {
  code: "model-unavailable",
  what: { ko: "공급자가 요청을 받지 않았습니다", en: "the provider rejected the request" },
  hint: {
    ko: "모델이 이 기능을 지원하는지 확인하거나 다른 모델을 고르세요.",
    en: "Check that the model supports this, or choose another one.",
  },
};

/** Whether a provider turned a request down as it was asked: in another form it may be taken. */
export function isRejected(thrown: unknown): boolean {
  const failure = failureSchema.safeParse(thrown).data;
  const status = failure?.statusCode ?? 0;
  if (failure === undefined || status < 400) return false;
  return status === 404 || status === 501 || !meanings.some((one) => one.applies(status, failure));
}

/** A failure that came with an HTTP status; null when there was none, or a 200 that broke later. */
export function fromStatus(modelId: string, failure: Failure): JihwiError | null {
  const status = failure.statusCode;
  if (status === undefined || status < 400) return null;
  const { code, what, hint, retryable = false } = meanings.find((one) => one.applies(status, failure)) ?? rejected;
  const wait = retryable ? retryAfterOf(failure.responseHeaders, failure.responseBody, Date.now()) : null;
  const said = saidBy(failure);
  return new JihwiError(code, {
    message: { ko: `${modelId}: ${what.ko} (${status}). ${said}`, en: `${modelId}: ${what.en} (${status}). ${said}` },
    hint,
    retryable,
    cause: causeOf(failure),
    retryAfterMs: wait ?? undefined,
  });
}
