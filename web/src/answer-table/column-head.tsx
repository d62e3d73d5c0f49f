import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { AriaAttributes, ReactNode } from "react";
import { useLanguage } from "../language/use-language.ts";

const remove = (column: string) => ({ ko: `‘${column}’ 열 빼기`, en: `Remove the column “${column}”` });

interface Props {
  readonly title: string;
  readonly sorted?: AriaAttributes["aria-sort"];
  /** Null where the column must stay. */
  readonly onRemove: (() => void) | null;
  readonly children: ReactNode;
}

/** The head of a column, which can be taken out. */
export function ColumnHead({ title, sorted, onRemove, children }: Props) {
  const { say } = useLanguage();
  return (
    <th scope="col" aria-sort={sorted}>
      {children}
      {onRemove === null ? null : (
        <ActionIcon size="sm" aria-label={say(remove(title))} onClick={onRemove}>
          <IconX size={13} />
        </ActionIcon>
      )}
    </th>
  );
}
