import { useHotkeys, useWindowEvent } from "@mantine/hooks";
import { type ReactNode, Suspense, useState } from "react";
import { useLanguage } from "../language/use-language.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { lazily } from "./lazily.ts";
import styles from "./shortcuts.module.css";

const SearchEverything = lazily(() =>
  import("../search/search-everything.tsx").then(({ SearchEverything }) => ({ default: SearchEverything })),
);
const ShortcutList = lazily(() =>
  import("../search/shortcut-list.tsx").then(({ ShortcutList }) => ({ default: ShortcutList })),
);

const texts = { close: { ko: "닫기", en: "Close" } };

type Opened = "search" | "shortcuts" | null;

const searchWanted = "jihwi-search";

/** Opens the search from a button, as Ctrl-K does. */
export const openSearch = () => window.dispatchEvent(new Event(searchWanted));

/** What can be opened by the keyboard from every page. */
export function Shortcuts() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  // Ctrl-K works while a message is being written, too; a question mark does not.
  useHotkeys([["mod+K", () => setOpened("search")]], []);
  useWindowEvent(searchWanted, () => setOpened("search"));
  useHotkeys([["shift+?", () => setOpened("shortcuts")]]);
  return (
    <ErrorBoundary at={opened ?? ""} frame={(failure) => <FailedDialog onClose={close}>{failure}</FailedDialog>}>
      <Suspense fallback={null}>
        {opened === "search" ? <SearchEverything onClose={close} /> : null}
        {opened === "shortcuts" ? <ShortcutList onClose={close} /> : null}
      </Suspense>
    </ErrorBoundary>
  );
}

/** In place of a dialog that could not be opened: as small as it can be, since every page carries it. */
function FailedDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { say } = useLanguage();
  return (
    <div className={styles.failed} role="alertdialog">
      {children}
      <button type="button" onClick={onClose}>
        {say(texts.close)}
      </button>
    </div>
  );
}
