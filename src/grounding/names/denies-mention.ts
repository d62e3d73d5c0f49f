/** What an answer may be made of. */
const sources = "abstracts?|papers?|sources?|documents?|articles?|studies|passages?|results?|them|these|those";
const mention =
  "(?:(?:mention|name|discuss|cite|refer to|cover|address|concern|examine|include)(?:e?s)?|looks? at|deals? with|touch(?:es)? on)";
/** "Smith의 논문" is what a person wrote: that it lacks something is told of that paper. */
const koreanSources = String.raw`(?<![A-Za-zÀ-ɏ]의\s)(?:초록|자료|논문|문서|근거)(?:들|들에|에|에는|에서는|에서)?`;

/** A sentence that says that the sources do not have what it names. */
export const deniesMention = new RegExp(
  [
    String.raw`${koreanSources}\s[^.]{0,30}(?:언급|소개|등장|수록)[^.]{0,8} (?:않|없)`,
    String.raw`${koreanSources}\s[^.]{0,20}(?:나오|나와|다루)\S{0,2} (?:않|있지 않)`,
    String.raw`\b(?:none|neither|no)\b[^.]{0,20}\b(?:${sources})\b[^.]{0,30}\b${mention}\b`,
    String.raw`\b(?:${sources}|they)\b[^.]{0,20}\b(?:do|does|did) not ${mention}\b`,
  ].join("|"),
  "iu",
);
