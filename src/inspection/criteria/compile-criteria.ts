import { oneOf } from "#language";
import type { Localized } from "#protocol";
import type { CriteriaItem, ExceptionList } from "./criteria-item.ts";
import type { CriteriaExpression } from "./expression.ts";
import type { ResultField } from "./fields.ts";
import { misunderstandings } from "./misunderstandings.ts";
import { createConditionParser } from "./parse-condition.ts";
import { plainWords } from "./plain-words.ts";
import { readCriteria } from "./read-markdown.ts";
import { holdsArrow, splitVerdict } from "./split-verdict.ts";
import { NotACondition } from "./tokens.ts";
import { type CriteriaVerdict, mentionsVerdict, tellsVerdict } from "./verdict.ts";

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
  /** Without its exceptions: `sourceWithExceptions` tells both. */
  readonly source: string;
  readonly exceptions: readonly ExceptionList[];
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

const longestCondition = 4000;

/** Turns a criteria document into conditions. Nothing is dropped: what does not compile stays as prose. */
export function compileCriteria(markdown: string, fields: readonly ResultField[]): Criteria {
  const { title, items } = readCriteria(markdown);
  const parse = createConditionParser(fields);
  return { title, markdown, conditions: items.map((item) => compileItem(item, parse)) };
}

function compileItem(item: CriteriaItem, parse: (text: string) => CriteriaExpression): Condition {
  const { line, text: source } = item;
  // However long the list of exceptions is, what they are taken from is a condition as any other.
  if (source.length > longestCondition) return prose(item, "open", null, misunderstandings.tooLong, longestCondition);
  const text = plainWords(item.text);
  const head = text.split("\n", 1).join();
  const nested = head === text ? null : splitVerdict(head, null);
  // Lines below a verdict belong to it, and may well take something out of it.
  if (nested?.verdict != null && !holdsAnotherCase(nested.condition)) {
    return prose(item, "case", nested.verdict, misunderstandings.nested, head.length);
  }
  const { condition, verdict, arrow } = splitVerdict(text, item.sectionVerdict);
  if (verdict === null) {
    if (arrow) return prose(item, "open", null, misunderstandings.unknownVerdict, text.length);
    // A line that says how grave a case is, or only when something is, leaves the verdict to the judge; others must hold.
    if (mentionsVerdict(text)) return prose(item, "open", null, misunderstandings.unreadVerdict, 0);
    return prose(item, isMereCase(text) ? "open" : "requirement", null, misunderstandings.noVerdict, 0);
  }
  try {
    const expression = parse(condition);
    if (item.exceptions.length === 0) return { kind: "compiled", line, source, expression, verdict };
    const asked = prose(item, "case", verdict, misunderstandings.exceptions, text.length);
    return { ...asked, withoutExceptions: expression };
  } catch (thrown) {
    if (!(thrown instanceof NotACondition)) throw thrown;
    // Of two cases on a line neither has the verdict of the other.
    if (holdsAnotherCase(condition)) return prose(item, "open", null, misunderstandings.twoVerdicts, 0);
    return prose(item, "case", verdict, thrown.says, thrown.at);
  }
}

function holdsAnotherCase(condition: string): boolean {
  return holdsArrow(condition) || tellsVerdict(condition);
}

const mereCase = new RegExp(
  String.raw`^(?:if|when)\s[^,]+$|(?:${oneOf`
    [으하되이라다지나크보오가쓰들]면
    경우(?:에는?)?
    [을할될일] ?때(?:에는?)?
  `})[.。]?$`,
  "iu",
);

/** `전화번호가 있으면`: when something is, which nobody can keep or break. */
function isMereCase(text: string): boolean {
  return mereCase.test(text);
}

function prose(
  item: CriteriaItem,
  form: ProseCondition["form"],
  verdict: CriteriaVerdict | null,
  reason: Localized,
  at: number,
): ProseCondition {
  const { line, text: source, exceptions } = item;
  return { kind: "prose", form, line, source, exceptions, verdict, reason, column: at + 1 };
}
