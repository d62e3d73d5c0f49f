import type { Localized, ModelsResource } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./service-keys.module.css";
import { VariableField } from "./variable-field.tsx";

const titles: Readonly<Record<string, Localized>> = {
  TAVILY_API_KEY: { ko: "웹 검색: Tavily", en: "Web search: Tavily" },
  BRAVE_API_KEY: { ko: "웹 검색: Brave", en: "Web search: Brave" },
  OPENALEX_API_KEY: { ko: "논문: OpenAlex", en: "Papers: OpenAlex" },
  SEMANTIC_SCHOLAR_API_KEY: { ko: "논문: Semantic Scholar", en: "Papers: Semantic Scholar" },
};

/** Keys of web search and of catalogues of papers. */
export function ServiceKeys({ models }: { models: ModelsResource }) {
  const { say } = useLanguage();
  return (
    <div className={styles.keys}>
      {models.services.map(({ name, from }) => (
        <VariableField
          key={name}
          title={say(titles[name] ?? { ko: name, en: name })}
          variable={{ name, secret: true, from, withheld: false, value: null }}
          ending={models.secrets.find((secret) => secret.name === name)?.ending ?? null}
        />
      ))}
    </div>
  );
}
