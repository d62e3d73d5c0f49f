/** Where two columns beside each other no longer have room. */
export const narrowScreen = "(max-width: 62em)";
