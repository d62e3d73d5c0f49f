import { JihwiError } from "#protocol";
import { causeOf, type Failure } from "./failure.ts";

export function timedOut(call: { modelId: string; timeoutMs: number }, failure: Failure): JihwiError {
  const seconds = Math.round(call.timeoutMs / 100) / 10;
  return new JihwiError("model-timeout", {
    message: {
      ko: `${call.modelId}이(가) ${seconds}초 안에 답하지 않았습니다.`,
      en: `${call.modelId} did not answer within ${seconds} s.`,
    },
    hint: {
      ko: "잠시 뒤 다시 하거나 JIHWI_STEP_TIMEOUT_MS를 늘리세요.",
      en: "Try again later, or raise JIHWI_STEP_TIMEOUT_MS.",
    },
    retryable: true,
    cause: causeOf(failure),
  });
}
