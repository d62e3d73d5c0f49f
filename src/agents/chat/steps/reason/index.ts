import { defineStep } from "#kernel";
import type { Toolset } from "../../tools/toolset.ts";
import { reasonPrompt } from "./prompt.ts";
import { reasonInput, reasonOutput } from "./schema.ts";

/** Thinks through what has been gathered. No rule can: what follows from words takes reading them. */
export function createReason(tools: Toolset) {
  return defineStep({
    name: "chat.reason",
    role: "reason",
    input: reasonInput,
    output: reasonOutput,
    prompt: (input, context) => reasonPrompt(input, context, tools),
    rule: null,
    needsModel: {
      ko: "분석은 모델이 있어야 합니다. 찾은 내용만 그대로 보여 드립니다.",
      en: "Reasoning takes a model. What was found is shown as it stands.",
    },
  });
}
