import type { Language, Localized } from "./language.ts";

/** What a text may name: the same in both languages, or in each its own. */
export type TextValues = Readonly<Record<string, string | number | Localized>>;

/** Makes the texts of a room by what they are called; their words stand in its `texts.json`, with names in braces for what is known only then. */
export function createTexts<Name extends string>(words: Readonly<Record<Name, Localized>>) {
  return (name: Name, values: TextValues = {}): Localized => filledText(words[name], values);
}

export const filledText = ({ ko, en }: Localized, values: TextValues): Localized => ({
  ko: fill(ko, values, "ko"),
  en: fill(en, values, "en"),
});

function fill(text: string, values: TextValues, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === "object" ? value[language] : String(value);
  });
}
