/** The key that clients of a fake use; tests look for it where it must not be. */
export const fakeKey = "sk-fake-0123456789abcdef";

const environments = {
  compatible: (url: string) => ({
    JIHWI_MODEL: "compatible:fake-model",
    OPENAI_COMPATIBLE_BASE_URL: `${url}/v1`,
    OPENAI_COMPATIBLE_API_KEY: fakeKey,
  }),
  "openai-chat": (url: string) => ({
    JIHWI_MODEL: "openai:gpt-4o-mini",
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: fakeKey,
  }),
  "openai-responses": (url: string) => ({
    JIHWI_MODEL: "openai:gpt-4o-mini",
    OPENAI_BASE_URL: `${url}/v1`,
    OPENAI_API_KEY: fakeKey,
    OPENAI_API: "responses",
  }),
  anthropic: (url: string) => ({
    JIHWI_MODEL: "anthropic:claude-sonnet-4-5",
    ANTHROPIC_BASE_URL: `${url}/v1`,
    ANTHROPIC_API_KEY: fakeKey,
  }),
  google: (url: string) => ({
    JIHWI_MODEL: "google:gemini-2.5-flash",
    GOOGLE_GENERATIVE_AI_BASE_URL: `${url}/v1beta`,
    GOOGLE_GENERATIVE_AI_API_KEY: fakeKey,
  }),
  ollama: (url: string) => ({ JIHWI_MODEL: "ollama:fake-model", OLLAMA_BASE_URL: url }),
} satisfies Record<string, (url: string) => Record<string, string>>;

export type ProtocolName = keyof typeof environments;

export function environmentOf(protocol: ProtocolName, url: string): Record<string, string> {
  return environments[protocol](url);
}
