import { oneOf } from "#language";
import { monthNamePattern } from "#language/meaning";
import { readNumber } from "../question/number-words.ts";
import { englishNot, notWords } from "./negations.ts";
import { plainUnit } from "./read-cell.ts";
import { type CivilValue, readDay } from "./read-day.ts";

/** How a value stands to what is named. */
export type BoundRelation = "least" | "most" | "above" | "below" | "is";

/** What a question says of rows without naming a cell. */
export type RowCondition =
  | ({ readonly kind: "figure"; readonly bounds: readonly FigureBound[] } & BoundWords)
  | ({ readonly kind: "day"; readonly bounds: readonly DayBound[] } & BoundWords)
  | { readonly kind: "blank"; readonly words: string; readonly isBehind: boolean }
  | { readonly kind: "filled"; readonly words: string }
  | { readonly kind: "not"; readonly words: string; readonly isBehind: boolean };

interface BoundWords {
  readonly words: string;
  /** It was turned around by a word that denies it. */
  readonly isDenied?: boolean;
  /** One of its bounds is enough. */
  readonly isEither?: boolean;
}

export interface FigureBound {
  readonly relation: BoundRelation;
  readonly value: number;
  readonly unit: string;
  /** It was written out in thousands: 3천만, 50k. */
  readonly isScaled: boolean;
}

export interface DayBound {
  readonly relation: BoundRelation;
  readonly day: CivilValue;
}

export interface ConditionsRead {
  readonly conditions: readonly RowCondition[];
  /** The question, with a mark in the place of each condition. */
  readonly rest: string;
}

const markShape = /^\ue000(\d+)\ue000$/;
const markOf = (at: number) => ` \ue000${at}\ue000 `;
/** The condition that a word of the rest stands for; null for any other word. */
export const conditionAt = (word: string) => {
  const at = markShape.exec(word)?.[1];
  return at === undefined ? null : Number(at);
};

const figure = String.raw`([$€£¥₩]?)\s?(\d[\d,]*(?:\.\d+)?)\s?((?:[십백천]?[만억조](?:\s?\d[\d,]*\s?[십백천]?만?)?|천(?!원?\s?[가-힣]*도)|백|k\b|m\b|mn\b|bn\b|thousand|million|billion)?)\s?(원|달러|유로|엔|%|퍼센트|프로|명|개|건|점|세|살|회|시간|분|일|주|개월|년|대|권|장|병|평|도|kg|g|km|m|cm|mm|l|dollars?|pounds?|euros?|won|percent|days?|hours?|years?|people)?`;
const day = oneOf`
  (?:\d{4}\s?년\s?)?\d{1,2}\s?월(?:\s?\d{1,2}\s?일)?
  \d{4}[-./]\d{1,2}(?:[-./]\d{1,2})?
  (?:19|20)\d\d\s?년
`;
const englishDay = String.raw`(?:(?:\d{1,2}(?:st|nd|rd|th)? )?${monthNamePattern}[a-z]*\b(?: \d{1,2}(?:st|nd|rd|th)?(?![\d]))?(?:,? \d{4})?|\d{4}-\d{1,2}(?:-\d{1,2})?|(?:19|20)\d\d\b)`;

const behindFigure: readonly (readonly [BoundRelation, string])[] = [
  ["least", String.raw`이상|or (?:more|above|over|higher)|and (?:over|above)|\+`],
  ["most", `이하|이내|or (?:less|under|below|fewer|lower)`],
  [
    "below",
    oneOf`
    미만
    보다\s*(?:더\s*)?(?:적|작|낮|싼|싸|짧)[가-힣]*
    (?:이|가|도)?\s*(?:안|채\s?안)\s*(?:되|돼|된)[가-힣]*
    (?:에|에도)?\s*못\s*미치[가-힣]*
    밑[가-힣]*
  `,
  ],
  [
    "above",
    oneOf`
    초과
    (?:을|를|이|가)?\s*(?:넘|웃돌)[가-힣]*
    보다\s*(?:더\s*)?(?:많|크|큰|높|비싼|비싸|긴|길|커)[가-힣]*
  `,
  ],
  ["is", String.raw`짜리|인(?=\s)`],
];
const beforeFigure: readonly (readonly [BoundRelation, string])[] = [
  ["least", "at least|no less than|a minimum of"],
  ["most", "at most|no more than|up to|a maximum of"],
  ["below", "under|below|less than|fewer than|lower than|cheaper than|shorter than"],
  ["above", "over|above|more than|greater than|higher than|exceeding|exceeds?|longer than"],
  ["is", "exactly|equal to"],
];
const behindDay: readonly (readonly [BoundRelation, string])[] = [
  ["least", "이후(?:에|로)?|부터"],
  ["most", "이전(?:에)?|까지"],
  ["above", "(?:지나서|넘어서|후에?)(?![가-힣])"],
  ["below", "전에?(?![가-힣])"],
];
const beforeDay: readonly (readonly [BoundRelation, string])[] = [
  ["least", "since|from|starting"],
  ["most", "by|until|till|through|up to"],
  ["above", "after|later than"],
  ["below", "before|earlier than|prior to"],
  ["is", "in|during|on"],
];
const tail = String.raw`(?:\s?(?:인|의|되는|하는|가|이|은|는|을|를|으로|에|이고|이며|이면서|면서)(?=\s|$|[?？,]))?`;
/** What goes on behind a condition says nothing of it. */
const plainWords = (words: string) => words.trim().replace(/(?:이고|이며|이?면서)$/, "");

