import { z } from "zod";
import type { ChosenCalls } from "#kernel";
import { JihwiError } from "#protocol";
import type { CallToolInput } from "./schema.ts";

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ type: z.unknown().optional() })).default({}),
  required: z.array(z.string()).default([]),
});

/** Code fills one field of words at most: an input of several fields needs someone who understands them. */
export function callToolRule({ query, tool }: CallToolInput): ChosenCalls {
  const { properties, required } = objectSchema.parse(tool.schema);
  const open = required.length > 0 ? required : Object.keys(properties);
  const [only] = open;
  const takesWords = open.length === 1 && only !== undefined && properties[only]?.type === "string";
  if (takesWords) return { text: "", calls: [{ tool: tool.name, arguments: { [only]: query } }] };
  if (required.length === 0) return { text: "", calls: [{ tool: tool.name, arguments: {} }] };
  throw new JihwiError("step-needs-model", {
    message: {
      ko: `${tool.name} 도구의 입력(${required.join(", ")})은 모델이 있어야 채울 수 있습니다.`,
      en: `Filling in the input of ${tool.name} (${required.join(", ")}) takes a model.`,
    },
    hint: { ko: "설정에서 모델을 골라 주세요.", en: "Choose a model in Settings." },
  });
}
