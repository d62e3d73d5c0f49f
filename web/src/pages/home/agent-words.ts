import type { Localized } from "#protocol";

interface AgentWords {
  readonly does: Localized;
  readonly sample: Localized;
}

/** What the agents that come with Jihwi do, in a sentence each, and what their samples ask. */
export const agentWords: Readonly<Record<string, AgentWords>> = {
  chat: {
    does: {
      ko: "PDF, 한글, 워드 문서를 넣고 물어보세요. 답마다 어느 쪽 어느 문장인지 짚어 줍니다.",
      en: "Add PDF, Word or text documents and ask. Every answer points to the page and the words it stands on.",
    },
    sample: {
      ko: "예시: 회사 규정에 “출장 숙박비는 얼마야?”",
      en: "Sample: “When must travel expenses be settled?” asked of a company policy",
    },
  },
  contract: {
    does: {
      ko: "계약서를 조항별로 읽고 제몇 조 제몇 항인지 짚어 답합니다. 빈칸과 날짜를 찾고 다른 계약서와 견줍니다.",
      en: "Reads a contract article by article and cites them. Finds blanks and dates, and compares it with another contract.",
    },
    sample: {
      ko: "예시: 빈칸과 이상한 조항이 있는 계약서에 “해지하려면 어떻게 해?”",
      en: "Sample: “How can the agreement be terminated?” about a sample agreement",
    },
  },
  inspect: {
    does: {
      ko: "글에서 개인정보, 비밀키, 욕설, 도배를 찾아 어디가 왜 문제인지 알려 줍니다. 한 편도, 백만 편도 됩니다.",
      en: "Finds personal data, secrets, profanity and spam in a text, and says where and why. One text or a million.",
    },
    sample: {
      ko: "예시: 전화번호와 주민등록번호가 적힌 문의 글",
      en: "Sample: a comment with a phone number, a card number and spam",
    },
  },
  research: {
    does: {
      ko: "논문을 찾아 읽기 쉬운 문서로 정리하고, 주제 지도를 그리고, 참고문헌을 내보냅니다.",
      en: "Finds papers, writes them up in documents, maps their topics and exports references.",
    },
    sample: {
      ko: "예시: 함께 들어 있는 논문 가운데 “retrieval 관련 논문을 찾아줘”",
      en: "Sample: “Search for papers on retrieval” in the bundled papers",
    },
  },
};
