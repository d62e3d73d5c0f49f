import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useModels } from "../../api/models.ts";
import { useVersion } from "../../api/version.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { Folded } from "../../shell/folded.tsx";
import { LanguageChoice } from "../../shell/language-choice.tsx";
import { ColumnBody, PageFrame } from "../../shell/page-frame.tsx";
import { PageHeader } from "../../shell/page-header.tsx";
import { ThemeChoice } from "../../shell/theme-choice.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import { AccessToken } from "./access-token.tsx";
import { ConnectModel } from "./connect-model.tsx";
import { DataSection } from "./data-section.tsx";
import { FetchPapersSwitch } from "./fetch-papers-switch.tsx";
import { ProviderCard } from "./provider-card.tsx";
import { RoleTable } from "./role-table.tsx";
import { ServiceKeys } from "./service-keys.tsx";
import styles from "./settings-page.module.css";
import { ToolServers } from "./tool-servers.tsx";
import { Webhooks } from "./webhooks.tsx";

const texts = {
  title: { ko: "설정", en: "Settings" },
  models: { ko: "모델 연결", en: "Connect a model" },
  modelsWords: {
    ko: "모델이 없어도 규칙이 답합니다. 모델을 연결하면 글을 풀어 쓰고 판단이 필요한 물음에도 답합니다.",
    en: "Rules answer without a model. With one, answers are written out and questions of judgement are answered, too.",
  },
  roles: { ko: "누가 답하나", en: "Who answers" },
  services: { ko: "웹 검색과 논문", en: "Web search and papers" },
  servicesWords: {
    ko: "키를 넣으면 바로 쓰입니다. 키는 서버의 비공개 파일에만 저장되고 이 화면으로 돌아오지 않습니다.",
    en: "A key counts as soon as it is entered. Keys are kept in a private file on the server and never come back to this page.",
  },
  providers: { ko: "모든 키와 주소 보기", en: "All keys and addresses" },
  tools: { ko: "도구 서버", en: "Tool servers" },
  toolsWords: {
    ko: "MCP 서버의 도구를 대화와 연구에서 씁니다. 쓰기 전에 먼저 여쭙고, 도구마다 항상 허용하거나 쓰지 않기로 정할 수 있습니다.",
    en: "Chat and research use tools of MCP servers. They ask before each use, unless you allow a tool always or never.",
  },
  webhooks: { ko: "웹훅", en: "Webhooks" },
  webhooksWords: {
    ko: "답, 문서 읽기, 검사가 끝나면 다른 프로그램에 알립니다. 서명한 메시지에 번호와 상태만 담고, 글은 담지 않습니다.",
    en: "Other programs are told when an answer, a reading or an inspection has ended: a signed message with ids and status, never words.",
  },
  learned: { ko: "배운 것", en: "Learned" },
  learnedWords: {
    ko: "규칙이 모델에게서 배운 것과 아낀 것을 보고, 규칙을 먼저 쓸지 고릅니다.",
    en: "See what rules learned from your model and what that saved, and choose whether rules come first.",
  },
  learnedOpen: { ko: "배운 것 보기", en: "Open what was learned" },
  look: { ko: "언어와 화면", en: "Language and theme" },
  data: { ko: "데이터와 백업", en: "Data and backup" },
  access: { ko: "접속", en: "Access" },
};

export function SettingsPage() {
  const { say } = useLanguage();
  const models = useModels();
  const version = useVersion().data;
  return (
    <PageFrame>
      <PageHeader title={say(texts.title)} />
      <ColumnBody>
        {models.error === null ? null : <ErrorNote error={models.error} onRetry={() => void models.refetch()} />}
        {models.isPending ? <Waiting /> : null}
        {models.data === undefined ? null : (
          <>
            <Section title={say(texts.models)} words={say(texts.modelsWords)}>
              <ConnectModel models={models.data} />
            </Section>
            <Section title={say(texts.roles)}>
              <RoleTable models={models.data} />
              <Folded title={say(texts.providers)}>
                {models.data.providers.map((provider) => (
                  <ProviderCard key={provider.name} provider={provider} secrets={models.data.secrets} />
                ))}
              </Folded>
            </Section>
            <Section title={say(texts.services)} words={say(texts.servicesWords)}>
              <ServiceKeys models={models.data} />
              <FetchPapersSwitch />
            </Section>
          </>
        )}
        <Section title={say(texts.tools)} words={say(texts.toolsWords)}>
          <ToolServers />
        </Section>
        <Section title={say(texts.webhooks)} words={say(texts.webhooksWords)}>
          <Webhooks />
        </Section>
        <Section title={say(texts.learned)} words={say(texts.learnedWords)}>
          <Button component={Link} href="~/learned" variant="default" size="sm">
            {say(texts.learnedOpen)}
          </Button>
        </Section>
        <Section title={say(texts.look)}>
          <div className={styles.choices}>
            <LanguageChoice />
            <ThemeChoice />
          </div>
        </Section>
        <Section title={say(texts.access)}>
          <AccessToken />
        </Section>
        <Section title={say(texts.data)}>
          <DataSection />
        </Section>
        {version === undefined ? null : (
          <p className={styles.version}>
            Jihwi {version.version} · {version.store === "sqlite" ? "SQLite" : "PostgreSQL"}
          </p>
        )}
      </ColumnBody>
    </PageFrame>
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
