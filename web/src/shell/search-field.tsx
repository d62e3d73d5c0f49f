import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { Localized } from "#protocol";
import { useLanguage } from "../language/use-language.ts";

const clear = { ko: "찾기 지우기", en: "Clear search" };

interface Props {
  /** What is looked for, said in the empty field. */
  readonly label: Localized;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly className?: string | undefined;
}

/** A field whose words narrow a list down; they are cleared by a button. */
export function SearchField({ label, query, onQuery, className }: Props) {
  const { say } = useLanguage();
  return (
    <TextInput
      size="sm"
      className={className}
      aria-label={say(label)}
      placeholder={say(label)}
      leftSection={<IconSearch size={15} />}
      value={query}
      onChange={(event) => onQuery(event.currentTarget.value)}
      rightSection={query === "" ? null : <CloseButton size="sm" aria-label={say(clear)} onClick={() => onQuery("")} />}
    />
  );
}
