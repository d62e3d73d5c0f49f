import { type RefObject, useEffect, useEffectEvent } from "react";

const above = '[role="dialog"], [role="menu"], [role="listbox"]';

/**
 * Escape, unless it is meant for something else: for what lies above the page, for another field, or for the input method.
 * It is heard before anybody else hears it, since what it closes would be gone by then.
 */
export function useEscape(field: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing || document.querySelector(above) !== null) return;
    const { target } = event;
    const isField = target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
    if (!isField || target === field.current) onEscape();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => heard(event);
    window.addEventListener("keydown", listener, { capture: true });
    return () => window.removeEventListener("keydown", listener, { capture: true });
  }, []);
}
