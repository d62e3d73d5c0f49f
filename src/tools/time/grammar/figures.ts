/** What figures that a pattern found count. */
export const figureOf = (text: string | undefined) => Number(text ?? 0);

/** The number words that stand in patterns. */
export const countNames = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
