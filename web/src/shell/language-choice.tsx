import { SegmentedControl } from "@mantine/core";
import { languageSchema } from "#protocol";
import { queryClient } from "../api/query-client.ts";
import { useLanguage } from "../language/use-language.ts";
import { languagePreference } from "../preferences/preferences.ts";

const texts = { language: { ko: "언어", en: "Language" } };

export function LanguageChoice() {
  const { language, say } = useLanguage();
  return (
    <SegmentedControl
      aria-label={say(texts.language)}
      value={language}
      onChange={(value) => {
        languagePreference.set(languageSchema.parse(value));
        // Sentences that the server writes, such as errors, come in the new language.
        void queryClient.invalidateQueries();
      }}
      data={[
        { value: "ko", label: "한국어" },
        { value: "en", label: "English" },
      ]}
    />
  );
}
