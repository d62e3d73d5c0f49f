import {
  englishFunctionWords,
  englishQuestionWords,
  koreanFunctionWords,
  koreanQuestionWords,
} from "../function-words.ts";

/** What contracts and their readers say beside it. */
const ofContracts = `
  혹은 때 합니다 됩니다 있고 있어요 해요 돼요 대해서는 인하여 인한 해당하는 단 즉 만약 만일 이에 그에 그로 여기서 이때 정한 정하고 정하는 바에 것은
  하지 않는 않은 않으면 않고 아니하고 아니한다 아니 된 되며 하여 해서 하면 합니다만 입니다 이다 이며 라고 라는 이라고 말한다 말합니다 한하여 밖의 밖
  그밖의 등의 등을 네 예 아니요 아니오 맞습니다 원칙적으로 원칙 기본적으로 반드시 만큼 그만큼 정도 이상 초과 미만 이내 이후 이전 전 후 뒤 안 동안 까지
  부터 날 날부터 날로부터 쪽 쪽이 당신 귀하 저희 제가 나 내 이렇게 그렇게 이런 그런 계약서 조항 조 항 호 때에는 때에 때는 경우에는 경우에 경우에도
  하여는 대하여는 없이 없이도 아니하면 아니할 아니된 덕분 아니라 안에 내에 물론 least less later although
`;
const stopWords = new Set([
  ...englishFunctionWords,
  ...englishQuestionWords,
  ...koreanFunctionWords,
  ...koreanQuestionWords,
  ...ofContracts.trim().split(/\s+/),
]);

/** Words that carry no matter of their own. */
export function isStopWord(stem: string): boolean {
  return stopWords.has(stem);
}
