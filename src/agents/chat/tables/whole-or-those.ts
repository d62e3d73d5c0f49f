const those =
  /(?<![가-힣])(?:(?:그|이)\s?(?:중|가운데)|그\s?[가-힣]{1,4}들|거기(?:에)?서)|\b(?:of|among) (?:those|them|these)\b/i;

/** The words that point at what the question before ended in; null where none do. */
export const wordsForThose = (question: string): string | null => those.exec(question)?.[0] ?? null;

/** Points at what the question before ended in. */
export const asksOfThose = (question: string) => wordsForThose(question) !== null;

/** All of them, whatever was asked of before. */
export const asksOfWhole = (question: string) =>
  /전체|모두|전부|통틀어|합쳐|합치|\b(?:all|overall|altogether|whole)\b/i.test(question);
