/** Documents of about 4 KB, half Korean and half English, some with what the checks look for. The same seed gives the same. */
export function createCorpus(seed: number): { banned: readonly string[]; next(): string } {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const syllable = () => String.fromCharCode(0xac00 + Math.floor(random() * 11172));
  const banned = Array.from({ length: 5000 }, (_, index) =>
    index % 2 === 0 ? syllable() + syllable() + syllable() : `word${index.toString(36)}x`,
  );
  const korean =
    "고객 주문 배송 상품 계약 회사 담당자 일정 보고서 회의 결과 내용 확인 요청 변경 안내 문의 답변 서비스 이용 약관 개인정보 처리 방침 동의 제공 기간 보관 파기 권리 의무 책임 손해 배상 분쟁 해결 법원 관할 통지 효력 발생 해지 조항".split(
      " ",
    );
  const endings = [
    "을 확인했습니다.",
    "에 대해 안내드립니다.",
    "은 다음 주에 진행합니다.",
    "가 변경되었습니다.",
    "를 요청해 주세요.",
    "의 결과를 보고합니다.",
  ];
  const particles = ["이 ", "가 ", "을 ", "를 ", "의 ", "에서 ", "으로 ", "와 ", "도 "];
  const english =
    "customer order delivery product contract company manager schedule report meeting result content confirm request change notice question answer service terms policy consent period storage right duty liability damage dispute court notice effect termination clause agreement party provide receive update review".split(
      " ",
    );
  const seasoning = [
    () => `연락처는 010-${1000 + Math.floor(random() * 9000)}-${1000 + Math.floor(random() * 9000)}입니다.`,
    () => `Mail user${Math.floor(random() * 1000)}@example.com for details.`,
    () => `주문번호 AB-2024-${1000 + Math.floor(random() * 9000)} 금액 1,234,000원입니다.`,
    () => `여기에 ${pick(banned)}라는 말이 있다.`,
    () => `서버 주소는 10.0.${Math.floor(random() * 255)}.7입니다.`,
    () => "이 문장은 자주 되풀이되는 안내 문장이므로 다시 적습니다.",
  ];
  const koreanSentence = () => {
    let text = "";
    for (let words = 6 + Math.floor(random() * 8); words > 0; words -= 1) text += pick(korean) + pick(particles);
    return text + pick(korean) + pick(endings);
  };
  const englishSentence = () => {
    const words = Array.from({ length: 8 + Math.floor(random() * 12) }, () => pick(english));
    return `The ${words.join(" ")}.`;
  };
  return {
    banned,
    next() {
      const inKorean = random() < 0.5;
      let text = "";
      // About 4 KB of UTF-8: a syllable takes three bytes.
      const units = inKorean ? 1700 : 4000;
      while (text.length < units) {
        const sentence = random() < 0.03 ? pick(seasoning)() : inKorean ? koreanSentence() : englishSentence();
        text += sentence + (random() < 0.15 ? "\n" : " ");
      }
      return text;
    },
  };
}
