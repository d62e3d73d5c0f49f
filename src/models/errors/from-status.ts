import { type ErrorCode, type ErrorDetails, JihwiError, type Localized } from "#protocol";
import { causeOf, type Failure, saidBy } from "./failure.ts";
import { retryAfterOf } from "./retry-after.ts";

/** A failure that came with an HTTP status, or null when there was none (or a 200 that broke later). */
export function fromStatus(modelId: string, failure: Failure): JihwiError | null {
  const status = failure.statusCode;
  if (status === undefined || status < 400) return null;
  const said = saidBy(failure);
  const error = (code: ErrorCode, message: Localized, more: Omit<ErrorDetails, "message">) =>
    new JihwiError(code, { message, cause: causeOf(failure), ...more });

  if (status === 401 || status === 403 || saysBadKey(failure)) {
    return error(
      "model-bad-key",
      {
        ko: `${modelId}: 공급자가 키를 받아 주지 않았습니다 (${status}). ${said}`,
        en: `${modelId}: the provider did not accept the key (${status}). ${said}`,
      },
      {
        hint: {
          ko: "키와 그 권한을 확인하세요(설정 화면 또는 환경 변수).",
          en: "Check the key and its permissions (settings page or environment variable).",
        },
      },
    );
  }
  if (status === 404) {
    return error(
      "model-unavailable",
      {
        ko: `${modelId} 모델을 찾을 수 없습니다 (404). ${said}`,
        en: `The model ${modelId} was not found (404). ${said}`,
      },
      {
        hint: {
          ko: "모델 이름과 기본 주소를 확인하세요. `jihwi models`가 찾은 모델을 보여 줍니다.",
          en: "Check the model's name and the base address; `jihwi models` lists what was found.",
        },
      },
    );
  }
  if (status === 429) {
    const wait = retryAfterOf(failure.responseHeaders, failure.responseBody, Date.now());
    return error(
      "model-rate-limited",
      {
        ko: `${modelId}: 요청 한도를 넘었습니다 (429). ${said}`,
        en: `${modelId}: the rate limit was reached (429). ${said}`,
      },
      {
        hint: {
          ko: "잠시 뒤 다시 하거나 공급자의 한도와 잔액을 확인하세요.",
          en: "Try again later, or check the provider's limits and your balance.",
        },
        // An account without money does not mend itself by waiting.
        retryable: !/insufficient_quota|billing/i.test(failure.responseBody + failure.message),
        ...(wait === null ? {} : { retryAfterMs: wait }),
      },
    );
  }
  if (status === 413 || saysTooLong(failure)) {
    return error(
      "too-large",
      {
        ko: `${modelId}에 보낸 내용이 너무 깁니다 (${status}). ${said}`,
        en: `What was sent to ${modelId} is too long (${status}). ${said}`,
      },
      {
        hint: {
          ko: "문서를 줄이거나 더 긴 문맥을 받는 모델을 고르세요.",
          en: "Use fewer documents, or a model with a longer context.",
        },
      },
    );
  }
  const mayPass = status === 408 || status === 409 || status === 425 || status >= 500;
  const wait = mayPass ? retryAfterOf(failure.responseHeaders, failure.responseBody, Date.now()) : null;
  return error(
    "model-unavailable",
    mayPass
      ? {
          ko: `${modelId}: 공급자에 문제가 있습니다 (${status}). ${said}`,
          en: `${modelId}: the provider has a problem (${status}). ${said}`,
        }
      : {
          ko: `${modelId}: 공급자가 요청을 받지 않았습니다 (${status}). ${said}`,
          en: `${modelId}: the provider rejected the request (${status}). ${said}`,
        },
    {
      hint: mayPass
        ? { ko: "잠시 뒤 다시 하세요.", en: "Try again later." }
        : {
            ko: "모델이 이 기능을 지원하는지 확인하거나 다른 모델을 고르세요.",
            en: "Check that the model supports this, or choose another one.",
          },
      retryable: mayPass,
      ...(wait === null ? {} : { retryAfterMs: wait }),
    },
  );
}

/** Google answers a bad key with 400 and this reason. */
function saysBadKey(failure: Failure): boolean {
  return failure.responseBody.includes("API_KEY_INVALID");
}

function saysTooLong(failure: Failure): boolean {
  return (
    failure.statusCode === 400 &&
    /context_length_exceeded|prompt is too long|maximum context length/i.test(failure.responseBody)
  );
}
