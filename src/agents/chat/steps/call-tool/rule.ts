import { type ChosenCalls, inputOfWords } from "#kernel";
import { JihwiError } from "#protocol";
import type { CallToolInput } from "./schema.ts";

/** Code fills one field of words at most: an input of several fields needs someone who understands them. */
export function callToolRule({ query, tool: { name, schema } }: CallToolInput): ChosenCalls {
  const input = inputOfWords(schema, query);
  if (input !== null) return { text: "", calls: [{ tool: name, arguments: input }] };
  throw new JihwiError("step-needs-model", {
    message: {
      ko: `${name} 도구의 입력은 모델이 있어야 채울 수 있습니다.`,
      en: `Filling in the input of ${name} takes a model.`,
    },
    hint: { ko: "설정에서 모델을 골라 주세요.", en: "Choose a model in Settings." },
  });
}
