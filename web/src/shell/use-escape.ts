import { useEffect, useEffectEvent } from "react";

const overlays = '[role="dialog"], [role="menu"], [role="listbox"]';
/** What lies above each part, and is closed before it hears of Escape. */
const above = { viewer: overlays, page: `${overlays}, [data-viewer]` };
const fields = "input, textarea, select, [contenteditable]";
/** A field that has no use for Escape itself. */
const yielding = "[data-yields-escape]";

/**
 * Escape, unless it is meant for something else: for what lies above, for a field, or for the input method. One Escape does
 * one thing. It is heard before anybody else hears it, since what it closes would be gone by then.
 */
export function useEscape(part: keyof typeof above, onEscape: () => void): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing || event.defaultPrevented) return;
    // A list of choices stays in the page while it is closed.
    if ([...document.querySelectorAll(above[part])].some((one) => one.checkVisibility())) return;
    const { target } = event;
    if (target instanceof HTMLElement && target.matches(fields) && !target.matches(yielding)) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => heard(event);
    window.addEventListener("keydown", listener, { capture: true });
    return () => window.removeEventListener("keydown", listener, { capture: true });
  }, []);
}
