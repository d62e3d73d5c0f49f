import { useEffect, useState } from "react";
import { useBackCloses } from "./use-back-closes.ts";

/** What the library lays over the page: drawers, dialogs, menus. */
const overlays = '[role="dialog"], [role="menu"]';

const openOverlays = () =>
  [...document.querySelectorAll(overlays)].filter((overlay) => overlay.checkVisibility({ visibilityProperty: true }));

/** On a narrow screen Back closes what lies over the page, one thing at a time, as Escape does. */
export function BackClosesOverlays() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver(() => setCount(openOverlays().length));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return <BackClosesEach count={count} />;
}

function BackClosesEach({ count }: { count: number }) {
  useBackCloses(count > 0, () => {
    const key = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    openOverlays().at(-1)?.dispatchEvent(key);
  });
  return count === 0 ? null : <BackClosesEach count={count - 1} />;
}
