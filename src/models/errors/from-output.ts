import { JihwiError } from "#protocol";
import { causeOf, type Failure, saidBy } from "./failure.ts";

/** Errors of the SDK that mean: the model answered, and the answer is of no use. */
const badOutput = new Set([
  "AI_NoObjectGeneratedError",
  "AI_NoOutputGeneratedError",
  "AI_NoContentGeneratedError",
  "AI_NoSuchToolError",
  "AI_InvalidToolInputError",
  "AI_ToolCallRepairError",
  "AI_ToolChoiceViolationError",
]);

/** An answer that came and cannot be used, or null when the failure is another. */
export function fromOutput(modelId: string, failure: Failure): JihwiError | null {
  if (failure.finishReason === "content-filter") return refused(modelId, failure.text);
  if (failure.finishReason === "length" && badOutput.has(failure.name)) return cutShort(modelId);
  if (!badOutput.has(failure.name)) return null;
  const said = saidBy(failure);
  return new JihwiError("model-bad-output", {
    message: {
      ko: `${modelId}의 답이 정해진 형식이 아닙니다: ${said}`,
      en: `The answer of ${modelId} does not have the required form: ${said}`,
    },
    hint: {
      ko: "이 역할에 더 큰 모델을 고르거나 rules로 바꾸세요.",
      en: "Choose a larger model for this role, or set it to rules.",
    },
    cause: causeOf(failure),
  });
}

/** The model, or a filter in front of it, would not answer. Text steps meet it as the finish reason `content-filter`. */
export function refused(modelId: string, said: string): JihwiError {
  const words = said.trim() === "" ? "" : `: ${said.trim().slice(0, 300)}`;
  return new JihwiError("model-refused", {
    message: { ko: `${modelId}이(가) 답하기를 거절했습니다${words}`, en: `${modelId} refused to answer${words}` },
    hint: {
      ko: "질문을 바꾸거나 이 역할에 다른 모델을 고르세요.",
      en: "Rephrase the question, or choose another model for this role.",
    },
  });
}

/** The answer ends where the model's output limit was reached. Text steps meet it as the finish reason `length`. */
export function cutShort(modelId: string): JihwiError {
  return new JihwiError("model-bad-output", {
    message: {
      ko: `${modelId}의 답이 길이 제한에 걸려 끝나지 않았습니다.`,
      en: `The answer of ${modelId} was cut off by its length limit.`,
    },
    hint: {
      ko: "출력 한도가 더 큰 모델을 고르거나 입력을 줄이세요.",
      en: "Choose a model with a larger output limit, or give it less to read.",
    },
  });
}
