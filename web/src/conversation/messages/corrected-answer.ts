import { correctedText, type JihwiMessage, textOf } from "#protocol";

/** The words of an answer as they were put right. */
export function correctedAnswer(message: JihwiMessage): string {
  return correctedText(textOf(message), groundedOf(message)?.statements ?? []);
}

/** What the sentences of an answer stand on, as they were looked at last; null before that. */
export const groundedOf = ({ parts }: JihwiMessage) =>
  parts.findLast((part) => part.type === "data-statements")?.data ?? null;
