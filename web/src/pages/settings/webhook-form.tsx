import { Button, Checkbox, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { type WebhookEvent, webhookEventSchema } from "#protocol";
import { useAction } from "../../api/use-action.ts";
import { addWebhook, type MadeSecret } from "../../api/webhooks.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";
import styles from "./provider-card.module.css";
import { eventTitles } from "./webhook-events.ts";

const texts = {
  url: { ko: "받을 주소", en: "Address" },
  events: { ko: "알릴 일", en: "What to tell" },
  allowPrivate: {
    ko: "내 네트워크 안의 주소입니다",
    en: "The address is inside my own network",
  },
  save: { ko: "더하기", en: "Add" },
  cancel: { ko: "그만두기", en: "Cancel" },
};

const allEvents = webhookEventSchema.options;

/** Adds a receiver, and hands on the secret that was made for it; null when nothing was added. */
export function WebhookForm({ onDone }: { onDone: (made: MadeSecret | null) => void }) {
  const { say } = useLanguage();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(allEvents);
  const [allowPrivate, setAllowPrivate] = useState(false);
  const adding = useAction(async () =>
    onDone(await addWebhook({ url: url.trim(), events: [...events], allowPrivate })),
  );
  const isWhole = URL.canParse(url.trim()) && events.length > 0;
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) adding.run();
      }}
    >
      <TextInput
        size="sm"
        label={say(texts.url)}
        placeholder="https://example.com/jihwi"
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Checkbox.Group
        mt="sm"
        size="sm"
        label={say(texts.events)}
        value={[...events]}
        onChange={(chosen) => setEvents(allEvents.filter((event) => chosen.includes(event)))}
      >
        <Group gap="md" mt={6}>
          {allEvents.map((event) => (
            <Checkbox key={event} size="sm" value={event} label={say(eventTitles[event])} />
          ))}
        </Group>
      </Checkbox.Group>
      <Checkbox
        mt="sm"
        size="sm"
        label={say(texts.allowPrivate)}
        checked={allowPrivate}
        onChange={(event) => setAllowPrivate(event.currentTarget.checked)}
      />
      <Group gap="xs" mt="sm">
        <Button type="submit" size="sm" loading={adding.busy} disabled={!isWhole}>
          {say(texts.save)}
        </Button>
        <Button size="sm" variant="default" onClick={() => onDone(null)}>
          {say(texts.cancel)}
        </Button>
      </Group>
      <ActionError action={adding} />
    </form>
  );
}
