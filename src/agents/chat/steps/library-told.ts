import { counted, type Localized } from "#protocol";

/** What a model is told of documents that nobody has attached: they are easily left unasked. */
export function libraryTold(documents: number): Localized {
  return {
    ko: `사용자의 문서함(문서 ${documents}개)에서 찾기. 사용자의 일이나 자료에 있을 법한 것은 아는 대로 답하기 전에 여기서 찾습니다`,
    en: `look in the user's library (${counted(documents, "document")}). What may stand in the user's own documents is looked up here before it is answered from knowledge`,
  };
}
