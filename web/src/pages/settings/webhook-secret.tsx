import { Button, CopyButton, Group } from "@mantine/core";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./provider-card.module.css";

const texts = {
  title: { ko: "서명을 확인할 비밀 값", en: "Secret to verify signatures with" },
  once: {
    ko: "지금 한 번만 보여 드립니다. 받는 쪽에 옮겨 적어 주세요.",
    en: "It is shown this once. Copy it to the receiver.",
  },
  copy: { ko: "복사", en: "Copy" },
  copied: { ko: "복사했습니다", en: "Copied" },
  done: { ko: "옮겨 적었습니다", en: "I have kept it" },
};

/** The secret of a new receiver, until it has been copied. */
export function WebhookSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { say } = useLanguage();
  return (
    <section className={styles.card} aria-label={say(texts.title)}>
      <h3>{say(texts.title)}</h3>
      <p>{say(texts.once)}</p>
      <p>
        <code>{secret}</code>
      </p>
      <Group gap="xs">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy}>
              {say(copied ? texts.copied : texts.copy)}
            </Button>
          )}
        </CopyButton>
        <Button size="compact-sm" onClick={onDone}>
          {say(texts.done)}
        </Button>
      </Group>
    </section>
  );
}
