import { ActionIcon, Menu } from "@mantine/core";
import { IconFiles } from "@tabler/icons-react";
import type { DocumentResource } from "#protocol";
import { changeCollection, useCollections } from "../api/collections.ts";
import { useAction } from "../api/use-action.ts";
import { useLanguage } from "../language/use-language.ts";
import { ActionError } from "../shell/action-error.tsx";

const texts = { choose: (name: string) => ({ ko: `${name}의 문서함`, en: `Collections of ${name}` }) };

/** The collections that a document is in, each switched on or off. Nothing where there are none. */
export function DocumentCollections({ document }: { document: DocumentResource }) {
  const { say } = useLanguage();
  const { data: collections = [] } = useCollections();
  const change = useAction(({ id, isIn }: { id: string; isIn: boolean }) =>
    changeCollection(id, isIn ? { remove: [document.id] } : { add: [document.id] }),
  );
  if (collections.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal shadow="md">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={say(texts.choose(document.name))}>
          <IconFiles size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {collections.map(({ id, name }) => {
          const isIn = document.collections.includes(id);
          return (
            <Menu.CheckboxItem key={id} checked={isIn} onChange={() => change.run({ id, isIn })}>
              {name}
            </Menu.CheckboxItem>
          );
        })}
        <ActionError action={change} />
      </Menu.Dropdown>
    </Menu>
  );
}
