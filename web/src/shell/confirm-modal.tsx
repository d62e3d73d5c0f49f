import { Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import { useLanguage } from "../language/use-language.ts";
import { ErrorNote } from "./error-note.tsx";

const texts = { no: { ko: "그만두기", en: "Cancel" } };

interface Props {
  readonly opened: boolean;
  readonly title: string;
  readonly words: string;
  readonly yes: string;
  readonly onNo: () => void;
  readonly onYes: () => Promise<void>;
}

/** Asks before something is lost for good. What fails says so here, and nothing closes. */
export function ConfirmModal({ opened, title, words, yes, onNo, onYes }: Props) {
  const { say } = useLanguage();
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setError(null);
    try {
      await onYes();
      onNo();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal opened={opened} onClose={onNo} title={title}>
      <p style={{ marginTop: 0, lineHeight: 1.6 }}>{words}</p>
      {error === null ? null : <ErrorNote error={error} />}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" data-autofocus onClick={onNo}>
          {say(texts.no)}
        </Button>
        <Button color="red.9" loading={busy} onClick={() => void confirm()}>
          {yes}
        </Button>
      </Group>
    </Modal>
  );
}