/** Reads what a question says of rows in figures, days and blanks: 100만원 이상, before May, 담당자가 비어 있는. */
export function readConditions(question: string): ConditionsRead {
  const conditions: RowCondition[] = [];
  let rest = question;
  const replace = (pattern: string, read: (found: readonly string[]) => RowCondition | null) => {
    rest = rest.replace(new RegExp(pattern, "gi"), (...found: unknown[]) => {
      const groups = found
        .filter((one) => typeof one === "string" || one === undefined)
        .map((one) => (typeof one === "string" ? one : ""));
      const condition = read(groups);
      if (condition === null) return groups[0] ?? "";
      conditions.push(condition);
      return markOf(conditions.length - 1);
    });
  };
  replace(
    String.raw`(${day})\s?(?:부터|에서|~|-)\s?(${day})\s?(?:까지|사이)?${tail}`,
    ([words = "", from = "", to = ""]) =>
      daysOf(words, [
        ["least", from],
        ["most", to],
      ]),
  );
  replace(
    String.raw`\b(?:between|from) (${englishDay}) (?:and|to|until) (${englishDay})`,
    ([words = "", from = "", to = ""]) =>
      daysOf(words, [
        ["least", from],
        ["most", to],
      ]),
  );
  for (const [relation, shape] of behindDay)
    replace(String.raw`(${day})\s?(?:${shape})${tail}`, ([words = "", named = ""]) =>
      daysOf(words, [[relation, named]]),
    );
  // in January or March: each of the days is one that is meant.
  replace(
    String.raw`\b(?:in|during|on) (${englishDay})((?:,? (?:and|or|in) (?:in |on )?${englishDay}|, ${englishDay})+)`,
    ([words = "", first = "", others = ""]) => {
      const days = [first, ...others.split(/,? (?:and|or) (?:in |on )?|, /)].filter((one) => one.trim() !== "");
      const read = daysOf(
        words,
        days.map((one): [BoundRelation, string] => ["is", one]),
      );
      return read?.kind === "day" ? { ...read, isEither: true } : null;
    },
  );
  for (const [relation, shape] of beforeDay)
    replace(String.raw`\b(?:${shape}) (?:the )?(${englishDay})`, ([words = "", named = ""]) =>
      daysOf(words, [[relation, named]]),
    );
  replace(String.raw`\bbetween ${figure} and ${figure}`, (found) =>
    figuresOf(found[0] ?? "", [
      ["least", found, 1],
      ["most", found, 5],
    ]),
  );
  replace(String.raw`(?<!\d)${figure}\s?(?:에서|부터|~|-)\s?${figure}\s?(?:사이|까지)${tail}`, (found) =>
    figuresOf(found[0] ?? "", [
      ["least", found, 1],
      ["most", found, 5],
    ]),
  );
  replace(String.raw`(?<!\d)${figure}\s?이상\s?${figure}\s?(이하|미만)${tail}`, (found) =>
    figuresOf(found[0] ?? "", [
      ["least", found, 1],
      [found[9] === "미만" ? "below" : "most", found, 5],
    ]),
  );
  // 10~20만원: both ends are told.
  replace(String.raw`(?<![\d.~-])${figure}\s?~\s?${figure}${tail}(?![가-힣\d~-])`, (found) =>
    figuresOf(found[0] ?? "", [
      ["least", found, 1],
      ["most", found, 5],
    ]),
  );
  // 30대: from thirty to thirty-nine years of age.
  replace(String.raw`(?<![\d.])([1-9]0)대(?=\s|의|인|는|이)`, ([words = "", decade = ""]) => ({
    kind: "figure",
    bounds: [
      { relation: "least", value: Number(decade), unit: "세", isScaled: false },
      { relation: "below", value: Number(decade) + 10, unit: "세", isScaled: false },
    ],
    words,
  }));
  for (const [relation, shape] of beforeFigure)
    replace(String.raw`\b(?:${shape}) ${figure}`, (found) => figuresOf(found[0] ?? "", [[relation, found, 1]]));
  for (const [relation, shape] of behindFigure)
    replace(String.raw`(?<![\d.a-z-])${figure}\s?(?:${shape})${tail}`, (found) =>
      figuresOf(found[0] ?? "", [[relation, found, 1]]),
    );
  replace(blankWords, ([words = ""]) => ({ kind: "blank", words, isBehind: false }));
  replace(englishBlank, ([words = ""]) => ({ kind: "blank", words, isBehind: true }));
  replace(String.raw`(?<=[가-힣](?:이|가)\s?)(?:있는|적힌|정해진)(?=\s)`, ([words = ""]) => ({
    kind: "filled",
    words,
  }));
  replace(notWords, ([words = ""]) => ({ kind: "not", words, isBehind: false }));
  replace(englishNot, ([words = ""]) => ({ kind: "not", words, isBehind: true }));
  return { conditions, rest };
}

