import { Autocomplete, Button, Group, Modal } from "@mantine/core";
import { useState } from "react";
import type { Session } from "#protocol";
import { updateSession, useFolders } from "../api/sessions.ts";
import { useAction } from "../api/use-action.ts";
import { useLanguage } from "../language/use-language.ts";
import { ActionError } from "../shell/action-error.tsx";

const texts = {
  title: { ko: "폴더에 넣기", en: "Put into a folder" },
  name: { ko: "폴더 이름 (새 이름이면 새로 만듭니다)", en: "Folder (a new name makes a new one)" },
  put: { ko: "넣기", en: "Put" },
  takeOut: { ko: "폴더에서 빼기", en: "Take out" },
};

/** The folder of a session: one that is there, a new one, or none. */
export function FolderModal({ session, onClose }: { session: Session; onClose: () => void }) {
  const { say } = useLanguage();
  const folders = useFolders(session.agent).data ?? [];
  const [name, setName] = useState(session.folder ?? "");
  const put = useAction((folder: string | null) => updateSession(session.id, { folder }), { onDone: onClose });
  return (
    <Modal opened onClose={onClose} title={say(texts.title)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") put.run(name.trim());
        }}
      >
        <Autocomplete data-autofocus label={say(texts.name)} value={name} data={folders} onChange={setName} />
        <ActionError action={put} />
        <Group justify="flex-end" gap="xs" mt="md">
          {session.folder === null ? null : (
            <Button variant="default" onClick={() => put.run(null)}>
              {say(texts.takeOut)}
            </Button>
          )}
          <Button type="submit" loading={put.busy} disabled={name.trim() === ""}>
            {say(texts.put)}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
