import { z } from "zod";
import { dataPartSchemas, type JihwiMessage, messageMetadataSchema, type StoredMessage } from "#protocol";

type DataName = keyof typeof dataPartSchemas;

const dataPart = <Name extends DataName>(name: Name) =>
  z.object({
    type: z.literal(`data-${name}`),
    id: z.string().optional(),
    data: dataPartSchemas[name],
  });

/** Every part that an agent can send has its line here, or this does not compile. */
const dataParts = {
  node: dataPart("node"),
  step: dataPart("step"),
  tool: dataPart("tool"),
  approval: dataPart("approval"),
  sources: dataPart("sources"),
  citations: dataPart("citations"),
  ended: dataPart("ended"),
  statements: dataPart("statements"),
  notice: dataPart("notice"),
  result: dataPart("result"),
  answered: dataPart("answered"),
} satisfies { readonly [Name in DataName]: unknown };

const partSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  ...Object.values(dataParts),
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
