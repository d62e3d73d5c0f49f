import { oneOf } from "#language";

/** 제5조(반환), ①, 2., Article 9 (Insurance), 9.1, (2): what numbers and names a provision is no part of what it says. */
export const provisionHead = new RegExp(
  `^(?:${oneOf`
    제\s?\d+조(?:의\s?\d+)?\s?(?:[([【][^)\]】\n]{1,40}[)\]】])?
    [①-⑳]
    \d{1,2}[.)]\s
    (?:Article|Section|Clause|Paragraph)\s\d+(?:\.\d+)*\.?\s?\([^)\n]{1,60}\)[.:]?
    \d{1,2}\.\d{1,2}\s(?=[A-Z])
    \(\d{1,2}\)\s(?=[A-Z])
  `})\\s?`,
  "u",
);
