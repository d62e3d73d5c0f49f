import type { KeyboardEvent } from "react";

/** The code of a key that an input method is still composing with, in browsers that do not say `isComposing`. */
const composingKeyCode = 229;

/**
 * Enter sends and Shift+Enter breaks the line. An Enter that ends the composition of a Hangul syllable does neither:
 * without this check the last syllable would be sent twice or stay behind.
 */
export function isSendKey(event: KeyboardEvent): boolean {
  return event.key === "Enter" && !event.shiftKey && !isComposing(event);
}

export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === composingKeyCode;
}
