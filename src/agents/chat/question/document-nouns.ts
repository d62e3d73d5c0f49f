import { oneOf } from "#language";

/** What people call a document that they have brought. */
export const documentNouns = oneOf`
  문서|파일|첨부|자료
  보고서|논문|계약서|제안서|설명서|회의록|약관
  document|file|attach|pdf
  paper|report|contract|minutes
`;
