import type { Localized } from "#protocol";
import type { CriteriaExpression } from "./expression.ts";
import type { ResultField } from "./fields.ts";
import { createConditionParser } from "./parse-condition.ts";
import { type CriteriaItem, longestCondition, readCriteria } from "./read-markdown.ts";
import { NotACondition } from "./tokens.ts";
import { type CriteriaVerdict, mentionsVerdict, plainWords, splitVerdict } from "./verdict.ts";

/** A condition that code decides. */
export interface CompiledCondition {
  readonly kind: "compiled";
  readonly line: number;
  readonly source: string;
  readonly expression: CriteriaExpression;
  readonly verdict: CriteriaVerdict;
}

/**
 * A condition in prose, left to the judge step. With a verdict it is a case: it applies or it does not. Without one it is a
 * requirement, which must hold; or its verdict could not be read, and the judge weighs the line as it stands.
 */
export interface ProseCondition {
  readonly kind: "prose";
  readonly form: "case" | "requirement" | "open";
  readonly line: number;
  readonly source: string;
  readonly verdict: CriteriaVerdict | null;
  /** The case without its exceptions: where code finds that it does not apply, nobody is asked about them. */
  readonly withoutExceptions?: CriteriaExpression;
  /** Why code cannot decide it, and the column where it stopped understanding. */
  readonly reason: Localized;
  readonly column: number;
}
export type Condition = CompiledCondition | ProseCondition;

export interface Criteria {
  readonly title: string;
  readonly markdown: string;
  readonly conditions: readonly Condition[];
}

const reasons = {
  tooLong: { ko: "너무 깁니다", en: "it is too long" },
  noVerdict: { ko: "판정이 적혀 있지 않습니다", en: "it names no verdict" },
  unreadVerdict: {
    ko: "판정을 읽지 못했습니다. “… → 주의”나 “…이면 심각”처럼 줄 끝에 적어 주세요",
    en: "its verdict is not understood: end the line with it, as in “… → Warning”",
  },
  twoVerdicts: { ko: "한 줄에 판정이 둘 이상 있습니다", en: "there is more than one verdict on the line" },
  nested: { ko: "판정 아래에 딸린 줄이 있습니다", en: "lines under the verdict belong to it" },
  exceptions: { ko: "예외가 딸려 있습니다", en: "there are exceptions from it" },
} as const;

/** Turns a criteria document into conditions. Nothing is dropped: what does not compile stays as prose. */
export function compileCriteria(markdown: string, fields: readonly ResultField[]): Criteria {
  const { title, items } = readCriteria(markdown);
  const parse = createConditionParser(fields);
  return { title, markdown, conditions: items.map((item) => compileItem(item, parse)) };
}

function compileItem(
  { line, text: source, sectionVerdict, role }: CriteriaItem,
  parse: (text: string) => CriteriaExpression,
): Condition {
  const prose = (form: ProseCondition["form"], verdict: CriteriaVerdict | null, reason: Localized, at = 0) =>
    ({ kind: "prose", form, line, source, verdict, reason, column: at + 1 }) as const;
  if (source.length > longestCondition) return prose("open", null, reasons.tooLong, longestCondition);
  const text = plainWords(source);
  const head = text.split("\n", 1).join();
  const nested = head === text ? null : splitVerdict(head, null);
  // Lines below a verdict belong to it, and may well take something out of it.
  if (nested?.verdict != null && !mentionsVerdict(nested.condition))
    return prose("case", nested.verdict, reasons.nested, head.length);
  const { condition, verdict } = splitVerdict(text, sectionVerdict);
  // A line that says how grave a case is leaves the verdict to the judge; others must hold.
  if (verdict === null)
    return mentionsVerdict(text) || role === "exception"
      ? prose("open", null, role === "exception" ? reasons.exceptions : reasons.unreadVerdict)
      : prose("requirement", null, reasons.noVerdict);
  try {
    const expression = parse(condition);
    if (role !== "excepted" || verdict.severity === "none")
      return { kind: "compiled", line, source, expression, verdict };
    return { ...prose("case", verdict, reasons.exceptions, text.length), withoutExceptions: expression };
  } catch (thrown) {
    if (!(thrown instanceof NotACondition)) throw thrown;
    // Where another verdict is named, only who reads the line knows whose it is.
    if (mentionsVerdict(condition)) return prose("open", null, reasons.twoVerdicts);
    return prose("case", verdict, thrown.says, thrown.at);
  }
}
