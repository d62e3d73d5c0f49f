import type { Localized } from "./language.ts";

/** Sentences one after the other. One that ends in somebody else's words, such as a provider's, may lack its full stop. */
export function joinSentences(sentences: readonly (Localized | null)[]): Localized {
  const said = sentences.filter((one) => one !== null);
  const joined = (texts: readonly string[]) =>
    texts.map((text, at) => (at === texts.length - 1 ? text : closed(text.trimEnd()))).join(" ");
  return { ko: joined(said.map(({ ko }) => ko)), en: joined(said.map(({ en }) => en)) };
}

const closed = (text: string) => (/[.?!…。][)"'”’」]*$/.test(text) ? text : `${text}.`);
