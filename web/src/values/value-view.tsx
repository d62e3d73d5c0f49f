import { type Localized, localizedSchema } from "#protocol";
import { formatMoment } from "../language/format.ts";
import { useLanguage } from "../language/use-language.ts";
import { FieldName } from "./field-name.tsx";
import { FoldedList } from "./folded-list.tsx";
import { FoldedText } from "./folded-text.tsx";
import { thoughtsOf } from "./thoughts-of.ts";
import styles from "./value-view.module.css";
import type { ValueWords } from "./value-words.ts";

const texts = { yes: { ko: "예", en: "Yes" }, no: { ko: "아니요", en: "No" } };

/** A value of a journal for people: fields by their words, lists as lists, long ones folded. Fields without a value are left out. */
export function ValueView({ value, field = "", words }: Omit<Props, "field"> & { readonly field?: string }) {
  return (
    <div className={styles.block}>
      <Value value={value} field={field} words={words} />
    </div>
  );
}

interface Props {
  readonly value: unknown;
  /** The field that the value stands in. */
  readonly field: string;
  readonly words: ValueWords;
}

function Value({ value, field, words }: Props) {
  const { say, language } = useLanguage();
  if (isEmpty(value)) return <span>–</span>;
  if (typeof value === "boolean") return <span>{say(value ? texts.yes : texts.no)}</span>;
  if (typeof value === "number")
    return <span>{isMoment(field, value) ? formatMoment(value, language) : plain(value)}</span>;
  if (typeof value === "string") {
    const title = words.value(field, value);
    if (title !== null) return <span>{say(title)}</span>;
    if (isTimestamp(value)) return <span>{formatMoment(Date.parse(value), language)}</span>;
    if (isId(value)) return <code>{value}</code>;
    return <FoldedText text={(field === "reasoning" ? thoughtsOf(value) : value).trimEnd()} />;
  }
  const localized = localizedIn(value);
  if (localized !== null) return <FoldedText text={say(localized)} />;
  if (Array.isArray(value)) {
    if (value.every(isShort)) {
      const names = value.map((one) => (typeof one === "string" ? words.value(field, one) : null));
      return <FoldedText text={value.map((one, at) => (names[at] ? say(names[at]) : wordsOf(one))).join(", ")} />;
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: a journal never changes its order
    return <FoldedList items={value.map((one, at) => <Item key={at} value={one} field={field} words={words} />)} />;
  }
  return <Members value={value ?? {}} words={words} />;
}

function Item({ value, field, words }: Props) {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value) && localizedIn(value) === null;
  if (isObject && fitsInLine(value)) return <Members value={value} words={words} isLine />;
  return <Value value={value} field={field} words={words} />;
}

interface MembersProps {
  readonly value: object;
  readonly words: ValueWords;
  readonly isLine?: boolean;
}

function Members({ value, words, isLine = false }: MembersProps) {
  return (
    <dl className={isLine ? styles.line : styles.members}>
      {Object.entries(value)
        .filter(([, member]) => !isEmpty(member))
        .map(([name, member]) => (
          <div key={name} data-deep={isDeep(member)}>
            <dt>
              <FieldName name={name} words={words} />
            </dt>
            <dd>
              <Value value={member} field={name} words={words} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function isEmpty(value: unknown): boolean {
  if (value == null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** What stands below its name, not beside it. */
function isDeep(value: unknown): boolean {
  if (typeof value === "string") return value.length > 160;
  if (typeof value !== "object" || value === null || localizedIn(value) !== null) return false;
  return !(Array.isArray(value) && value.every(isShort));
}

/** What fits into a line beside others: a word, a number, the parts of a date. */
function isShort(value: unknown): boolean {
  if (Array.isArray(value)) return value.length <= 3 && value.every((one) => typeof one === "number");
  return typeof value === "number" || (typeof value === "string" && value.length <= 40);
}

const wordsOf = (value: unknown) => (Array.isArray(value) ? value.join("-") : String(value));

/** A few short fields stand in one line of a list: a name of two parts, a figure and its unit. */
const fitsInLine = (value: object) => Object.values(value).length <= 3 && Object.values(value).every(isShort);

const sentence = localizedSchema.strict();
const localizedIn = (value: unknown): Localized | null => sentence.safeParse(value).data ?? null;

/** Letters that are no word: the reading font would make a × of an x between digits. */
const isId = (value: string) => /^(?=.*\d)[a-z0-9_-]{12,60}$/.test(value);

/** Moments are kept as milliseconds under names such as `updatedAt`. */
const isMoment = (field: string, value: number) => field.endsWith("At") && value > 1e12 && value < latestMoment;
const isTimestamp = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(value) && !Number.isNaN(Date.parse(value));
/** What a date can be at most. */
const latestMoment = 8.64e15;

const plain = (value: number) => String(Number(value.toFixed(4)));
