import { oneOf } from "#language";
import { numberLetters, readCount, readNumber } from "./number-words.ts";
import { tidyNumber } from "./tidy-number.ts";
import { type AmountUnit, readUnit } from "./units.ts";

export interface WordedSum {
  readonly expression: string;
  readonly value: number;
  /** What the value counts, as it stands after it; empty for a bare number. */
  readonly unit: string;
}

const number = `(${numberLetters})`;
const money = String.raw`\s*(원|달러|불|유로|엔|개|장|권)?`;
const heads = String.raw`(\d{1,4}|[둘셋넷]|(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)(?=\s*(?:명|사람)))\s*(?:명|사람|인)?(?:이서|이|끼리|에게|한테|으로)?`;
const shared = String.raw`(?:똑같이\s*)?(?:나눠|나누|나눌|더치\s*페이|[nN엔]\s*[빵분])(.*)$`;
const name = "([가-힣]{1,5}?|[a-z°℃℉㎡][a-z²2]{0,10}?)";

const peopleFirst = new RegExp(String.raw`^(?:우리\s*)?${heads}\s*${number}${money}(?:을|를|씩)?\s*${shared}`);
const amountFirst = new RegExp(String.raw`^${number}${money}(?:을|를)?\s*${heads}\s*${shared}`);
const splitEnglish = /^split \$?([\d,.]{1,15}) (?:among|between|by) (\d{1,4})(?: people| ways| friends)?[?.!]*$/i;
const percent = new RegExp(
  String.raw`^${number}${money}(?:의|에서|에|짜리)?\s*(\d[\d.]{0,8})\s*(?:%|퍼센트|프로)(?:를|을|가)?\s*(.*)$`,
);
const power = /^(\d[\d.]{0,8})의\s*(\d{1,3}|세|네|다섯)\s*(?:제곱|승)(.*)$/;
const powerEnglish =
  /^(?:what is )?(\d[\d.]{0,8}) (?:to the power of|to the) (\d{1,3})(?:th|nd|rd|st)?(?: power)?[?.!]*$/i;
const unitTail = String.raw`(?:으로|로|인가요|이야|야|예요|이에요|이지|지)?(?=$|[\s?.!])(.*)$`;
const conversion = new RegExp(
  String.raw`^${number}\s*${name}(?:은|는|이|가|을|를)?\s+(?:몇\s*)?${name}${unitTail}`,
  "i",
);
const conversionEnglish =
  /^(?:convert |what is |how much is )?([\d,.]{1,15}) ?([a-z°]{1,12}) (?:to|in|into|as) ([a-z°]{1,12})[?.!]*$/i;
const howMany = /^how many ([a-z]{1,12}) (?:are )?in ([\d,.]{1,15}) ?([a-z]{1,12})[?.!]*$/i;

const askingWords = oneOf`
  한
  1
  각자
  각각
  [1일]?인당
  명당
  얼마.{0,7}
  몇.{0,5}
  뭐.{0,4}
  계산.{0,5}
  바꿔.{0,3}
  환산.{0,4}
  변환.{0,4}
  해
  줘
  알려줘
  알려
  내면.{0,2}
  내야
  내는
  낼
  면
  서
  때
  돼.{0,2}
  되.{0,3}
  나와.{0,1}
  원
  원씩
  금액.{0,2}
  값.{0,1}
`;
/** What may follow a sum without changing it: 얼마야, 계산해 줘, 한 명당. */
const asking = new RegExp(`^(?:은|는|이|가|을|를|이면|면|씩|로|으로)?(?:${askingWords})?[?.!~]*$`);
const off = /^(?:할인|깎|빼|세일|내리|인하)[가-힣]{0,6}(.*)$/;
const on = /^(?:인상|더하|더한|오르|올리|붙|추가)[가-힣]{0,6}(.*)$/;

/** A sum told in words: what each of three pays, a share of an amount, a power, a measure in another unit. */
export function wordedSum(text: string): WordedSum | null {
  const asked = text.trim();
  return split(asked) ?? share(asked) ?? raised(asked) ?? converted(asked);
}

function split(text: string): WordedSum | null {
  const english = splitEnglish.exec(text);
  if (english) return divided(readNumber(english[1] ?? ""), readNumber(english[2] ?? ""), "");
  const people = peopleFirst.exec(text);
  const [, total = "", unit = "", heads = "", rest = ""] = people
    ? ["", people[2], people[3], people[1], people[4]]
    : (amountFirst.exec(text) ?? []);
  return onlyAsks(rest) ? divided(readNumber(total), readCount(heads), unit) : null;
}

function divided(total: number | null, among: number | null, unit: string): WordedSum | null {
  if (total === null || among === null || among === 0) return null;
  return { expression: `${show(total)}${unit} ÷ ${show(among)}`, value: tidyNumber(total / among), unit };
}

function share(text: string): WordedSum | null {
  const [, amount = "", unit = "", rate = "", rest = ""] = percent.exec(text) ?? [];
  const [whole, part] = [readNumber(amount), readNumber(rate)];
  if (whole === null || part === null) return null;
  const told = `${show(whole)}${unit}`;
  const [less, more] = [off.exec(rest), on.exec(rest)];
  const after = less?.[1] ?? more?.[1] ?? rest;
  if (!onlyAsks(after)) return null;
  if (less) return { expression: `${told} × (1 - ${part}%)`, value: tidyNumber((whole * (100 - part)) / 100), unit };
  if (more) return { expression: `${told} × (1 + ${part}%)`, value: tidyNumber((whole * (100 + part)) / 100), unit };
  return { expression: `${told} × ${part}%`, value: tidyNumber((whole * part) / 100), unit };
}

function raised(text: string): WordedSum | null {
  const [, base = "", exponent = "", rest = ""] = power.exec(text) ?? powerEnglish.exec(text) ?? [];
  const [low, high] = [readNumber(base), readCount(exponent)];
  if (low === null || high === null || !onlyAsks(rest)) return null;
  const value = tidyNumber(low ** high);
  return Number.isFinite(value) ? { expression: `${low}^${high}`, value, unit: "" } : null;
}

function converted(text: string): WordedSum | null {
  const many = howMany.exec(text);
  const [, amount = "", from = "", to = "", rest = ""] = many
    ? ["", many[2], many[3], many[1]]
    : (conversionEnglish.exec(text) ?? conversion.exec(text) ?? []);
  const [value, own, other] = [readNumber(amount), readUnit(from), readUnit(to)];
  if (value === null || own === null || other === null || own.measure !== other.measure || own === other) return null;
  return onlyAsks(rest) ? inUnit(value, own, other) : null;
}

function inUnit(value: number, own: AmountUnit, other: AmountUnit): WordedSum {
  const unit = ` ${other.shown}`;
  if (own.measure === "temperature") {
    return own.shown === "℉"
      ? { expression: `(${value} - 32) × 5 ÷ 9`, value: tidyNumber(((value - 32) * 5) / 9), unit }
      : { expression: `${value} × 9 ÷ 5 + 32`, value: tidyNumber((value * 9) / 5 + 32), unit };
  }
  const [times, by] = [tidyNumber(own.size / other.size), tidyNumber(other.size / own.size)];
  const factor = times >= 1 ? `× ${show(times)}` : `÷ ${show(by)}`;
  return {
    expression: `${show(value)} ${own.shown} ${factor}`,
    value: tidyNumber((value * own.size) / other.size),
    unit,
  };
}

function onlyAsks(rest = ""): boolean {
  return rest
    .trim()
    .split(/\s+/)
    .every((word) => asking.test(word));
}

function show(value: number): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: 10 });
}
