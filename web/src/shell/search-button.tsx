import { ActionIcon } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useLanguage } from "../language/use-language.ts";
import { openSearch } from "./shortcuts.tsx";
import { withKey } from "./touch.ts";

const texts = { search: { ko: "모두 찾기", en: "Search everything" } };

export function SearchButton() {
  const { say } = useLanguage();
  const label = withKey(say(texts.search), "Ctrl+K");
  return (
    <ActionIcon size="lg" aria-label={label} title={label} onClick={openSearch}>
      <IconSearch size={20} stroke={1.6} />
    </ActionIcon>
  );
}
