import type { z } from "zod";
import type { Localized } from "./language.ts";

/** What is wrong with an input, on one line: `maxIterations: Too big; name: Required`. */
export function describeIssues({ issues }: Pick<z.core.$ZodError, "issues">): Localized {
  const line = (say: (issue: z.core.$ZodIssue) => string) =>
    issues.map((issue) => (issue.path.length === 0 ? say(issue) : `${issue.path.join(".")}: ${say(issue)}`)).join("; ");
  return { ko: line(issueInKorean), en: line(issueInEnglish) };
}

/** Of a name that cannot be one, zod tells why only beside its message. */
const issueInEnglish = (issue: z.core.$ZodIssue): string =>
  issue.code === "invalid_key" ? `${issue.message} (${issue.issues.map(issueInEnglish).join("; ")})` : issue.message;

/** What a value must be, by the names of its kind. */
const kinds: Readonly<Record<string, string>> = {
  string: "글자여야 합니다",
  number: "숫자여야 합니다",
  int: "정수여야 합니다",
  boolean: "true나 false여야 합니다",
  array: "목록이어야 합니다",
  tuple: "목록이어야 합니다",
  object: "이름과 값의 묶음이어야 합니다",
  record: "이름과 값의 묶음이어야 합니다",
  date: "날짜여야 합니다",
  never: "쓸 수 없습니다",
};

/** How the size of a thing is counted; of a number it is the number itself. */
const units: Readonly<Record<string, string>> = { string: "자", array: "개", set: "개", file: "바이트" };

/** What is wrong with a value, in Korean; a check of our own says it in its `params.ko`. */
function issueInKorean(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.expected === "nonoptional" || issue.message.endsWith("received undefined")) return "꼭 있어야 합니다";
      return kinds[issue.expected] ?? `${issue.expected} 값이어야 합니다`;
    case "too_small":
      return tooSmall(issue);
    case "too_big": {
      const most = `${issue.maximum}${units[issue.origin] ?? ""}`;
      return issue.inclusive === false ? `${most}보다 작아야 합니다` : `${most} 이하여야 합니다`;
    }
    case "invalid_format":
      if (issue.format === "url") return "주소(URL)여야 합니다";
      return issue.format === "regex" ? `${issue.pattern} 꼴이어야 합니다` : `${issue.format} 형식이어야 합니다`;
    case "not_multiple_of":
      return `${issue.divisor}의 배수여야 합니다`;
    case "unrecognized_keys":
      return `모르는 이름이 있습니다(${issue.keys.join(", ")})`;
    case "invalid_value":
      return issue.values.length === 1
        ? `${String(issue.values[0])} 값만 쓸 수 있습니다`
        : `${issue.values.map(String).join(", ")} 가운데 하나여야 합니다`;
    case "invalid_key":
      return `쓸 수 없는 이름입니다(${issue.issues.map(issueInKorean).join("; ")})`;
    case "custom":
      return typeof issue.params?.ko === "string" ? issue.params.ko : "맞지 않는 값입니다";
    default:
      return "쓸 수 있는 모양이 아닙니다";
  }
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  const unit = units[origin];
  if (unit !== undefined && Number(minimum) <= 1) return "비어 있으면 안 됩니다";
  const least = `${minimum}${unit ?? ""}`;
  return inclusive === false ? `${least}보다 커야 합니다` : `${least} 이상이어야 합니다`;
}
