const digit = /\d/;
const hangul = /[가-힣]/;
const letter = /[\p{L}\p{N}]/u;
const others = /[^\p{L}\p{N}]+/gu;

export const hasDigit = (text: string): boolean => digit.test(text);
export const hasHangul = (text: string): boolean => hangul.test(text);

/** Whether a text has a letter or a figure. */
export const hasLetters = (text: string): boolean => letter.test(text);

/** A text without anything but its letters and figures. */
export const lettersOnly = (text: string): string => text.replace(others, "");
