import { z } from "zod";
import { dataPartSchemas, type JihwiMessage, messageMetadataSchema, type StoredMessage } from "#protocol";

const dataPart = <Name extends keyof typeof dataPartSchemas>(name: Name) =>
  z.object({
    type: z.literal(`data-${name}`),
    id: z.string().optional(),
    data: dataPartSchemas[name],
  });

const partSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  dataPart("node"),
  dataPart("step"),
  dataPart("tool"),
  dataPart("sources"),
  dataPart("citations"),
  dataPart("ended"),
  dataPart("statements"),
  dataPart("notice"),
  dataPart("result"),
]);

/** Messages as the conversation shows them. Parts of a kind this page does not know are left out. */
export function messagesOf(stored: readonly StoredMessage[]): JihwiMessage[] {
  return stored.map(({ id, role, parts, metadata }) => {
    const known = messageMetadataSchema.safeParse(metadata);
    return {
      id,
      role,
      parts: parts.flatMap((part) => {
        const parsed = partSchema.safeParse(part);
        return parsed.success ? [parsed.data] : [];
      }),
      metadata: known.data,
    };
  });
}
