import type { KeyboardEvent } from "react";
import { isTouched } from "../shell/touch.ts";

/** The code of a key that an input method is still composing with, in browsers that do not say `isComposing`. */
const composingKeyCode = 229;

/**
 * Enter sends and Shift+Enter breaks the line; on the screen's own keyboard, which has no such Shift, a button sends a text.
 * Ctrl or Cmd with Enter sends everywhere. An Enter that ends the composition of a Hangul syllable does neither: without
 * this check the last syllable would be sent twice or stay behind.
 */
export function isSendKey(event: KeyboardEvent): boolean {
  const isLineBreak = event.shiftKey || (event.currentTarget instanceof HTMLTextAreaElement && isTouched());
  const isSurelySend = event.ctrlKey || event.metaKey;
  return event.key === "Enter" && (isSurelySend || !isLineBreak) && !isComposing(event);
}

export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === composingKeyCode;
}
