const spaces = /\s+/gu;

/** A text on one line: runs of white space are one space, and none stands at either end. */
export const oneLine = (text: string): string => text.replace(spaces, " ").trim();

/** A text without the accents of its letters, which a plain keyboard leaves out. */
export const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");

/** A text without any white space. */
export const withoutSpaces = (text: string): string => text.replace(spaces, "");
