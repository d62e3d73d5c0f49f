import { oneOf } from "#language";

/** A sentence that says that the sources do not have what it names. */
export const deniesMention = new RegExp(
  oneOf`
    (?:초록|자료|논문|문서|근거)(?:들|들에|에|에는|에서는|에서)?\s[^.]{0,30}(?:언급|소개|등장|수록)[^.]{0,8} (?:않|없)
    (?:초록|자료|논문|문서|근거)(?:들|들에|에|에는|에서는|에서)?\s[^.]{0,20}(?:나오|나와|다루)\S{0,2} (?:않|있지 않)
    \b(?:none|neither|no)\b[^.]{0,50}\b(?:mention|name|discuss|cite|refer to|cover)s?\b
    \b(?:do|does|did) not (?:mention|name|discuss|cite|refer to|cover)\b
  `,
  "iu",
);
