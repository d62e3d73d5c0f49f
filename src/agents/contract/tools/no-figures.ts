const head = "none\t";

/** The note of list_dates_and_amounts where code reads no figure of these kinds; the contract may tell of them in words. */
export const noFiguresNote = (kinds: readonly string[]) => `${head}${kinds.join(", ")}`;

/** The kinds that such a note names; null where it is another note. */
export const kindsWithoutFigures = (note: string): string[] | null =>
  note.startsWith(head) ? note.slice(head.length).split(", ") : null;
