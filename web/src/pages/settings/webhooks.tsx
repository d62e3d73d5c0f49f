import { Button, Group } from "@mantine/core";
import { useState } from "react";
import type { WebhookResource, WebhookTrial } from "#protocol";
import { useAction } from "../../api/use-action.ts";
import { type MadeSecret, removeWebhook, testWebhook, useWebhooks } from "../../api/webhooks.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import { ErrorNote } from "../../shell/error-note.tsx";
import { Waiting } from "../../shell/waiting.tsx";
import styles from "./provider-card.module.css";
import { eventTitles } from "./webhook-events.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { WebhookSecret } from "./webhook-secret.tsx";

const texts = {
  add: { ko: "받을 곳 더하기", en: "Add a receiver" },
  test: { ko: "시험 보내기", en: "Send a test" },
  remove: { ko: "지우기", en: "Remove" },
  fromFile: {
    ko: "설정 파일에 적힌 곳입니다. 거기서 바꿉니다.",
    en: "It stands in the configuration file and is changed there.",
  },
  arrived: (ms: string) => ({ ko: `잘 받았습니다 (${ms}ms)`, en: `It arrived (${ms} ms)` }),
};

/** Programs that are told what has ended; and a form for one more, whose secret is shown this once. */
export function Webhooks() {
  const { say } = useLanguage();
  const webhooks = useWebhooks();
  const [adding, setAdding] = useState(false);
  const [secrets, setSecrets] = useState<readonly MadeSecret[]>([]);
  return (
    <>
      {webhooks.error === null ? null : <ErrorNote error={webhooks.error} onRetry={() => void webhooks.refetch()} />}
      {webhooks.isPending ? <Waiting /> : null}
      {webhooks.data?.map((webhook) => (
        <Receiver key={webhook.id} webhook={webhook} />
      ))}
      {secrets.map((made) => (
        <WebhookSecret
          key={made.secret}
          made={made}
          onDone={() => setSecrets(secrets.filter(({ secret }) => secret !== made.secret))}
        />
      ))}
      {adding ? (
        <WebhookForm
          onDone={(made) => {
            setAdding(false);
            if (made !== null) setSecrets([...secrets, made]);
          }}
        />
      ) : (
        <Button size="sm" variant="default" onClick={() => setAdding(true)}>
          {say(texts.add)}
        </Button>
      )}
    </>
  );
}

function Receiver({ webhook }: { webhook: WebhookResource }) {
  const { say } = useLanguage();
  const { id, url, events, fromFile } = webhook;
  const [trial, setTrial] = useState<WebhookTrial | null>(null);
  const test = useAction(async () => setTrial(await testWebhook(id)));
  const removal = useAction(() => removeWebhook(id));
  return (
    <section className={styles.card} aria-label={url}>
      <h3>{new URL(url).host}</h3>
      <p>
        <code>{url}</code>
      </p>
      <p>{events.map((event) => say(eventTitles[event])).join(" · ")}</p>
      {trial === null ? null : <TrialResult trial={trial} />}
      <Group gap="xs">
        <Button size="compact-sm" variant="default" loading={test.busy} onClick={() => test.run()}>
          {say(texts.test)}
        </Button>
        {fromFile ? (
          <span>{say(texts.fromFile)}</span>
        ) : (
          <Button size="compact-sm" variant="subtle" color="gray" loading={removal.busy} onClick={() => removal.run()}>
            {say(texts.remove)}
          </Button>
        )}
      </Group>
      <ActionError action={test} />
      <ActionError action={removal} />
    </section>
  );
}

function TrialResult({ trial: { error, ms } }: { trial: WebhookTrial }) {
  const { say } = useLanguage();
  return error === null ? <p role="status">{say(texts.arrived(String(ms)))}</p> : <p role="alert">{say(error)}</p>;
}
