import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { narrowScreen } from "../sessions/narrow-screen.ts";
import { passOutlivedEntries, useBackCloses } from "./use-back-closes.ts";

/** What the library lays over the page: drawers, dialogs, menus. */
const overlays = '[role="dialog"], [role="menu"]';

const openOverlays = () =>
  [...document.querySelectorAll(overlays)].filter((overlay) => overlay.checkVisibility({ visibilityProperty: true }));

/** On a narrow screen Back closes what lies over the page, one thing at a time, as Escape does. */
export function BackClosesOverlays() {
  const isNarrow = useMediaQuery(narrowScreen, undefined, { getInitialValueInEffect: false });
  const [count, setCount] = useState(0);
  useEffect(passOutlivedEntries, []);
  useEffect(() => {
    if (!isNarrow) return;
    const look = () => setCount(openOverlays().length);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [isNarrow]);
  return <BackClosesEach count={count} />;
}

function BackClosesEach({ count }: { count: number }) {
  useBackCloses(count > 0, () => {
    const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    const top = openOverlays().at(-1);
    const { activeElement } = document;
    // Where the focus is, as a key would: a menu tells the drawer below by its focused item that Escape is its own.
    (top?.contains(activeElement) ? activeElement : top)?.dispatchEvent(key);
  });
  return count === 0 ? null : <BackClosesEach count={count - 1} />;
}
