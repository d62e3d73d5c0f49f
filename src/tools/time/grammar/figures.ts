/** What figures that a pattern found count. */
export const figureOf = (text: string | undefined) => Number(text ?? 0);

/** The number words that stand in patterns. */
export const countNames = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The ordinals up to twenty. */
export const ordinalNames =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth".split(
    " ",
  );
