import type { Language, Localized } from "#protocol";

const replies: readonly (readonly [pattern: RegExp, reply: Localized])[] = [
  [
    /누구|이름|who are you|your name|introduce/i,
    {
      ko: "저는 Jihwi입니다. 올려 주신 문서와 웹, 시계를 찾아보고 출처와 함께 답합니다.",
      en: "I am Jihwi. I look in your documents, the web and the clock, and answer with sources.",
    },
  ],
  [
    /할\s*수\s*있|what can you do/i,
    {
      ko: "문서를 올리고 물어보시면 그 안에서 찾아 쪽수와 함께 알려 드립니다. 날짜와 시각, 간단한 셈도 물어보세요.",
      en: "Add documents and ask: I find the words and show the page. Dates, times and simple sums work too.",
    },
  ],
  [
    /고마|감사|thank|ㄱㅅ/i,
    { ko: "별말씀을요. 더 궁금한 것이 있으면 말씀해 주세요.", en: "You are welcome. Ask whenever you like." },
  ],
  [
    /잘\s*(?:가|자|있)|bye|good night/i,
    { ko: "안녕히 가세요. 대화는 그대로 남아 있습니다.", en: "Goodbye. This conversation stays where it is." },
  ],
  [
    /how are you|잘\s*지내/i,
    { ko: "잘 있습니다. 무엇을 찾아 드릴까요?", en: "Well, thank you. What shall I look up?" },
  ],
];

const hello: Localized = { ko: "안녕하세요. 무엇을 찾아 드릴까요?", en: "Hello. What shall I look up for you?" };

/** A short, true reply to a greeting. */
export function smallTalk(text: string, language: Language): string {
  return (replies.find(([pattern]) => pattern.test(text))?.[1] ?? hello)[language];
}
