import { Button, Group, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { removeEverything } from "../../api/data.ts";
import { useAction } from "../../api/use-action.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ActionError } from "../../shell/action-error.tsx";

const texts = {
  open: { ko: "모두 지우기", en: "Delete everything" },
  title: { ko: "모두 지울까요?", en: "Delete everything?" },
  words: {
    ko: "대화, 문서, 논문, 검사, 설정이 모두 지워지고, 넣은 키와 도구 서버, 웹훅도 지워집니다. 되돌릴 수 없습니다. 먼저 백업을 내려받아 두세요. 백업에는 이 셋이 없고, 환경 변수로 준 키는 그대로입니다.",
    en: "Conversations, documents, papers, inspections and settings are removed, and so are the keys, tool servers and webhooks that were entered. This cannot be undone: download a backup first. A backup holds none of these three; keys of the environment stay.",
  },
  word: { ko: "모두 지우기", en: "delete everything" },
  confirm: (word: string) => ({ ko: `지우려면 ‘${word}’라고 적어 주세요`, en: `Write “${word}” to confirm` }),
  no: { ko: "그만두기", en: "Cancel" },
};

/** Removes everything, once the words for it were written. */
export function RemoveEverything() {
  const { say } = useLanguage();
  const [opened, setOpened] = useState(false);
  const [written, setWritten] = useState("");
  const close = () => {
    setOpened(false);
    setWritten("");
  };
  const remove = useAction(removeEverything, { onDone: close });
  return (
    <>
      <Button size="sm" variant="subtle" color="red" onClick={() => setOpened(true)}>
        {say(texts.open)}
      </Button>
      <Modal opened={opened} onClose={close} title={say(texts.title)}>
        <p style={{ marginTop: 0, lineHeight: 1.6 }}>{say(texts.words)}</p>
        <TextInput
          data-autofocus
          label={say(texts.confirm(say(texts.word)))}
          value={written}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
        <ActionError action={remove} />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={close}>
            {say(texts.no)}
          </Button>
          <Button
            color="red"
            loading={remove.busy}
            disabled={written.trim() !== say(texts.word)}
            onClick={() => remove.run()}
          >
            {say(texts.open)}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
