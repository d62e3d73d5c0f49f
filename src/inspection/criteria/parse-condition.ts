import type { CriteriaWord } from "./criteria-token.ts";
import type { Comparison, CriteriaExpression, Scalar } from "./expression.ts";
import type { ResultField } from "./fields.ts";
import { misunderstandings } from "./misunderstandings.ts";
import { TokenCursor } from "./token-cursor.ts";
import { createTokenizer } from "./tokens.ts";

/** Parses a condition whole, or throws NotACondition: half a condition decides nothing. */
export function createConditionParser(fields: readonly ResultField[]): (text: string) => CriteriaExpression {
  const tokenize = createTokenizer(fields);
  return (text) => {
    const parser = new ConditionParser(new TokenCursor(tokenize(text), text.length), fields);
    return parser.parse();
  };
}

const mirrored: Readonly<Record<Comparison, Comparison>> = {
  ">": "<",
  ">=": "<=",
  "<": ">",
  "<=": ">=",
  "==": "==",
  "!=": "!=",
};

class ConditionParser {
  readonly #tokens: TokenCursor;
  readonly #fields: readonly ResultField[];
  #depth = 0;

  constructor(tokens: TokenCursor, fields: readonly ResultField[]) {
    this.#tokens = tokens;
    this.#fields = fields;
  }

  parse(): CriteriaExpression {
    if (this.#tokens.takeWord("otherwise")) return this.#finish({ op: "otherwise" });
    return this.#finish(this.#either());
  }

  #finish(expression: CriteriaExpression): CriteriaExpression {
    this.#tokens.expectEnd();
    return expression;
  }

  #either(): CriteriaExpression {
    let left = this.#both();
    while (this.#tokens.takeWord("or")) left = { op: "or", left, right: this.#both() };
    return left;
  }

  #both(): CriteriaExpression {
    let left = this.#single();
    while (this.#tokens.takeWord("and")) left = { op: "and", left, right: this.#single() };
    return left;
  }

  #single(): CriteriaExpression {
    this.#depth += 1;
    if (this.#depth > 50) throw this.#tokens.wrong(misunderstandings.tooDeep);
    const expression = this.#bracketed();
    this.#depth -= 1;
    return expression;
  }

  #bracketed(): CriteriaExpression {
    if (this.#tokens.takeWord("not")) return { op: "not", inner: this.#single() };
    if (!this.#tokens.takeWord("(")) return this.#atom();
    const inner = this.#either();
    this.#tokens.expectWord(")");
    return inner;
  }

  #atom(): CriteriaExpression {
    const token = this.#tokens.peek();
    if (token?.kind === "field") {
      this.#tokens.skip();
      return this.#about(token.field);
    }
    if (token?.kind === "number") return this.#numbersFirst();
    if (token?.kind === "compare") return this.#compareWithUnit(token.comparison);
    if (token?.kind === "string") return this.#wordInField();
    throw this.#tokens.wrong(misunderstandings.noSubject);
  }

