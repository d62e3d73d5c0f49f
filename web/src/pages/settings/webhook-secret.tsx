import { Button, Group } from "@mantine/core";
import type { MadeSecret } from "../../api/webhooks.ts";
import { useLanguage } from "../../language/use-language.ts";
import { CopyButton } from "../../shell/copy-button.tsx";
import styles from "./provider-card.module.css";

const texts = {
  title: { ko: "서명을 확인할 비밀 값", en: "Secret to verify signatures with" },
  once: (host: string) => ({
    ko: `${host}에 옮겨 적어 주세요. 지금 한 번만 보여 드립니다.`,
    en: `Copy it to ${host}. It is shown this once.`,
  }),
  copy: { ko: "복사", en: "Copy" },
  done: { ko: "옮겨 적었습니다", en: "I have kept it" },
};

/** The secret of a new receiver, until it has been copied. */
export function WebhookSecret({ made: { url, secret }, onDone }: { made: MadeSecret; onDone: () => void }) {
  const { say } = useLanguage();
  return (
    <section className={styles.card} aria-label={say(texts.title)}>
      <h3>{say(texts.title)}</h3>
      <p>{say(texts.once(new URL(url).host))}</p>
      <p>
        <code>{secret}</code>
      </p>
      <Group gap="xs">
        <CopyButton label={say(texts.copy)} text={secret} />
        <Button size="compact-sm" onClick={onDone}>
          {say(texts.done)}
        </Button>
      </Group>
    </section>
  );
}
