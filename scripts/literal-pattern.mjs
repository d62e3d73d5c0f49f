/** A regular expression literal within a line of code. */
export const literalPattern = /(?<![\w)\]])\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/g;
