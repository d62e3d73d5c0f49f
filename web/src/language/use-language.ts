import { useCallback } from "react";
import { type Language, type Localized, saidIn } from "#protocol";
import { languagePreference } from "../preferences/preferences.ts";

/** The interface's language, and how a component says its texts: `say(texts.title)`. */
export function useLanguage(): { language: Language; say: (text: Localized) => string } {
  const language = languagePreference.use();
  const say = useCallback((text: Localized) => saidIn(text, language), [language]);
  return { language, say };
}
