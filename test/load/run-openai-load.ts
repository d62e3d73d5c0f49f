import { collectGarbage } from "../collect-garbage.ts";
import { openServer } from "../ecosystem/open-server.ts";
import { json, startFakeProvider, text } from "../fakes/index.ts";

export interface OpenAiLoadReport {
  readonly requests: number;
  /** Answers that held their own marker and nobody else's, and ended with `[DONE]`. */
  readonly whole: number;
  readonly mixed: number;
  readonly dropped: number;
  readonly failed: number;
  /** Turns whose journal says that an invariant was checked and does not hold. */
  readonly violations: number;
  readonly unfinishedTurns: number;
  readonly perSecond: number;
  /** Of this process, server, model and client in one, after garbage collection. */
  readonly heapMb: { readonly afterWarmUp: number; readonly atEnd: number; readonly bytesPerRequest: number };
  /** Median time to the first event, asked in turns. */
  readonly firstEventMs: { readonly api: number; readonly v1: number; readonly difference: number };
}

const markerOf = (at: number) => `marker-${String(at).padStart(6, "0")}-end`;

/** Asks `/v1/chat/completions` so many times, streamed, with a scripted model. */
export async function runOpenAiLoad(requests: number, atOnce = 16): Promise<OpenAiLoadReport> {
  const provider = await startFakeProvider();
  const script = () => {
    // The fake remembers what it was asked; here that would be the leak.
    provider.reset();
    provider.respond((call) => {
      if (JSON.stringify(call.body).includes("selected_tool"))
        return json({ reason: "", selected_tool: "none", query: "" });
      if (call.schema !== null) return text("{}");
      return text(`${/marker-\d{6}-end/.exec(call.text)?.[0] ?? "none"} 라고 답합니다.`);
    });
  };
  script();
  await using server = await openServer({ ...provider.env, JIHWI_STEP_TIMEOUT_MS: "60000" });
  const { url, jihwi } = server;
  const counts = { whole: 0, mixed: 0, dropped: 0, failed: 0 };

  async function batch(from: number, to: number): Promise<void> {
    let next = from;
    const worker = async () => {
      for (let at = next++; at < to; at = next++) {
        counts[await outcomeOf(url, at)] += 1;
        if (at % 200 === 0) script();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    await jihwi.conductor.followedUp(60_000);
    script();
  }

  try {
    const warmUp = Math.min(1000, Math.floor(requests / 2));
    await batch(0, warmUp);
    const afterWarmUp = await heapAfterGc();
    const since = performance.now();
    await batch(warmUp, requests);
    const seconds = (performance.now() - since) / 1000;
    const atEnd = await heapAfterGc();
    const firstEventMs = await compareFirstEvents(url, Math.min(40, Math.max(5, Math.floor(requests / 20))));
    return {
      requests,
      ...counts,
      ...(await checkTurns(jihwi)),
      perSecond: Math.round((requests - warmUp) / seconds),
      heapMb: {
        afterWarmUp: megabytes(afterWarmUp),
        atEnd: megabytes(atEnd),
        bytesPerRequest: Math.round((atEnd - afterWarmUp) / Math.max(1, requests - warmUp)),
      },
      firstEventMs,
    };
  } finally {
    await provider.close();
  }
}

type Outcome = "whole" | "mixed" | "dropped" | "failed";

async function outcomeOf(url: string, at: number): Promise<Outcome> {
  try {
    const response = await askV1(url, `${markerOf(at)} 라고 답해줘`);
    const body = await response.text();
    if (response.status !== 200) return "failed";
    const markers = new Set(body.match(/marker-\d{6}-end/g));
    if ([...markers].some((marker) => marker !== markerOf(at))) return "mixed";
    return markers.has(markerOf(at)) && body.trimEnd().endsWith("[DONE]") ? "whole" : "dropped";
  } catch {
    return "failed";
  }
}

function askV1(url: string, content: string): Promise<Response> {
  const body = { model: "jihwi-chat", stream: true, messages: [{ role: "user", content }] };
  return post(`${url}/v1/chat/completions`, body);
}

function askApi(url: string, words: string): Promise<Response> {
  const message = { role: "user", parts: [{ type: "text", text: words }] };
  return post(`${url}/api/agents/chat/turns`, { id: `session-${crypto.randomUUID()}`, messages: [message] });
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function compareFirstEvents(url: string, samples: number): Promise<OpenAiLoadReport["firstEventMs"]> {
  const [api, v1]: [number[], number[]] = [[], []];
  for (let at = 0; at < samples; at++) {
    api.push(await firstEvent(() => askApi(url, `${markerOf(at)} 라고 답해줘`)));
    v1.push(await firstEvent(() => askV1(url, `${markerOf(at)} 라고 답해줘`)));
  }
  const [ofApi, ofV1] = [median(api), median(v1)];
  return { api: ofApi, v1: ofV1, difference: Math.round((ofV1 - ofApi) * 10) / 10 };
}

/** From the request to the first bytes of its body; the rest is read too, so that no turn overlaps the next. */
async function firstEvent(ask: () => Promise<Response>): Promise<number> {
  const since = performance.now();
  let first: number | null = null;
  for await (const _ of (await ask()).body ?? []) first ??= performance.now() - since;
  return first ?? Number.POSITIVE_INFINITY;
}

async function checkTurns({ store }: Awaited<ReturnType<typeof openServer>>["jihwi"]) {
  let [violations, unfinishedTurns] = [0, 0];
  let next: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof store.turns.list>> = await store.turns.list({ limit: 200, after: next });
    for (const turn of page.items) {
      if (turn.status !== "finished") unfinishedTurns += 1;
      const entries = await store.journal.load(turn.id);
      violations += entries.filter(({ kind, status }) => kind === "invariant" && status === "failed").length;
    }
    next = page.next;
  } while (next !== null);
  return { violations, unfinishedTurns };
}

async function heapAfterGc(): Promise<number> {
  await collectGarbage();
  return process.memoryUsage().heapUsed;
}

const megabytes = (bytes: number) => Math.round(bytes / 104_857.6) / 10;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 10) / 10;
}
