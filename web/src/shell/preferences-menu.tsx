import { ActionIcon, Popover } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useLanguage } from "../language/use-language.ts";
import { LanguageChoice } from "./language-choice.tsx";
import styles from "./preferences-menu.module.css";
import { ThemeChoice } from "./theme-choice.tsx";

const texts = { open: { ko: "언어와 화면", en: "Language and theme" } };

/** Language and theme, one step away from every page. */
export function PreferencesMenu() {
  const { say } = useLanguage();
  return (
    <Popover position="right-end" withinPortal shadow="md" trapFocus>
      <Popover.Target>
        <ActionIcon size="lg" aria-label={say(texts.open)} title={say(texts.open)}>
          <IconAdjustmentsHorizontal size={20} stroke={1.6} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.menu}>
        <LanguageChoice />
        <ThemeChoice />
      </Popover.Dropdown>
    </Popover>
  );
}
