import { ConditionMaker } from "./condition-maker.ts";
import type { CriteriaWord } from "./criteria-token.ts";
import type { Comparison, CriteriaExpression } from "./expression.ts";
import type { ResultField } from "./fields.ts";
import { misunderstandings } from "./misunderstandings.ts";
import { TokenCursor } from "./token-cursor.ts";
import { createTokenizer } from "./tokens.ts";
import { ValueReader } from "./value-reader.ts";

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
  readonly #values: ValueReader;
  readonly #make: ConditionMaker;
  #depth = 0;

  constructor(tokens: TokenCursor, fields: readonly ResultField[]) {
    this.#tokens = tokens;
    this.#values = new ValueReader(tokens, fields);
    this.#make = new ConditionMaker(tokens);
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
    if (token?.kind === "number") return this.#numbersAfter(field.type === "list" ? this.#values.fieldByUnit() : field);
    if (token?.kind === "string") return this.#stringAfter(field);
    if (token?.kind === "boolean") return this.#make.compare(field, "==", this.#values.scalar(field));
    if (token?.kind === "compare") {
      this.#tokens.skip();
      return this.#make.compare(field, token.comparison, this.#values.scalar(field));
    }
    if (token?.kind === "word") return this.#worded(field, token.word);
    return this.#make.truthOf(field);
  }

  #worded(field: ResultField, word: CriteriaWord): CriteriaExpression {
    switch (word) {
      case "in":
      case "not-in": {
        this.#tokens.skip();
        const membership: CriteriaExpression = { op: "in", field, values: this.#values.list(field) };
        return word === "in" ? membership : { op: "not", inner: membership };
      }
      case "between": {
        this.#tokens.skip();
        const low = this.#values.scalar(field);
        this.#tokens.expectWord("and");
        return this.#make.range(field, low, this.#values.scalar(field));
      }
      case "contains":
      case "lacks":
        this.#tokens.skip();
        return this.#containsAny(field, word === "lacks");
      case "empty":
      case "filled":
        this.#tokens.skip();
        return this.#make.emptiness(field, word === "filled");
      case "present":
      case "absent":
        this.#tokens.skip();
        return this.#make.presence(field, word === "present");
      case "is":
        this.#tokens.skip();
        return this.#make.compare(field, "==", this.#values.scalar(field));
      default:
        return this.#make.truthOf(field);
    }
  }

  /** `500 < length <= 1000`, `500자 초과`, `500~1000자`. */
  #numbersFirst(): CriteriaExpression {
    const following = this.#tokens.peek(1);
    const beyond = this.#tokens.peek(2);
    if (following?.kind === "compare" && beyond?.kind === "field") {
      const low = this.#values.number(beyond.field);
      this.#tokens.skip(2);
      const left = this.#make.compare(beyond.field, mirrored[following.comparison], low);
      const upper = this.#tokens.peek();
      if (upper?.kind !== "compare") return left;
      this.#tokens.skip();
      return {
        op: "and",
        left,
        right: this.#make.compare(beyond.field, upper.comparison, this.#values.scalar(beyond.field)),
      };
    }
    return this.#numbersAfter(this.#values.fieldByUnit());
  }

  /** `[길이가] 500자 초과 1000자 이하`, `[count] 2개 이상`, `500~1000`. */
  #numbersAfter(field: ResultField): CriteriaExpression {
    const first = this.#values.number(field);
    if (this.#tokens.takeWord("range")) return this.#make.range(field, first, this.#values.number(field));
    const left = this.#make.compare(field, this.#values.after(), first);
    // `2번 이상 나오면`: the comparison has said it all.
    if (this.#tokens.takeWord("present")) return left;
    const second = this.#tokens.peek();
    // `500자 초과, 1000자 이하`: a comma joins the two ends of one range and nothing else.
    if (second?.kind === "word" && second.word === "," && this.#tokens.peek(1)?.kind === "number") this.#tokens.skip();
    else if (second?.kind !== "number") return left;
    const limit = this.#values.number(field);
    return { op: "and", left, right: this.#make.compare(field, this.#values.after(), limit) };
  }

  /** `more than 500 characters`: the unit names the field. */
  #compareWithUnit(comparison: Comparison): CriteriaExpression {
    this.#tokens.skip();
    const field = this.#values.fieldByUnit();
    return this.#make.compare(field, comparison, this.#values.number(field));
  }

  /** `"비밀" in found`. */
  #wordInField(): CriteriaExpression {
    const value = this.#tokens.takeString();
    this.#tokens.expectWord("in");
    const token = this.#tokens.peek();
    if (token?.kind !== "field") throw this.#tokens.wrong(misunderstandings.noField);
    this.#tokens.skip();
    return this.#make.contains(token.field, value, false);
  }

  /** `found에 "비밀"이 포함`. */
  #stringAfter(field: ResultField): CriteriaExpression {
    const value = this.#tokens.takeString();
    this.#tokens.takeWord("particle");
    if (this.#tokens.takeWord("contains")) return this.#make.contains(field, value, false);
    this.#tokens.expectWord("lacks");
    return this.#make.contains(field, value, true);
  }

  /** `found contains "a"`, `found contains ["a", "b"]`: any of them. */
  #containsAny(field: ResultField, negated: boolean): CriteriaExpression {
    const values = this.#tokens.takeWord("[") ? this.#values.strings() : [this.#tokens.takeString()];
    const any = values
      .map((value) => this.#make.contains(field, value, false))
      .reduce((left, right) => ({ op: "or", left, right }));
    return negated ? { op: "not", inner: any } : any;
  }
}
