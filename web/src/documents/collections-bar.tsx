import { ActionIcon, Button, Group, Modal, TextInput, UnstyledButton } from "@mantine/core";
import { IconPencil, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { Collection } from "#protocol";
import { changeCollection, nameCollection, removeCollection, useCollections } from "../api/collections.ts";
import { useAction } from "../api/use-action.ts";
import { useLanguage } from "../language/use-language.ts";
import { ActionError } from "../shell/action-error.tsx";
import { ConfirmModal } from "../shell/confirm-modal.tsx";
import { isTouched } from "../shell/touch.ts";
import styles from "./collections-bar.module.css";

const texts = {
  title: { ko: "문서함", en: "Collections" },
  all: { ko: "전체", en: "All" },
  make: { ko: "문서함 만들기", en: "New collection" },
  rename: (name: string) => ({ ko: `${name} 이름 바꾸기`, en: `Rename ${name}` }),
  remove: (name: string) => ({ ko: `${name} 없애기`, en: `Remove ${name}` }),
  name: { ko: "문서함 이름", en: "Name of the collection" },
  save: { ko: "저장", en: "Save" },
  removeTitle: { ko: "문서함을 없앨까요?", en: "Remove this collection?" },
  removeWords: (name: string) => ({
    ko: `‘${name}’ 문서함만 없어지고, 그 안의 문서는 그대로 남습니다.`,
    en: `Only the collection “${name}” goes. Its documents stay.`,
  }),
  removeYes: { ko: "없애기", en: "Remove" },
  hint: {
    ko: "여기에 넣는 파일은 이 문서함에 담깁니다.",
    en: "Files added here go into this collection.",
  },
  drag: { ko: "문서를 끌어다 이름 위에 놓아도 됩니다.", en: "Documents can be dragged onto a name, too." },
};

/** What a dragged document is known by. */
export const draggedDocument = "application/x-jihwi-document";

interface Props {
  /** The collection whose documents are listed; null for all. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** Collections by name: choose one to see what it holds, drop documents on one, make, rename and remove them. */
export function CollectionsBar({ chosen, onChoose }: Props) {
  const { say } = useLanguage();
  const { data: collections = [] } = useCollections();
  const [naming, setNaming] = useState<Collection | "new" | null>(null);
  const [removing, setRemoving] = useState<Collection | null>(null);
  const put = useAction(({ id, document }: { id: string; document: string }) =>
    changeCollection(id, { add: [document] }),
  );
  const current = collections.find(({ id }) => id === chosen);
  return (
    <section aria-label={say(texts.title)} className={styles.bar}>
      <Chip title={say(texts.all)} isChosen={current === undefined} onChoose={() => onChoose(null)} />
      {collections.map(({ id, name, documents }) => (
        <Chip
          key={id}
          title={`${name} ${documents}`}
          isChosen={id === chosen}
          onChoose={() => onChoose(id)}
          onDocument={(document) => put.run({ id, document })}
        />
      ))}
      <UnstyledButton className={styles.chip} onClick={() => setNaming("new")} aria-label={say(texts.make)}>
        +
      </UnstyledButton>
      {current === undefined ? null : (
        <>
          <ActionIcon size="md" onClick={() => setNaming(current)} aria-label={say(texts.rename(current.name))}>
            <IconPencil size={16} stroke={1.6} />
          </ActionIcon>
          <ActionIcon size="md" onClick={() => setRemoving(current)} aria-label={say(texts.remove(current.name))}>
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
          <p className={styles.hint}>
            {say(texts.hint)} {isTouched() ? null : say(texts.drag)}
          </p>
        </>
      )}
      <ActionError action={put} />
      {naming === null ? null : (
        <NameModal
          collection={naming === "new" ? null : naming}
          onClose={() => setNaming(null)}
          onNamed={({ id }) => {
            setNaming(null);
            onChoose(id);
          }}
        />
      )}
      <ConfirmModal
        opened={removing !== null}
        title={say(texts.removeTitle)}
        words={say(texts.removeWords(removing?.name ?? ""))}
        yes={say(texts.removeYes)}
        onNo={() => setRemoving(null)}
        onYes={async () => {
          if (removing !== null) await removeCollection(removing.id);
          onChoose(null);
        }}
      />
    </section>
  );
}

interface ChipProps {
  readonly title: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onDocument?: (id: string) => void;
}

function Chip({ title, isChosen, onChoose, onDocument }: ChipProps) {
  const [over, setOver] = useState(false);
  return (
    <UnstyledButton
      className={styles.chip}
      aria-pressed={isChosen}
      data-over={over}
      onClick={onChoose}
      onDragOver={(event) => {
        if (onDocument === undefined || !event.dataTransfer.types.includes(draggedDocument)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const document = event.dataTransfer.getData(draggedDocument);
        if (document === "") return;
        event.preventDefault();
        onDocument?.(document);
      }}
    >
      {title}
    </UnstyledButton>
  );
}

interface NameProps {
  /** Null makes a new one. */
  readonly collection: Collection | null;
  readonly onClose: () => void;
  readonly onNamed: (collection: Collection) => void;
}

function NameModal({ collection, onClose, onNamed }: NameProps) {
  const { say } = useLanguage();
  const [name, setName] = useState(collection?.name ?? "");
  const save = useAction(async (wanted: string) => onNamed(await nameCollection(collection?.id ?? null, wanted)));
  return (
    <Modal opened onClose={onClose} title={say(collection === null ? texts.make : texts.rename(collection.name))}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") save.run(name.trim());
        }}
      >
        <TextInput
          data-autofocus
          label={say(texts.name)}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ActionError action={save} />
        <Group justify="flex-end" mt="md">
          <Button type="submit" loading={save.busy} disabled={name.trim() === ""}>
            {say(texts.save)}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
