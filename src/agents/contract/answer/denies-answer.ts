/** Whether an answer says that the contract does not settle what was asked, in the words that code says it. */
export const deniesAnswer = (answer: string): boolean => /찾지 못했습니다|I found nothing/.test(answer);
