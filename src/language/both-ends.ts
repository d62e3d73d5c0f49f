/**
 * A message without what is pasted into its middle: whoever pastes a long text says what is wanted above or below it.
 * `letters` are kept at either end.
 */
export function bothEnds(message: string, letters: number): string {
  if (message.length <= 2 * letters) return message;
  return `${message.slice(0, letters)}\n${message.slice(-letters)}`;
}