const blankWords = oneOf`
  (?<=[가-힣](?:이|가|은|는|도)?\s?)(?:비어\s?있는|비어있는|비어\s?있|비어있|빈|없는|안\s?적힌|안\s?정해진|비었)(?:\s?(?:줄|행|칸))?(?=\s|$|[?？])
  \bis (?:empty|blank|missing)\b
  \bare (?:empty|blank|missing)\b
`;
const englishBlank = String.raw`\b(?:without(?: an?| any)?|with no|missing(?: an?| the)?|have no|has no)(?= )`;

function daysOf(words: string, bounds: readonly (readonly [BoundRelation, string])[]): RowCondition | null {
  const read = bounds.flatMap(([relation, named]) => {
    const civil =
      readDay(named.trim()) ??
      (/^(?:19|20)\d\d$/.test(named.trim()) ? { year: Number(named), month: null, day: null } : null);
    return civil === null ? [] : [{ relation, day: civil }];
  });
  return read.length === bounds.length ? { kind: "day", bounds: read, words: plainWords(words) } : null;
}

const numberOf = (digits: string) => Number(digits.replaceAll(",", ""));

function figuresOf(
  words: string,
  bounds: readonly (readonly [BoundRelation, readonly string[], number])[],
): RowCondition | null {
  const read = bounds.flatMap(([relation, found, at]) => {
    const [sign = "", digits = "", own = "", unit = ""] = found.slice(at, at + 4);
    // 100~400만원, 1 to 2 million: the scale behind the last is that of both.
    const [, lastDigits = "", lastScale = ""] = found.slice(bounds.at(-1)?.[2] ?? at);
    const isBare = own === "" && lastScale !== "" && numberOf(digits) <= numberOf(lastDigits);
    if (isBare && sign + unit !== "") return [];
    const scale = isBare ? lastScale : own;
    const value = scaled(digits, scale);
    return value === null ? [] : [{ relation, value, unit: plainUnit(sign || unit), isScaled: scale !== "" }];
  });
  if (read.length !== bounds.length) return null;
  // 10에서 20만원: the unit behind the last is that of both.
  const unit = read.at(-1)?.unit ?? "";
  return {
    kind: "figure",
    bounds: read.map((bound) => ({ ...bound, unit: bound.unit || unit })),
    words: plainWords(words),
  };
}

function scaled(digits: string, scale: string): number | null {
  const english = new Map([
    ["k", 1e3],
    ["thousand", 1e3],
    ["m", 1e6],
    ["million", 1e6],
    ["mn", 1e6],
    ["bn", 1e9],
    ["billion", 1e9],
  ]).get(scale.toLowerCase());
  if (english !== undefined) return numberOf(digits) * english;
  return scale === "" ? numberOf(digits) : readNumber(`${digits}${scale}`);
}
