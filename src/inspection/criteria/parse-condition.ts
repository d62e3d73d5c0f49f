import type { Localized } from "#protocol";
import type { CriteriaComparison, CriteriaExpression, Scalar } from "./expression.ts";
import type { ResultField } from "./fields.ts";
import { type CriteriaToken, type CriteriaWord, createTokenizer, NotACondition, notUnderstood } from "./tokens.ts";

/** Parses a condition whole, or throws NotACondition: half a condition decides nothing. */
export function createConditionParser(fields: readonly ResultField[]): (text: string) => CriteriaExpression {
  const tokenize = createTokenizer(fields);
  return (text) => new ConditionParser(text, tokenize(text), fields).parse();
}

const mirrored = { ">": "<", ">=": "<=", "<": ">", "<=": ">=", "==": "==", "!=": "!=" } as const;
const deepest = 50;

/** What is counted without a unit of its own may have one for anything: `전화번호가 2개 이상`. */
const isCountedIn = (unit: string, { type, units }: ResultField) =>
  units.includes(unit) || (type === "integer" && units.length === 0 && ["개", "건", "번"].includes(unit));
const isNumber = ({ type }: ResultField) => type === "integer" || type === "number";
const holdsWords = ({ type }: ResultField) => type === "list" || type === "string";
const not = (inner: CriteriaExpression): CriteriaExpression => ({ op: "not", inner });

type Kind = CriteriaToken["kind"];
type TokenOf<One extends Kind> = Extract<CriteriaToken, { readonly kind: One }>;
const isOf = <One extends Kind>(token: CriteriaToken | undefined, kind: One): token is TokenOf<One> =>
  token?.kind === kind;

class ConditionParser {
  readonly #text: string;
  readonly #tokens: readonly CriteriaToken[];
  readonly #fields: readonly ResultField[];
  #next = 0;
  #depth = 0;

  constructor(text: string, tokens: readonly CriteriaToken[], fields: readonly ResultField[]) {
    this.#text = text;
    this.#tokens = tokens;
    this.#fields = fields;
  }

  parse(): CriteriaExpression {
    const expression: CriteriaExpression = this.#takeWord("otherwise") ? { op: "otherwise" } : this.#either();
    if (this.#peek() !== undefined) throw this.#wrong();
    return expression;
  }

  #peek(ahead = 0): CriteriaToken | undefined {
    return this.#tokens[this.#next + ahead];
  }

