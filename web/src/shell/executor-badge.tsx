import { Anchor, Popover, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { Link } from "wouter";
import type { ModelsResource } from "#protocol";
import { useModels } from "../api/models.ts";
import { useLanguage } from "../language/use-language.ts";
import styles from "./executor-badge.module.css";

const texts = {
  rules: { ko: "규칙", en: "Rules" },
  models: { ko: "모델", en: "Models" },
  mixed: { ko: "모델·규칙", en: "Mixed" },
  unknown: { ko: "확인 중", en: "Checking" },
  rulesTitle: { ko: "지금은 규칙이 답합니다", en: "Rules answer now" },
  rulesWords: {
    ko: "모델 없이, 읽을 수 있는 코드가 찾고 뽑아서 답합니다. 모델을 연결하면 글을 직접 쓰고 더 깊이 추론합니다.",
    en: "Without a model, plain code searches, extracts and answers. Connect a model and answers are written and reasoned more deeply.",
  },
  modelsTitle: { ko: "지금은 모델이 답합니다", en: "Models answer now" },
  modelsWords: {
    ko: "흐름은 코드가 정하고, 모델은 작은 단계마다 쓰입니다. 모델이 실패하면 규칙이 이어받고 답에 그렇게 적습니다.",
    en: "Code decides the flow and asks a model for small steps. If a model fails, the rule takes over and the answer says so.",
  },
  mixedTitle: { ko: "모델과 규칙이 함께 답합니다", en: "Models and rules answer together" },
  settings: { ko: "모델 설정 열기", en: "Open model settings" },
};

type Mode = "rules" | "models" | "mixed" | "unknown";

function modeOf(models: ModelsResource | undefined): Mode {
  if (models === undefined) return "unknown";
  const byModel = models.roles.filter((role) => role.model !== "rules").length;
  if (byModel === 0) return "rules";
  return byModel === models.roles.length ? "models" : "mixed";
}

/** Always tells whether models or rules answer. */
export function ExecutorBadge() {
  const { say } = useLanguage();
  const [opened, setOpened] = useState(false);
  const { data } = useModels();
  const mode = modeOf(data);
  const names = [...new Set(data?.roles.map((role) => role.model).filter((model) => model !== "rules"))];
  return (
    <Popover opened={opened} onChange={setOpened} position="right-end" shadow="md" width={300} withinPortal>
      <Popover.Target>
        <UnstyledButton
          className={styles.badge}
          data-mode={mode}
          data-testid="executor-badge"
          onClick={() => setOpened((open) => !open)}
        >
          <span className={styles.dot} aria-hidden />
          {say(texts[mode])}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={styles.words}>
        <strong>
          {say(mode === "models" ? texts.modelsTitle : mode === "mixed" ? texts.mixedTitle : texts.rulesTitle)}
        </strong>
        <p>{say(mode === "models" || mode === "mixed" ? texts.modelsWords : texts.rulesWords)}</p>
        {names.map((name) => (
          <code key={name}>{name}</code>
        ))}
        <Anchor component={Link} href="~/settings" size="sm" onClick={() => setOpened(false)}>
          {say(texts.settings)}
        </Anchor>
      </Popover.Dropdown>
    </Popover>
  );
}
