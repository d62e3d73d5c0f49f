import { Button } from "@mantine/core";
import { IconArrowRight, IconPlayerPlay } from "@tabler/icons-react";
import { Link } from "wouter";
import type { Localized } from "#protocol";
import { useSample } from "../../conversation/use-sample.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import type { Page } from "../../shell/pages.ts";
import styles from "./agent-card.module.css";

const texts = {
  tryIt: { ko: "예시로 해 보기", en: "Try the sample" },
  tryFor: (title: string) => ({ ko: `${title}: 예시로 해 보기`, en: `${title}: try the sample` }),
  open: (title: string) => ({ ko: `${title} 열기`, en: `Open ${title}` }),
};

interface Props {
  readonly page: Pick<Page, "path" | "title" | "icon">;
  readonly agent: string;
  readonly does: Localized;
  /** What the sample asks, in the words of a person. */
  readonly sample: Localized;
}

/** What an agent does, and one click to see it do so. */
export function AgentCard({ page: { path, title, icon: Icon }, agent, does, sample }: Props) {
  const { say } = useLanguage();
  const trying = useSample();
  return (
    <section className={styles.card} aria-label={say(title)}>
      <h2>
        <Icon size={20} stroke={1.6} aria-hidden /> {say(title)}
      </h2>
      <p>{say(does)}</p>
      <p className={styles.sample}>{say(sample)}</p>
      <div className={styles.ways}>
        <Button
          size="sm"
          variant="light"
          loading={trying.busy}
          leftSection={<IconPlayerPlay size={15} />}
          aria-label={say(texts.tryFor(say(title)))}
          onClick={() => trying.run(agent)}
        >
          {say(texts.tryIt)}
        </Button>
        <Button
          component={Link}
          href={path}
          size="sm"
          variant="subtle"
          color="gray"
          rightSection={<IconArrowRight size={15} />}
        >
          {say(texts.open(say(title)))}
        </Button>
      </div>
      <ActionError action={trying} />
    </section>
  );
}
