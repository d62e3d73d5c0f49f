const refersBackPattern =
  /(?:^|[\s,.])(?:그|저|이)\s?(?:조항|조문|내용|부분|참조|항목|답변|답|말|기간|금액|거|것|게|건|중|때|경우|외에|밖에)|(?:^|\s)그(?:럼|러면|래서|렇다면|러니까|런데)|그거|그것|저거|(?:^|\s)(?:거기|여기서|방금|아까|위에서|위의|위\s?(?:조항|내용|답)|앞서|앞에서|앞의)|이전\s?(?:답|대화|질문)|직전|해당\s?(?:조항|내용|부분)|다시\s?(?:한번|말해|정리|설명|보여)|더\s?(?:자세|쉽게|간단|짧게)|\b(?:that (?:clause|article|section|one)|those|the above|you (?:just )?said|previous(?:ly)?|earlier|again|what about it|more detail)\b/i;

/** Whether a question leans on the turn before it: 그, 방금, 아까, 위에서, "that clause". */
export function refersBack(question: string): boolean {
  return refersBackPattern.test(question.trim());
}

const restating =
  /정리|요약|줄여|줄로|다시|보여|설명|쉽게|간단|짧게|자세|표로|번역|목록|풀어|뭐라고|\b(?:again|summar\w*|explain|rephrase|simpl\w*|list|table|translate|repeat|detail)\b/i;
const ownSubject = /제?\s?\d+\s?조|\b(?:section|article|clause)\s+\w/i;

/** A wish this short names nothing of its own: 3줄로 줄여줘, 답변 요약해줘. */
const shortWish = 14;

/** Whether a question that leans on the last answer asks only for it again, put differently: then no tool is needed. */
export function onlyRestates(question: string): boolean {
  const isShort = question.trim().length <= shortWish;
  return (refersBack(question) || isShort) && restating.test(question) && !ownSubject.test(question);
}
