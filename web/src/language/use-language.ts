import { useCallback } from "react";
import type { Language, Localized } from "#protocol";
import { languagePreference } from "../preferences/preferences.ts";

/** The interface's language, and how a component says its texts: `say(texts.title)`. */
export function useLanguage(): { language: Language; say: (text: Localized) => string } {
  const language = languagePreference.use();
  const say = useCallback((text: Localized) => text[language], [language]);
  return { language, say };
}
