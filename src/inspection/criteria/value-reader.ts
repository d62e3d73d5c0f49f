import type { Comparison, Scalar } from "./expression.ts";
import type { ResultField } from "./fields.ts";
import { misunderstandings } from "./misunderstandings.ts";
import type { TokenCursor } from "./token-cursor.ts";

/** What is counted without a unit of its own may have one for anything: `전화번호가 2개 이상`. */
const isCountedIn = (unit: string, { type, units }: ResultField) =>
  type === "integer" && units.length === 0 && ["개", "건", "번"].includes(unit);

/** Reads the values that fields are compared with: of the field's type, in its unit, and among those it can have. */
export class ValueReader {
  readonly #tokens: TokenCursor;
  readonly #fields: readonly ResultField[];

  constructor(tokens: TokenCursor, fields: readonly ResultField[]) {
    this.#tokens = tokens;
    this.#fields = fields;
  }

  strings(): string[] {
    const values = [this.#tokens.takeString()];
    while (this.#tokens.takeWord(",")) values.push(this.#tokens.takeString());
    this.#tokens.expectWord("]");
    return values;
  }

  list(field: ResultField): Scalar[] {
    const close = this.#tokens.takeWord("[") ? "]" : this.#tokens.takeWord("(") ? ")" : null;
    if (close === null) throw this.#tokens.wrong(misunderstandings.noList);
    const values = [this.scalar(field)];
    while (this.#tokens.takeWord(",")) values.push(this.scalar(field));
    this.#tokens.expectWord(close);
    return values;
  }

  scalar(field: ResultField): Scalar {
    const token = this.#tokens.peek();
    if (token?.kind === "number") return this.number(field);
    if (token?.kind === "boolean" && field.type === "boolean") {
      this.#tokens.skip();
      return token.value;
    }
    if (token?.kind === "string" && field.type === "string") {
      if (field.values.length > 0 && !field.values.includes(token.value))
        throw this.#tokens.wrong(misunderstandings.neverThis(field.name));
      this.#tokens.skip();
      return token.value;
    }
    throw this.#tokens.wrong(misunderstandings.noValue(field.name));
  }

  number(field: ResultField): number {
    const token = this.#tokens.peek();
    if (token?.kind !== "number") throw this.#tokens.wrong(misunderstandings.noNumber);
    if (field.type !== "integer" && field.type !== "number")
      throw this.#tokens.wrong(misunderstandings.notNumber(field.name));
    if (token.unit !== null && !field.units.includes(token.unit) && !isCountedIn(token.unit, field))
      throw this.#tokens.wrong(misunderstandings.otherUnit(field.name, token.unit));
    this.#tokens.skip();
    if (!token.percent) return token.value;
    if (field.maximum === 1) return token.value / 100;
    if (field.units.includes("%")) return token.value;
    throw this.#tokens.wrong(misunderstandings.notShare(field.name));
  }

  /** The one field that is counted in the unit of the number at hand. */
  fieldByUnit(): ResultField {
    const token = this.#tokens.peek();
    const unit = token?.kind === "number" ? token.unit : null;
    const candidates = unit === null ? [] : this.#fields.filter((field) => field.units.includes(unit));
    const [field] = candidates;
    if (field === undefined || candidates.length > 1) throw this.#tokens.wrong(misunderstandings.whichField);
    return field;
  }

  after(): Comparison {
    const token = this.#tokens.peek();
    if (token?.kind !== "after") throw this.#tokens.wrong(misunderstandings.noComparison);
    this.#tokens.skip();
    return token.comparison;
  }
}
