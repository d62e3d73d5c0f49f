import type { ReactNode } from "react";
import { useModels } from "../../api/models.ts";
import { useVersion } from "../../api/version.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { LanguageChoice } from "../../shell/language-choice.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import { ThemeChoice } from "../../shell/theme-choice.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { AccessToken } from "./access-token.tsx";
import { FoundModels } from "./found-models.tsx";
import { ProviderCard } from "./provider-card.tsx";
import { RoleTable } from "./role-table.tsx";
import styles from "./settings-page.module.css";

const texts = {
  title: { ko: "설정", en: "Settings" },
  models: { ko: "누가 답하나", en: "Who answers" },
  modelsWords: {
    ko: "역할마다 모델을 고릅니다. 고르지 않은 역할은 규칙이 맡습니다. 모델 이름은 openai:이름, google:이름, anthropic:이름, compatible:이름처럼 적습니다.",
    en: "Choose a model for each role; a role without one is answered by rules. Names look like openai:NAME, google:NAME, anthropic:NAME or compatible:NAME.",
  },
  providers: { ko: "제공자와 키", en: "Providers and keys" },
  providersWords: {
    ko: "키는 서버의 비공개 파일에만 저장되고 이 화면으로 돌아오지 않습니다. 끝 글자만 보여 드립니다.",
    en: "Keys are kept in a private file on the server and never come back to this page; only their ending is shown.",
  },
  look: { ko: "언어와 화면", en: "Language and theme" },
  access: { ko: "접속", en: "Access" },
};

export function SettingsPage() {
  const { say } = useLanguage();
  const models = useModels();
  const version = useVersion().data;
  return (
    <div className={styles.page}>
      <PageHeader title={say(texts.title)} />
      <div className={styles.scroll}>
        <div className={styles.column}>
          {models.error === null ? null : <ErrorNote error={models.error} onRetry={() => void models.refetch()} />}
          {models.isPending ? <Waiting /> : null}
          {models.data === undefined ? null : (
            <>
              <Section title={say(texts.models)} words={say(texts.modelsWords)}>
                <FoundModels found={models.data.found} />
                <RoleTable models={models.data} />
              </Section>
              <Section title={say(texts.providers)} words={say(texts.providersWords)}>
                {models.data.providers.map((provider) => (
                  <ProviderCard key={provider.name} provider={provider} secrets={models.data.secrets} />
                ))}
              </Section>
            </>
          )}
          <Section title={say(texts.look)}>
            <div className={styles.choices}>
              <LanguageChoice />
              <ThemeChoice />
            </div>
          </Section>
          <Section title={say(texts.access)}>
            <AccessToken />
          </Section>
          {version === undefined ? null : (
            <p className={styles.version}>
              Jihwi {version.version} · {version.store === "sqlite" ? "SQLite" : "PostgreSQL"}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function Section({ title, words, children }: { title: string; words?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {words === undefined ? null : <p className={styles.words}>{words}</p>}
      {children}
    </section>
  );
}
