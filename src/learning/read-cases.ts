import { z } from "zod";
import { describeIssues, JihwiError, languageSchema } from "#protocol";

/** One labelled input of a step. `expect` names only what matters of the output. */
export const stepCaseSchema = z.strictObject({
  input: z.unknown(),
  expect: z.unknown(),
  /** Why the case is there, or what makes it hard. */
  note: z.string().optional(),
  /** Whose lines these are: a batch was written without sight of the others. */
  batch: z.string().optional(),
  /** The language of the question; read from the input's words when it is left out. */
  language: languageSchema.optional(),
});
export type StepCase = z.infer<typeof stepCaseSchema>;

/** Reads cases, one JSON object a line. A line that is none is an error that names it: a case is never dropped. */
export function readCases(text: string, name: string): StepCase[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const parsed = stepCaseSchema.safeParse(parseJson(line));
    if (parsed.success) return [parsed.data];
    throw new JihwiError("bad-input", {
      message: {
        ko: `${name} 파일의 ${index + 1}번째 줄은 사례가 아닙니다: ${describeIssues(parsed.error).ko}`,
        en: `Line ${index + 1} of ${name} is no case: ${describeIssues(parsed.error).en}`,
      },
      hint: {
        ko: '한 줄에 {"input": …, "expect": …} 하나씩 적어 주세요.',
        en: 'Write one {"input": …, "expect": …} a line.',
      },
    });
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
