import type { LanguageModelV4, LanguageModelV4FinishReason, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { JihwiError } from "#protocol";
import { refused } from "./errors/from-output.ts";
import { modelFailure } from "./failure.ts";

/**
 * A model whose answers are whole. A refusal, a filter, and a stream that stops without a word of farewell all look
 * like ordinary text in the SDK; here each is an error, so that half an answer is never taken for one. What the length limit
 * cuts off is for the step to judge: of a text the beginning is worth keeping, of an object it is not.
 */
export function failOnTruncation(model: LanguageModelV4, modelId: string): LanguageModelV4 {
  return {
    specificationVersion: model.specificationVersion,
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    async doGenerate(options) {
      const result = await model.doGenerate(options);
      const said = result.content.map((part) => (part.type === "text" ? part.text : "")).join("");
      const problem = problemOf(modelId, result.finishReason, said);
      if (problem !== null) throw problem;
      return result;
    },
    async doStream(options) {
      const result = await model.doStream(options);
      return { ...result, stream: result.stream.pipeThrough(endingCheck(modelId)) };
    },
  };
}

function endingCheck(modelId: string): TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart> {
  let said = "";
  let failed = false;
  return new TransformStream({
    transform(part, controller) {
      if (part.type === "error") failed = true;
      if (part.type === "text-delta") said = (said + part.delta).slice(0, 400);
      if (part.type === "finish" && !failed) {
        const problem = problemOf(modelId, part.finishReason, said);
        if (problem !== null) controller.enqueue({ type: "error", error: problem });
      }
      controller.enqueue(part);
    },
  });
}

function problemOf(modelId: string, reason: LanguageModelV4FinishReason, said: string): JihwiError | null {
  if (reason.unified === "content-filter") return refused(modelId, said);
  if (reason.unified === "interrupted" || reason.unified === "error") return brokenOff(modelId, reason.raw);
  return null;
}

function brokenOff(modelId: string, raw: string | undefined): JihwiError {
  const detail = raw === undefined ? "" : ` (${raw})`;
  return modelFailure("broke-off", { modelId, detail });
}
