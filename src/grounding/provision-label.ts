/** How a provision of a contract or a rule book is called: 제5조, Section 2, 3.1. */
export const provisionLabel =
  /제\s?\d+조|\b(?:section|article|clause|paragraph|term|condition|annex|schedule)\b|§|^\d+(?:\.\d+|\([a-z]\))/iu;
