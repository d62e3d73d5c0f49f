/** Whether a finger is what points: there is nothing to drag, and no keyboard beside the one on the screen. */
export const isTouched = () => matchMedia("(pointer: coarse)").matches;

/** What a button does, with the key that does it, too. */
export const withKey = (words: string, key: string) => (isTouched() ? words : `${words} (${key})`);
