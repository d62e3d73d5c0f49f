import { createHmac } from "node:crypto";

export interface SignedMessage {
  readonly id: string;
  /** Seconds since 1970: receivers refuse what is old. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers of Standard Webhooks, so that receivers verify with the libraries they have. */
export function signatureHeaders({ id, timestamp, body }: SignedMessage, secret: string): Record<string, string> {
  const signature = createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": `v1,${signature}` };
}

function keyOf(secret: string): Buffer {
  return secret.startsWith("whsec_")
    ? Buffer.from(secret.slice("whsec_".length), "base64")
    : Buffer.from(secret, "utf8");
}
