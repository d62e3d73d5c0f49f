const spaces = /\s+/gu;

/** A text on one line: runs of white space are one space, and none stands at either end. */
export const oneLine = (text: string): string => text.replace(spaces, " ").trim();

/** A text without any white space. */
export const withoutSpaces = (text: string): string => text.replace(spaces, "");
