import type { Localized, ModelAbilities } from "#protocol";

const counted = (tokens: number) => (tokens >= 1_000 ? `${Math.round(tokens / 1_000).toLocaleString("en")}k` : tokens);

/** What a model can do, in one line: what the page says beside it. */
export function abilitiesWords({
  structured,
  tools,
  sees,
  window,
  thinks,
  tokensPerSecond,
}: ModelAbilities): Localized {
  const facts: Localized[] = [
    structured === "native"
      ? { ko: "JSON 형식", en: "JSON schemas" }
      : { ko: "JSON은 말로 부탁", en: "JSON asked for in words" },
    tools ? { ko: "도구 부르기", en: "tools" } : { ko: "도구는 JSON으로 고름", en: "tools chosen by JSON" },
  ];
  if (sees) facts.push({ ko: "그림을 봄", en: "sees pictures" });
  if (thinks) facts.push({ ko: "생각하고 답함", en: "thinks first" });
  if (window !== null) facts.push({ ko: `${counted(window)} 토큰까지 읽음`, en: `reads ${counted(window)} tokens` });
  if (tokensPerSecond !== null)
    facts.push({ ko: `초당 ${tokensPerSecond}토큰`, en: `${tokensPerSecond} tokens a second` });
  return { ko: facts.map(({ ko }) => ko).join(" · "), en: facts.map(({ en }) => en).join(" · ") };
}
