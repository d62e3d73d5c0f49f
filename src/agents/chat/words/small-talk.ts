import type { Localized } from "#protocol";

const hello: Localized = { ko: "안녕하세요. 무엇을 찾아 드릴까요?", en: "Hello. What shall I look up for you?" };
const welcome: Localized = {
  ko: "별말씀을요. 더 궁금한 것이 있으면 말씀해 주세요.",
  en: "You are welcome. Ask whenever you like.",
};
const goodbye: Localized = {
  ko: "안녕히 가세요. 대화는 그대로 남아 있습니다.",
  en: "Goodbye. This conversation stays where it is.",
};

/** Whole messages that need nothing looked up, letters only. Without a model they are answered as they come; any other is not. */
const replies: ReadonlyMap<string, Localized> = new Map(
  (
    [
      [
        hello,
        "안녕 안녕하세요 안녕하십니까 반가워 반가워요 반갑습니다 하이 hi hello hey goodmorning goodafternoon goodevening",
      ],
      [
        welcome,
        "고마워 고마워요 고맙습니다 감사 감사해 감사해요 감사합니다 수고했어 수고하셨습니다 thanks thankyou thankyousomuch thankyouverymuch",
      ],
      [goodbye, "잘가 잘가요 안녕히가세요 안녕히계세요 잘자 bye goodbye goodnight seeyou"],
    ] as const
  ).flatMap(([reply, messages]) => messages.split(" ").map((message) => [message, reply] as const)),
);

/** The reply to a greeting or thanks that say nothing else; null for any other message. */
export function smallTalkReply(text: string): Localized | null {
  return replies.get(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "")) ?? null;
}
