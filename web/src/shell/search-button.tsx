import { ActionIcon } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useLanguage } from "../language/use-language.ts";
import { openSearch } from "./shortcuts.tsx";

const texts = { search: { ko: "모두 찾기 (Ctrl+K)", en: "Search everything (Ctrl+K)" } };

export function SearchButton() {
  const { say } = useLanguage();
  return (
    <ActionIcon size="lg" aria-label={say(texts.search)} title={say(texts.search)} onClick={openSearch}>
      <IconSearch size={20} stroke={1.6} />
    </ActionIcon>
  );
}
