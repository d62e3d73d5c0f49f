import type { Localized } from "#protocol";

/** A way to reach models, in the words of somebody who has an account or a program and no idea of variables. */
export interface ConnectWay {
  /** The provider's name; `local` for programs that run on this computer. */
  readonly name: string;
  readonly title: Localized;
  readonly words: Localized;
  readonly address?: string;
  readonly key?: string;
}

const same = (text: string): Localized => ({ ko: text, en: text });
const keyWords = (where: string): Localized => ({
  ko: `${where}에서 만든 API 키를 넣으세요. 쓴 만큼 값을 냅니다.`,
  en: `Enter an API key made at ${where}. You pay for what you use.`,
});

export const connectWays: readonly ConnectWay[] = [
  {
    name: "local",
    title: { ko: "이 컴퓨터", en: "This computer" },
    words: {
      ko: "Ollama, LM Studio, llama.cpp처럼 이 컴퓨터에서 도는 모델입니다. 글이 밖으로 나가지 않습니다.",
      en: "Models that run here, by Ollama, LM Studio or llama.cpp. Nothing leaves this computer.",
    },
  },
  {
    name: "openai",
    title: same("OpenAI"),
    words: keyWords("platform.openai.com"),
    key: "OPENAI_API_KEY",
  },
  {
    name: "anthropic",
    title: same("Anthropic"),
    words: keyWords("console.anthropic.com"),
    key: "ANTHROPIC_API_KEY",
  },
  {
    name: "google",
    title: same("Google"),
    words: keyWords("aistudio.google.com"),
    key: "GOOGLE_GENERATIVE_AI_API_KEY",
  },
  {
    name: "compatible",
    title: { ko: "다른 서버", en: "Other server" },
    words: {
      ko: "OpenAI와 같은 방식으로 말하는 서버입니다. 예: vLLM, 사내 게이트웨이",
      en: "Any server that speaks as OpenAI does, such as vLLM or a gateway of your company.",
    },
    address: "OPENAI_COMPATIBLE_BASE_URL",
    key: "OPENAI_COMPATIBLE_API_KEY",
  },
];
