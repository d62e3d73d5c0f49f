import { createHash } from "node:crypto";
import { z } from "zod";
import { defineJob, type EndedJob, type JobDefinition, type Jobs } from "#jobs";
import { rememberSecret } from "#models";
import { type JihwiError, toJihwiError, type WebhookEvent, type WebhookTrial, webhookEventSchema } from "#protocol";
import { newId, type Store } from "#store";
import type { EndedTurn } from "#turns";
import { webhookFailure } from "./failure.ts";
import { post } from "./post.ts";
import { createReceiverRest } from "./receiver-rest.ts";
import type { Webhook } from "./settings.ts";
import { signatureHeaders } from "./signature.ts";

const deliverySchema = z.object({
  /** Address and secret stay where they are kept: a delivery names its receiver only. */
  webhook: z.string(),
  id: z.string(),
  type: webhookEventSchema,
  timestamp: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** Tells other programs that something has ended: ids, status and links, never content. */
export interface Webhooks {
  readonly job: JobDefinition<typeof deliverySchema>;
  /** Both are called in the transaction that ends the work, so that a crash loses no delivery and invents none. */
  turnEnded(turn: Omit<EndedTurn, "entries">, enqueue: Jobs["enqueue"]): Promise<void>;
  jobEnded(job: EndedJob, enqueue: Jobs["enqueue"]): Promise<void>;
  /** Ends what still waits for a receiver that was removed. */
  receiverRemoved(url: string, store: Store, jobs: Jobs): Promise<void>;
  /** Sends a message that says nothing, at once and once. */
  test(receiver: Webhook, signal: AbortSignal): Promise<WebhookTrial>;
}

/** Eight more tries, each after twice the wait: about four minutes in all. */
const retries = 8;
/** Deliveries at once: they wait for others' servers, and nothing else is to wait for them. */
const places = 4;

/** `receivers` are asked for each time: the settings page may have changed them. */
export function createWebhooks(
  receivers: () => readonly Webhook[],
  log: (error: JihwiError, about: string) => void,
): Webhooks {
  const unlessResting = createReceiverRest((failure) => log(failure, "webhooks"));
  const job = defineJob({
    name: "webhooks.deliver",
    input: deliverySchema,
    retries,
    places,
    async run({ webhook, id, type, timestamp, data }, { signal, earlierAttempts }) {
      const receiver = receivers().find((one) => one.id === webhook);
      // Another process on the same store may know it: the delivery is tried again, there first.
      if (receiver === undefined) {
        const error = webhookFailure("unknown-webhook", { webhook });
        log(error, "webhooks");
        throw error;
      }
      const deliver = () => send(receiver, id, { type, timestamp, data }, signal);
      const status = await unlessResting(receiver.url, earlierAttempts >= retries, deliver);
      return { status };
    },
  });

  async function tell(type: WebhookEvent, data: Record<string, unknown>, enqueue: Jobs["enqueue"]): Promise<void> {
    const event = { id: newId("event"), type, timestamp: new Date().toISOString(), data };
    for (const { id: webhook, url, events } of receivers())
      if (events.has(type)) await enqueue(job, { ...event, webhook }, { key: `${keyStart(url)} ${event.id}` });
  }

  return {
    job,
    async receiverRemoved(url, store, jobs) {
      for (const [key, id] of await store.jobs.unfinishedByKey(job.name))
        if (key.startsWith(keyStart(url))) await jobs.cancel(id, removed(url));
    },
    async test(receiver, signal) {
      const startedAt = performance.now();
      const elapsed = () => Math.round(performance.now() - startedAt);
      const message = { type: "webhook.test", timestamp: new Date().toISOString(), data: {} };
      try {
        return { ok: true, status: await send(receiver, newId("event"), message, signal), ms: elapsed(), error: null };
      } catch (thrown) {
        return { ok: false, status: null, ms: elapsed(), error: toJihwiError(thrown).says };
      }
    },
    async turnEnded({ id, sessionId, agent, status, ended, error, usage, cost }, enqueue) {
      const links = { trace: `/api/traces/${id}`, session: `/api/sessions/${encodeURIComponent(sessionId)}` };
      const about = { turnId: id, sessionId, agent, status, ended, error: error?.code ?? null, usage, cost };
      await tell("turn.ended", { ...about, links }, enqueue);
    },
    async jobEnded({ id, name, status, input, error }, enqueue) {
      const about = { jobId: id, status, error: error?.code ?? null };
      const job = `/api/jobs/${id}`;
      const read = z.object({ documentId: z.string() }).safeParse(input).data;
      const inspected = z.object({ inspection: z.string() }).safeParse(input).data;
      if (name === "documents.read" && read !== undefined) {
        const links = { job, document: `/api/documents/${read.documentId}` };
        await tell("document.read", { documentId: read.documentId, ...about, links }, enqueue);
      }
      if (name === "inspect.run" && inspected !== undefined) {
        const links = { job, inspection: `/api/inspections/${inspected.inspection}` };
        await tell("inspection.ended", { inspectionId: inspected.inspection, ...about, links }, enqueue);
      }
    },
  };
}

/** How the keys of a receiver's deliveries begin; an address may be longer than a key. */
const keyStart = (url: string) => createHash("sha256").update(url).digest("hex");

function removed(url: string): JihwiError {
  const { origin } = new URL(url);
  return webhookFailure("removed-webhook", { origin });
}

/** Signs a message and posts it; the receiver's answer. */
function send(
  { url, secret, allowPrivate }: Webhook,
  id: string,
  message: object,
  signal: AbortSignal,
): Promise<number> {
  rememberSecret(secret);
  const body = JSON.stringify(message);
  const signed = signatureHeaders({ id, timestamp: Math.floor(Date.now() / 1000), body }, secret);
  const headers = { "content-type": "application/json", "user-agent": "Jihwi", ...signed };
  return post({ url: new URL(url), headers, body, allowPrivate }, signal);
}
