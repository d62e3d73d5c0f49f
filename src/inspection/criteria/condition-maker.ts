import type { Comparison, CriteriaExpression, Scalar } from "./expression.ts";
import type { ResultField } from "./fields.ts";
import { misunderstandings } from "./misunderstandings.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** Makes conditions of a field and what is said of it, as far as the field's type lets that make sense. */
export class ConditionMaker {
  readonly #tokens: TokenCursor;

  /** The tokens are for the place of what makes no sense. */
  constructor(tokens: TokenCursor) {
    this.#tokens = tokens;
  }

  /** `전화번호가 있으면`: a count of at least one, a list with something in it, a thing that is so. */
  presence(field: ResultField, present: boolean): CriteriaExpression {
    if (field.type === "list" || field.type === "string") return this.emptiness(field, present);
    if (field.type === "boolean") return this.compare(field, "==", present);
    return present ? this.compare(field, ">=", 1) : this.compare(field, "==", 0);
  }

  truthOf(field: ResultField): CriteriaExpression {
    if (field.type !== "boolean") throw this.#tokens.wrong(misunderstandings.uncompared(field.name));
    return { op: "compare", field, comparison: "==", value: true };
  }

  range(field: ResultField, low: Scalar, high: Scalar): CriteriaExpression {
    if (typeof low !== "number" || typeof high !== "number" || low > high)
      throw this.#tokens.wrong(misunderstandings.emptyRange);
    return {
      op: "and",
      left: this.compare(field, ">=", low),
      right: this.compare(field, "<=", high),
    };
  }

  compare(field: ResultField, comparison: Comparison, value: Scalar): CriteriaExpression {
    const ordered = comparison !== "==" && comparison !== "!=";
    if (ordered && field.type !== "integer" && field.type !== "number")
      throw this.#tokens.wrong(misunderstandings.notNumber(field.name));
    return { op: "compare", field, comparison, value };
  }

  contains(field: ResultField, value: string, negated: boolean): CriteriaExpression {
    if (field.type !== "list" && field.type !== "string")
      throw this.#tokens.wrong(misunderstandings.notWords(field.name));
    const expression: CriteriaExpression = { op: "contains", field, value };
    return negated ? { op: "not", inner: expression } : expression;
  }

  emptiness(field: ResultField, negated: boolean): CriteriaExpression {
    if (field.type !== "list" && field.type !== "string")
      throw this.#tokens.wrong(misunderstandings.notWords(field.name));
    return negated ? { op: "not", inner: { op: "empty", field } } : { op: "empty", field };
  }
}
