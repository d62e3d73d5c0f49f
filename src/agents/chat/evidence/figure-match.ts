import { type Quantity, readQuantities, remembered } from "#language/meaning";

/** How the figures that a question tells of somebody's case meet those of a statement, each 1 where they do. */
export interface FigureMatch {
  /** It has one that measures the same. */
  readonly measure: number;
  /** One of these is about as large: who tells of 열흘 is told of 2주 rather than of 1년. */
  readonly near: number;
  /** One of these is a limit within which the asker's lies: "여섯 살" and "7세 미만", "four months" and "under five months". */
  readonly within: number;
}

const none: FigureMatch = { measure: 0, near: 0, within: 0 };
/** Figures are about as large where neither is so many times the other. */
const aboutAsLarge = 3;
/** Lengths of time in days, so that they compare. */
const days = new Map([
  ["days", 1],
  ["business-days", 1],
  ["months", 30],
  ["hours", 1 / 24],
  ["minutes", 1 / 24 / 60],
]);

type Measure = Pick<Quantity, "value" | "limit"> & { readonly of: string };

const mostTexts = 4_000;
/** Nobody tells of more in a case, and a question and a statement are compared figure by figure. */
const mostFigures = 40;
const measuresIn = remembered(
  (text): readonly Measure[] =>
    readQuantities(text)
      .filter(({ dimension }) => dimension !== "year")
      .slice(0, mostFigures)
      .map(({ dimension, value, unit, limit }) => {
        const length = days.get(dimension);
        return length === undefined
          ? { of: `${dimension} ${unit}`, value, limit }
          : { of: "time", value: value * length, limit };
      }),
  mostTexts,
);

/** Compares the figures of a question with those of texts. */
export function createFigureMatch(question: string): (text: string) => FigureMatch {
  const asked = measuresIn(question);
  if (asked.length === 0) return () => none;
  return (text) => {
    const pairs = measuresIn(text).flatMap((told) =>
      asked.filter((one) => one.of === told.of).map((one) => ({ told, asked: one.value })),
    );
    const some = (holds: (pair: (typeof pairs)[number]) => boolean) => (pairs.some(holds) ? 1 : 0);
    return {
      measure: some(() => true),
      near: some(({ told, asked }) => asked < told.value * aboutAsLarge && told.value < asked * aboutAsLarge),
      within: some(({ told: { limit, value }, asked }) =>
        limit === "most" ? asked <= value : limit === "least" && asked >= value,
      ),
    };
  };
}
