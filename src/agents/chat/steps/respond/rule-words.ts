import { agreeParticles, type Language } from "#protocol";

const korean = {
  closest: "질문의 말과 가장 가까운 곳입니다. 답이 아닐 수 있습니다.",
  missing: (words: readonly string[]) =>
    agreeParticles(`질문의 말 가운데 ${words.map((word) => `‘${word}’`).join(", ")}은(는) 여기에 없습니다.`),
  brought: "찾아온 결과입니다. 답이 아닐 수 있습니다.",
  outline: "모델 없이는 요약하지 못합니다. 문서의 차례와 각 부분의 첫 문장입니다.",
  moreHeadings: (count: number) => `…그 밖에 제목 ${count}개`,
  joined: (question: string) => `앞의 질문 “${question}”에 이어서 찾았습니다.`,
  notFound: (sought: string) =>
    `“${sought}”에 대한 말을 찾지 못했습니다. 다른 낱말로 물어보시거나, 그 내용이 든 문서를 올려 주세요.`,
  notInLibrary: (sought: string) => `“${sought}”에 대한 말을 문서함의 문서에서 찾지 못했습니다.`,
  notInDocuments: "찾을 말이 질문에 없습니다. 무엇에 대한 것인지 함께 적어 주세요.",
  removed: (names: readonly string[]) =>
    agreeParticles(
      `이 대화에 붙였던 ${names.map((name) => `‘${name}’`).join(", ")}은(는) 지워져서 찾아볼 수 없습니다. 다시 붙이면 찾아 드립니다.`,
    ),
  needsModel:
    "저는 Jihwi입니다. 지금은 모델 없이 일하고 있어, 올린 문서에서 찾고 날짜와 간단한 셈을 알려 드립니다. 설정에서 모델을 고르면 더 많은 질문에 답할 수 있습니다.",
  cannotAnswer: "이 질문에는 지금 답할 수 없습니다.",
  conclusion: "결론",
};

/** What the rule says around what it found. */
export const respondWords: Readonly<Record<Language, typeof korean>> = {
  ko: korean,
  en: {
    closest: "These passages are closest to the words of the question; they may not answer it.",
    missing: (words) => `Of its words these stand nowhere here: ${words.join(", ")}.`,
    brought: "This is what was brought; it may not answer the question.",
    outline: "Summaries take a model. Here is the outline, with the first sentence of each part.",
    moreHeadings: (count: number) => `… and ${count} more headings`,
    joined: (question) => `Looked for together with the question before, “${question}”.`,
    notFound: (sought) => `Nothing is said about “${sought}”. Try other words, or add a document that covers it.`,
    notInLibrary: (sought) => `Nothing is said about “${sought}” in the documents of the library.`,
    notInDocuments: "The question has no word to look for. Say what it is about.",
    removed: (names) => {
      const them = names.length === 1 ? "it" : "them";
      return `No longer here to be searched: ${names.map((name) => `“${name}”`).join(", ")}, which this conversation used. Attach ${them} again to ask about ${them}.`;
    },
    needsModel:
      "I am Jihwi. No model is at work, so I look things up in your documents and work out dates and simple sums. Choose a model in Settings for more.",
    cannotAnswer: "This question cannot be answered right now.",
    conclusion: "Conclusion",
  },
};

/** What stands in an answer that tells that nothing fits, or that nothing could be looked up. */
const denials = Object.values(respondWords).flatMap(
  ({ notFound, notInLibrary, notInDocuments, needsModel, cannotAnswer }) => [
    ...[notFound, notInLibrary].map((said) => said("").replace(/^.*“”/, "")),
    notInDocuments,
    needsModel,
    cannotAnswer,
  ],
);

/** Whether an answer by rules says that nothing fits what was asked. */
export function saysNotFound(answer: string): boolean {
  return denials.some((denial) => answer.includes(denial));
}
