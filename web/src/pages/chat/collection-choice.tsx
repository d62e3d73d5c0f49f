import { Button, Menu } from "@mantine/core";
import { IconFiles } from "@tabler/icons-react";
import type { CollectionScope } from "#protocol";
import { useCollections } from "../../api/collections.ts";
import { useDocuments } from "../../api/documents.ts";
import { useLanguage } from "../../language/use-language.ts";

const texts = {
  ask: { ko: "붙인 문서가 없을 때 어디에 물을까요?", en: "Where to ask while nothing is attached?" },
  label: (what: string) => ({ ko: `문서함: ${what}`, en: `Library: ${what}` }),
  all: { ko: "전체", en: "All" },
  none: { ko: "묻지 않기", en: "None" },
  several: (count: number) => ({ ko: `${count}곳`, en: `${count} collections` }),
};

export interface CollectionChoiceProps {
  readonly value: CollectionScope;
  readonly onChoose: (value: CollectionScope) => void;
}

/** Which collections a conversation asks while no document is attached. Nothing to choose where there is no document. */
export function CollectionChoice({ value, onChoose }: CollectionChoiceProps) {
  const { say } = useLanguage();
  const { data: collections = [] } = useCollections();
  const { data: documents = [] } = useDocuments();
  if (documents.length === 0) return null;
  const ids = value === "all" ? [] : value;
  const chosen = collections.filter(({ id }) => ids.includes(id));
  const [first] = chosen;
  const what =
    value === "all"
      ? say(texts.all)
      : first === undefined
        ? say(texts.none)
        : chosen.length === 1
          ? first.name
          : say(texts.several(chosen.length));
  const options = [
    { key: "all", title: say(texts.all), isChosen: value === "all", next: "all" as const },
    ...collections.map(({ id, name }) => ({
      key: id,
      title: name,
      isChosen: ids.includes(id),
      next: ids.includes(id) ? ids.filter((one) => one !== id) : [...chosen.map((one) => one.id), id],
    })),
    { key: "none", title: say(texts.none), isChosen: value !== "all" && first === undefined, next: [] },
  ];
  return (
    <Menu position="top-start" withinPortal shadow="md">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          maw={200}
          styles={{ label: { display: "block", height: "auto", textOverflow: "ellipsis" } }}
          leftSection={<IconFiles size={16} stroke={1.6} />}
        >
          {say(texts.label(what))}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: "auto" }}>
        <Menu.Label>{say(texts.ask)}</Menu.Label>
        {options.map(({ key, title, isChosen, next }) => (
          <Menu.CheckboxItem key={key} checked={isChosen} onChange={() => onChoose(next)}>
            {title}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
