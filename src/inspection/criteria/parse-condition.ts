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
    let left = this.#both();
    while (this.#takeWord("or")) left = { op: "or", left, right: this.#both() };
    return left;
  }

  #both(): CriteriaExpression {
    let left = this.#single();
    while (this.#takeWord("and")) left = { op: "and", left, right: this.#single() };
    return left;
  }

  #single(): CriteriaExpression {
    this.#depth += 1;
    if (this.#depth > deepest) throw this.#wrong();
    const expression = this.#bracketed();
    this.#depth -= 1;
    return expression;
  }

  #bracketed(): CriteriaExpression {
    if (this.#takeWord("not")) return { op: "not", inner: this.#single() };
    if (!this.#takeWord("(")) return this.#atom();
    const inner = this.#either();
    this.#expectWord(")");
    return inner;
  }

  #atom(): CriteriaExpression {
    const token = this.#peek();
    if (token?.kind === "number") return this.#numbersFirst();
    if (token?.kind === "string") return this.#wordInField();
    if (token?.kind !== "field" && token?.kind !== "compare") throw this.#wrong();
    this.#next += 1;
    if (token.kind === "field") return this.#about(token.field);
    // `more than 500 characters`: the unit names the field.
    const field = this.#fieldByUnit();
    return this.#compare(field, token.comparison, this.#number(field));
  }

  /** `length …` */
  #about(field: ResultField): CriteriaExpression {
    const token = this.#peek();
    if (token?.kind === "number") return this.#numbersAfter(field.type === "list" ? this.#fieldByUnit() : field);
    if (token?.kind === "string") return this.#stringAfter(field);
    if (token?.kind === "boolean") return this.#compare(field, "==", this.#scalar(field));
    if (token?.kind === "compare") {
      this.#next += 1;
      return this.#compare(field, token.comparison, this.#scalar(field));
    }
    if (token?.kind === "word") return this.#worded(field, token.word);
    return this.#so(field);
  }

  #worded(field: ResultField, word: CriteriaWord): CriteriaExpression {
    switch (word) {
      case "in":
      case "not-in": {
        this.#next += 1;
        const membership: CriteriaExpression = { op: "in", field, values: this.#list(field) };
        return word === "in" ? membership : { op: "not", inner: membership };
      }
      case "between": {
        this.#next += 1;
        const low = this.#number(field);
        this.#expectWord("and");
        return this.#range(field, low);
      }
      case "contains":
      case "lacks":
        this.#next += 1;
        return this.#containsAny(field, word === "lacks");
      case "empty":
      case "filled":
        this.#next += 1;
        return this.#emptiness(field, word === "filled");
      case "present":
      case "absent":
        this.#next += 1;
        return this.#presence(field, word === "present");
      case "is":
        this.#next += 1;
        return this.#compare(field, "==", this.#scalar(field));
      default:
        return this.#so(field);
    }
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
    const upper = this.#peek();
    if (upper?.kind !== "compare") return left;
    this.#next += 1;
    return { op: "and", left, right: this.#compare(field, upper.comparison, this.#scalar(field)) };
  }

  /** `[길이가] 500자 초과 1000자 이하`, `[count] 2개 이상`, `500~1000`. */
  #numbersAfter(field: ResultField): CriteriaExpression {
    const first = this.#number(field);
    if (this.#takeWord("range")) return this.#range(field, first);
    const left = this.#compare(field, this.#after(), first);
    // `2번 이상 나오면`: the comparison has said it all.
    if (this.#takeWord("present")) return left;
    // `500자 초과, 1000자 이하`: a comma joins the two ends of one range and nothing else.
    if (this.#peek(1)?.kind === "number") this.#takeWord(",");
    if (this.#peek()?.kind !== "number") return left;
    const limit = this.#number(field);
    return { op: "and", left, right: this.#compare(field, this.#after(), limit) };
  }

  /** `"비밀" in found`. */
  #wordInField(): CriteriaExpression {
    const value = this.#string();
    this.#expectWord("in");
    const token = this.#peek();
    if (token?.kind !== "field") throw this.#wrong();
    this.#next += 1;
    return this.#contains(token.field, value);
  }

  /** `found에 "비밀"이 포함`. */
  #stringAfter(field: ResultField): CriteriaExpression {
    const inner = this.#contains(field, this.#string());
    this.#takeWord("particle");
    if (this.#takeWord("contains")) return inner;
    this.#expectWord("lacks");
    return { op: "not", inner };
  }

  /** `found contains "a"`, `found contains ["a", "b"]`: any of them. */
  #containsAny(field: ResultField, negated: boolean): CriteriaExpression {
    const values = this.#takeWord("[") ? this.#listed("]", () => this.#string()) : [this.#string()];
    const each = values.map((value) => this.#contains(field, value));
    const inner = each.reduce((left, right) => ({ op: "or", left, right }));
    return negated ? { op: "not", inner } : inner;
  }

  #string(): string {
    const token = this.#peek();
    if (token?.kind !== "string") throw this.#wrong();
    this.#next += 1;
    return token.value;
  }

  #list(field: ResultField): Scalar[] {
    const close = this.#takeWord("[") ? "]" : this.#takeWord("(") ? ")" : null;
    if (close === null) throw this.#wrong();
    return this.#listed(close, () => this.#scalar(field));
  }

  #listed<Value>(close: CriteriaWord, read: () => Value): Value[] {
    const values = [read()];
    while (this.#takeWord(",")) values.push(read());
    this.#expectWord(close);
    return values;
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
    const token = this.#peek();
    if (token?.kind !== "number") throw this.#wrong();
    if (!isNumber(field) || (token.unit !== null && !isCountedIn(token.unit, field))) throw this.#unfit(field);
    if (token.percent && field.maximum !== 1 && !field.units.includes("%")) throw this.#unfit(field);
    this.#next += 1;
    return token.percent && field.maximum === 1 ? token.value / 100 : token.value;
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

  #after(): CriteriaComparison {
    const token = this.#peek();
    if (token?.kind !== "after") throw this.#wrong();
    this.#next += 1;
    return token.comparison;
  }

  #range(field: ResultField, low: number): CriteriaExpression {
    const high = this.#number(field);
    if (low > high) throw this.#wrong({ ko: "범위가 비어 있습니다", en: "the range is empty" });
    return { op: "and", left: this.#compare(field, ">=", low), right: this.#compare(field, "<=", high) };
  }

  #compare(field: ResultField, comparison: CriteriaComparison, value: Scalar): CriteriaExpression {
    if (comparison !== "==" && comparison !== "!=" && !isNumber(field)) throw this.#unfit(field);
    return { op: "compare", field, comparison, value };
  }

  #contains(field: ResultField, value: string): CriteriaExpression {
    if (!holdsWords(field)) throw this.#unfit(field);
    return { op: "contains", field, value };
  }

  #emptiness(field: ResultField, negated: boolean): CriteriaExpression {
    if (!holdsWords(field)) throw this.#unfit(field);
    return negated ? { op: "not", inner: { op: "empty", field } } : { op: "empty", field };
  }

  /** `전화번호가 있으면`: a count of at least one, a list with something in it, a thing that is so. */
  #presence(field: ResultField, present: boolean): CriteriaExpression {
    if (holdsWords(field)) return this.#emptiness(field, present);
    if (field.type === "boolean") return this.#compare(field, "==", present);
    return present ? this.#compare(field, ">=", 1) : this.#compare(field, "==", 0);
  }

  #so(field: ResultField): CriteriaExpression {
    if (field.type !== "boolean") throw this.#wrong();
    return this.#compare(field, "==", true);
  }
}