  /** `length …` */
  #about(field: ResultField): CriteriaExpression {
    const token = this.#tokens.peek();
    if (token?.kind === "number") return this.#numbersAfter(field.type === "list" ? this.#fieldByUnit() : field);
    if (token?.kind === "string") return this.#stringAfter(field);
    if (token?.kind === "boolean") return this.#compare(field, "==", this.#scalar(field));
    if (token?.kind === "compare") {
      this.#tokens.skip();
      return this.#compare(field, token.comparison, this.#scalar(field));
    }
    if (token?.kind === "word") return this.#worded(field, token.word);
    return this.#truthOf(field);
  }

  #worded(field: ResultField, word: CriteriaWord): CriteriaExpression {
    switch (word) {
      case "in":
      case "not-in": {
        this.#tokens.skip();
        const membership: CriteriaExpression = { op: "in", field, values: this.#list(field) };
        return word === "in" ? membership : { op: "not", inner: membership };
      }
      case "between": {
        this.#tokens.skip();
        const low = this.#scalar(field);
        this.#tokens.expectWord("and");
        return this.#range(field, low, this.#scalar(field));
      }
      case "contains":
      case "lacks":
        this.#tokens.skip();
        return this.#containsAny(field, word === "lacks");
      case "empty":
      case "filled":
        this.#tokens.skip();
        return this.#emptiness(field, word === "filled");
      case "present":
      case "absent":
        this.#tokens.skip();
        return this.#presence(field, word === "present");
      case "is":
        this.#tokens.skip();
        return this.#compare(field, "==", this.#scalar(field));
      default:
        return this.#truthOf(field);
    }
  }

  /** `500 < length <= 1000`, `500자 초과`, `500~1000자`. */
  #numbersFirst(): CriteriaExpression {
    const following = this.#tokens.peek(1);
    const beyond = this.#tokens.peek(2);
    if (following?.kind === "compare" && beyond?.kind === "field") {
      const low = this.#number(beyond.field);
      this.#tokens.skip(2);
      const left = this.#compare(beyond.field, mirrored[following.comparison], low);
      const upper = this.#tokens.peek();
      if (upper?.kind !== "compare") return left;
      this.#tokens.skip();
      return { op: "and", left, right: this.#compare(beyond.field, upper.comparison, this.#scalar(beyond.field)) };
    }
    return this.#numbersAfter(this.#fieldByUnit());
  }

  /** `[길이가] 500자 초과 1000자 이하`, `[count] 2개 이상`, `500~1000`. */
  #numbersAfter(field: ResultField): CriteriaExpression {
    const first = this.#number(field);
    if (this.#tokens.takeWord("range")) return this.#range(field, first, this.#number(field));
    const left = this.#compare(field, this.#after(), first);
    // `2번 이상 나오면`: the comparison has said it all.
    if (this.#tokens.takeWord("present")) return left;
    const second = this.#tokens.peek();
    // `500자 초과, 1000자 이하`: a comma joins the two ends of one range and nothing else.
    if (second?.kind === "word" && second.word === "," && this.#tokens.peek(1)?.kind === "number") this.#tokens.skip();
    else if (second?.kind !== "number") return left;
    const limit = this.#number(field);
    return { op: "and", left, right: this.#compare(field, this.#after(), limit) };
  }

  /** `more than 500 characters`: the unit names the field. */
  #compareWithUnit(comparison: Comparison): CriteriaExpression {
    this.#tokens.skip();
    const field = this.#fieldByUnit();
    return this.#compare(field, comparison, this.#number(field));
  }

  /** `"비밀" in found`. */
  #wordInField(): CriteriaExpression {
    const value = this.#tokens.takeString();
    this.#tokens.expectWord("in");
    const token = this.#tokens.peek();
    if (token?.kind !== "field") throw this.#tokens.wrong(misunderstandings.noField);
    this.#tokens.skip();
    return this.#contains(token.field, value, false);
  }

  /** `found에 "비밀"이 포함`. */
  #stringAfter(field: ResultField): CriteriaExpression {
    const value = this.#tokens.takeString();
    this.#tokens.takeWord("particle");
    if (this.#tokens.takeWord("contains")) return this.#contains(field, value, false);
    this.#tokens.expectWord("lacks");
    return this.#contains(field, value, true);
  }

  /** `전화번호가 있으면`: a count of at least one, a list with something in it, a thing that is so. */
  #presence(field: ResultField, present: boolean): CriteriaExpression {
    if (field.type === "list" || field.type === "string") return this.#emptiness(field, present);
    if (field.type === "boolean") return this.#compare(field, "==", present);
    return present ? this.#compare(field, ">=", 1) : this.#compare(field, "==", 0);
  }

  #truthOf(field: ResultField): CriteriaExpression {
    if (field.type !== "boolean") throw this.#tokens.wrong(misunderstandings.uncompared(field.name));
    return { op: "compare", field, comparison: "==", value: true };
  }

  #range(field: ResultField, low: Scalar, high: Scalar): CriteriaExpression {
    if (typeof low !== "number" || typeof high !== "number" || low > high)
      throw this.#tokens.wrong(misunderstandings.emptyRange);
    return {
      op: "and",
      left: this.#compare(field, ">=", low),
      right: this.#compare(field, "<=", high),
    };
  }

  #compare(field: ResultField, comparison: Comparison, value: Scalar): CriteriaExpression {
    const ordered = comparison !== "==" && comparison !== "!=";
    if (ordered && field.type !== "integer" && field.type !== "number")
      throw this.#tokens.wrong(misunderstandings.notNumber(field.name));
    return { op: "compare", field, comparison, value };
  }

  /** `found contains "a"`, `found contains ["a", "b"]`: any of them. */
  #containsAny(field: ResultField, negated: boolean): CriteriaExpression {
    const values = this.#tokens.takeWord("[") ? this.#strings() : [this.#tokens.takeString()];
    const any = values
      .map((value) => this.#contains(field, value, false))
      .reduce((left, right) => ({ op: "or", left, right }));
    return negated ? { op: "not", inner: any } : any;
  }

  #strings(): string[] {
    const values = [this.#tokens.takeString()];
    while (this.#tokens.takeWord(",")) values.push(this.#tokens.takeString());
    this.#tokens.expectWord("]");
    return values;
  }

  #contains(field: ResultField, value: string, negated: boolean): CriteriaExpression {
    if (field.type !== "list" && field.type !== "string")
      throw this.#tokens.wrong(misunderstandings.notWords(field.name));
    const expression: CriteriaExpression = { op: "contains", field, value };
    return negated ? { op: "not", inner: expression } : expression;
  }

  #emptiness(field: ResultField, negated: boolean): CriteriaExpression {
    if (field.type !== "list" && field.type !== "string")
      throw this.#tokens.wrong(misunderstandings.notWords(field.name));
    return negated ? { op: "not", inner: { op: "empty", field } } : { op: "empty", field };
  }

  #list(field: ResultField): Scalar[] {
    const close = this.#tokens.takeWord("[") ? "]" : this.#tokens.takeWord("(") ? ")" : null;
    if (close === null) throw this.#tokens.wrong(misunderstandings.noList);
    const values = [this.#scalar(field)];
    while (this.#tokens.takeWord(",")) values.push(this.#scalar(field));
    this.#tokens.expectWord(close);
    return values;
  }

  #scalar(field: ResultField): Scalar {
    const token = this.#tokens.peek();
    if (token?.kind === "number") return this.#number(field);
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

  #number(field: ResultField): number {
    const token = this.#tokens.peek();
    if (token?.kind !== "number") throw this.#tokens.wrong(misunderstandings.noNumber);
    if (field.type !== "integer" && field.type !== "number")
      throw this.#tokens.wrong(misunderstandings.notNumber(field.name));
    if (token.unit !== null && !field.units.includes(token.unit))
      throw this.#tokens.wrong(misunderstandings.otherUnit(field.name, token.unit));
    this.#tokens.skip();
    if (!token.percent) return token.value;
    if (field.maximum === 1) return token.value / 100;
    if (field.units.includes("%")) return token.value;
    throw this.#tokens.wrong(misunderstandings.notShare(field.name));
  }

  /** The one field that is counted in the unit of the number at hand. */
  #fieldByUnit(): ResultField {
    const token = this.#tokens.peek();
    const unit = token?.kind === "number" ? token.unit : null;
    const candidates = unit === null ? [] : this.#fields.filter((field) => field.units.includes(unit));
    const [field] = candidates;
    if (field === undefined || candidates.length > 1) throw this.#tokens.wrong(misunderstandings.whichField);
    return field;
  }

  #after(): Comparison {
    const token = this.#tokens.peek();
    if (token?.kind !== "after") throw this.#tokens.wrong(misunderstandings.noComparison);
    this.#tokens.skip();
    return token.comparison;
  }
}