  #take<One extends Kind>(kind: One): TokenOf<One> {
    const token = this.#peek();
    if (!isOf(token, kind)) throw this.#wrong();
    this.#next += 1;
    return token;
  }

  #takeWord(word: CriteriaWord): boolean {
    const token = this.#peek();
    const isThere = token?.kind === "word" && token.word === word;
    if (isThere) this.#next += 1;
    return isThere;
  }

  #expectWord(word: CriteriaWord): void {
    if (!this.#takeWord(word)) throw this.#wrong();
  }

  #wrong(says?: Localized): NotACondition {
    const at = this.#peek()?.at ?? this.#text.length;
    return says === undefined ? notUnderstood(this.#text, at) : new NotACondition(says, at);
  }

  #unfit({ name }: ResultField): NotACondition {
    return this.#wrong({ ko: `${name}의 값으로 맞지 않습니다`, en: `this does not fit ${name}` });
  }

  #either(): CriteriaExpression {
    return this.#joined("or", () => this.#joined("and", () => this.#single()));
  }

  #joined(op: "and" | "or", read: () => CriteriaExpression): CriteriaExpression {
    let left = read();
    while (this.#takeWord(op)) left = { op, left, right: read() };
    return left;
  }

  #single(): CriteriaExpression {
    this.#depth += 1;
    if (this.#depth > deepest) throw this.#wrong();
    let expression: CriteriaExpression;
    if (this.#takeWord("not")) expression = not(this.#single());
    else if (this.#takeWord("(")) {
      expression = this.#either();
      this.#expectWord(")");
    } else expression = this.#atom();
    this.#depth -= 1;
    return expression;
  }

  #atom(): CriteriaExpression {
    switch (this.#peek()?.kind) {
      case "number":
        return this.#numbersFirst();
      case "string": {
        // `"비밀" in found`
        const { value } = this.#take("string");
        this.#expectWord("in");
        return this.#compare(this.#take("field").field, "contains", value);
      }
      case "field":
        return this.#about(this.#take("field").field);
      default: {
        // `more than 500 characters`: the unit names the field.
        const { comparison } = this.#take("compare");
        const field = this.#fieldByUnit();
        return this.#compare(field, comparison, this.#number(field));
      }
    }
  }

  /** `length …` */
  #about(field: ResultField): CriteriaExpression {
    const token = this.#peek();
    if (token?.kind === "number") return this.#numbersAfter(field.type === "list" ? this.#fieldByUnit() : field);
    if (token?.kind === "string") return this.#stringAfter(field);
    if (token?.kind === "compare") return this.#compare(field, this.#take("compare").comparison, this.#scalar(field));
    if (token?.kind === "boolean" || this.#takeWord("is")) return this.#compare(field, "==", this.#scalar(field));
    if (this.#takeWord("in")) return this.#anyOf(field, "==");
    if (this.#takeWord("not-in")) return not(this.#anyOf(field, "=="));
    if (this.#takeWord("contains")) return this.#anyOf(field, "contains");
    if (this.#takeWord("lacks")) return not(this.#anyOf(field, "contains"));
    if (this.#takeWord("empty")) return this.#compare(field, "is empty", "");
    if (this.#takeWord("filled")) return not(this.#compare(field, "is empty", ""));
    if (this.#takeWord("present")) return this.#presence(field, true);
    if (this.#takeWord("absent")) return this.#presence(field, false);
    if (this.#takeWord("between")) {
      const low = this.#number(field);
      this.#expectWord("and");
      return this.#range(field, low);
    }
    if (field.type !== "boolean") throw this.#wrong();
    return this.#compare(field, "==", true);
  }

  /** `500 < length <= 1000`, `500자 초과`, `500~1000자`. */
  #numbersFirst(): CriteriaExpression {
    const following = this.#peek(1);
    const beyond = this.#peek(2);
    if (following?.kind !== "compare" || beyond?.kind !== "field") return this.#numbersAfter(this.#fieldByUnit());
    const { field } = beyond;
    const low = this.#number(field);
    this.#next += 2;
    const left = this.#compare(field, mirrored[following.comparison], low);
    if (this.#peek()?.kind !== "compare") return left;
    const { comparison } = this.#take("compare");
    return { op: "and", left, right: this.#compare(field, comparison, this.#scalar(field)) };
  }

  /** `[길이가] 500자 초과 1000자 이하`, `[count] 2개 이상`, `500~1000`. */
  #numbersAfter(field: ResultField): CriteriaExpression {
    const first = this.#number(field);
    if (this.#takeWord("range")) return this.#range(field, first);
    const left = this.#compare(field, this.#take("after").comparison, first);
    // `2번 이상 나오면`: the comparison has said it all.
    if (this.#takeWord("present")) return left;
    // `500자 초과, 1000자 이하`: a comma joins the two ends of one range and nothing else.
    if (this.#peek(1)?.kind === "number") this.#takeWord(",");
    if (this.#peek()?.kind !== "number") return left;
    const limit = this.#number(field);
    return { op: "and", left, right: this.#compare(field, this.#take("after").comparison, limit) };
  }

  /** `found에 "비밀"이 포함`. */
  #stringAfter(field: ResultField): CriteriaExpression {
    const inner = this.#compare(field, "contains", this.#take("string").value);
    this.#takeWord("particle");
    if (this.#takeWord("contains")) return inner;
    this.#expectWord("lacks");
    return not(inner);
  }

  /** `found contains "a"`, `found contains ["a", "b"]`, `language in (ko, en)`: any of them. */
  #anyOf(field: ResultField, comparison: "==" | "contains"): CriteriaExpression {
    const read = () =>
      this.#compare(field, comparison, comparison === "==" ? this.#scalar(field) : this.#take("string").value);
    const close = this.#takeWord("[") ? "]" : this.#takeWord("(") ? ")" : null;
    let either = read();
    while (close !== null && this.#takeWord(",")) either = { op: "or", left: either, right: read() };
    if (close !== null) this.#expectWord(close);
    return either;
  }

  #scalar(field: ResultField): Scalar {
    const token = this.#peek();
    if (token?.kind === "number") return this.#number(field);
    if (token?.kind !== field.type || (token.kind !== "boolean" && token.kind !== "string")) throw this.#unfit(field);
    if (token.kind === "string" && field.values.length > 0 && !field.values.includes(token.value))
      throw this.#unfit(field);
    this.#next += 1;
    return token.value;
  }

  #number(field: ResultField): number {
    const { value, unit, percent } = this.#take("number");
    const isShare = percent && field.maximum === 1;
    const fits = isNumber(field) && (unit === null || isCountedIn(unit, field));
    if (fits && (!percent || isShare || field.units.includes("%"))) return isShare ? value / 100 : value;
    this.#next -= 1;
    throw this.#unfit(field);
  }

  /** The one field that is counted in the unit of the number at hand. */
  #fieldByUnit(): ResultField {
    const token = this.#peek();
    const unit = token?.kind === "number" ? token.unit : null;
    const [field, ...others] = unit === null ? [] : this.#fields.filter(({ units }) => units.includes(unit));
    if (field === undefined || others.length > 0)
      throw this.#wrong({ ko: "어느 필드인지 알 수 없습니다", en: "which field is meant is not said" });
    return field;
  }

  #range(field: ResultField, low: number): CriteriaExpression {
    const high = this.#number(field);
    if (low > high) throw this.#wrong({ ko: "범위가 비어 있습니다", en: "the range is empty" });
    return { op: "and", left: this.#compare(field, ">=", low), right: this.#compare(field, "<=", high) };
  }

  #compare(field: ResultField, comparison: CriteriaComparison, value: Scalar): CriteriaExpression {
    const isOfWords = comparison === "contains" || comparison === "is empty";
    const isOfAny = comparison === "==" || comparison === "!=";
    if (!isOfAny && !(isOfWords ? holdsWords(field) : isNumber(field))) throw this.#unfit(field);
    return { op: "compare", field, comparison, value };
  }

  /** `전화번호가 있으면`: a count of at least one, a list with something in it, a thing that is so. */
  #presence(field: ResultField, present: boolean): CriteriaExpression {
    const empty = holdsWords(field) ? this.#compare(field, "is empty", "") : null;
    if (empty !== null) return present ? not(empty) : empty;
    if (field.type === "boolean") return this.#compare(field, "==", present);
    return present ? this.#compare(field, ">=", 1) : this.#compare(field, "==", 0);
  }
}
