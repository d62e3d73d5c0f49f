import { z } from "zod";
import { type ChangeTopic, changeEventSchema, changeTopicSchema, eventsApi, metaApi } from "#protocol";
import { ApiError } from "./api-error.ts";
import { call } from "./call.ts";
import { connectionLost, connectionMade, lineCut, onServerBack } from "./connection.ts";
import { eventLines } from "./event-lines.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { readAgain } from "./query-client.ts";

/** What one tab tells the others: they share a connection, since a browser opens only six to a server. */
const signalSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("changed"), topics: z.array(changeTopicSchema) }),
  z.object({ kind: z.literal("connected") }),
  z.object({ kind: z.literal("lost") }),
  z.object({ kind: z.literal("cut") }),
]);
type Signal = z.infer<typeof signalSchema>;

/** The lists that a topic's change makes stale. */
const keysOf: Readonly<Record<ChangeTopic, readonly string[]>> = {
  sessions: ["sessions", "session", "traces"],
  turns: ["trace"],
  documents: ["documents", "document", "collections"],
  jobs: ["notebook"],
  inspections: ["inspections"],
  notebooks: ["notebook", "library"],
  "tool-servers": ["mcp-servers"],
};

const firstWaitMs = 500;
const longestWaitMs = 5_000;
/** The server sends a beat every ten seconds. */
const silenceMs = 25_000;
const answerMs = 5_000;

/** Follows the server's events for as long as the page is open, and finds the server again when it was away. */
export function followServerEvents(): void {
  const others = new BroadcastChannel("jihwi.events");
  others.onmessage = ({ data }) => {
    const signal = signalSchema.safeParse(data);
    if (signal.success) take(signal.data);
  };
  onServerBack(() => void readAgain({}));
  const tell = (signal: Signal) => {
    take(signal);
    others.postMessage(signal);
  };
  // One tab holds the lock and the connection; when it is closed, another goes on. Without TLS there are no locks.
  if ("locks" in navigator) void navigator.locks.request("jihwi.events", () => keepConnected(tell));
  else void keepConnected(tell);
}

function take(signal: Signal): void {
  if (signal.kind === "lost") connectionLost();
  if (signal.kind === "connected") connectionMade();
  if (signal.kind === "cut") lineCut();
  if (signal.kind !== "changed") return;
  for (const key of new Set(signal.topics.flatMap((topic) => keysOf[topic]))) void readList[key]?.();
}

const runningSchema = z.object({ status: z.literal("running") });

/** Each list is read to its end though changes come faster than that takes: a read that is begun anew each time never ends. */
const readList = Object.fromEntries(
  Object.values(keysOf)
    .flat()
    .map((key) => [
      key,
      oneAtATime(() =>
        readAgain({
          queryKey: [key],
          // The pages of a document do not change, only the list of documents does; nor does the trace of a turn that has ended.
          exact: key === "documents",
          predicate: ({ state }) => key !== "trace" || runningSchema.safeParse(state.data).success,
        }),
      ),
    ]),
);

async function keepConnected(tell: (signal: Signal) => void): Promise<never> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      let isFirst = true;
      for await (const topics of changes()) {
        waitMs = firstWaitMs;
        tell({ kind: "connected" });
        // Changes are told from the first line on: lists that were read before it may lack some.
        if (isFirst) tell({ kind: "changed", topics: [...changeTopicSchema.options] });
        isFirst = false;
        if (topics.length > 0) tell({ kind: "changed", topics });
      }
      tell({ kind: "lost" });
    } catch (thrown) {
      const isSilent = thrown instanceof DOMException && thrown.name === "AbortError";
      if (isSilent && (await isThere())) tell({ kind: "cut" });
      // A server that asks for its token is there; the door is shown elsewhere.
      else if (!(thrown instanceof ApiError) || thrown.code !== "unauthorized") tell({ kind: "lost" });
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Something on the way, such as a proxy, may hold events back though the server answers; then lists are read now and then. */
function isThere(): Promise<boolean> {
  return call(metaApi.version, { signal: AbortSignal.timeout(answerMs) }).then(
    () => true,
    () => false,
  );
}

async function* changes(): AsyncGenerator<ChangeTopic[]> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), silenceMs);
  try {
    const { body } = await call(eventsApi.follow, { signal: silent.signal });
    if (body === null) return;
    for await (const line of eventLines(body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), silenceMs);
      yield changeEventSchema.parse(JSON.parse(line)).changed;
    }
  } finally {
    clearTimeout(timer);
    silent.abort();
  }
}
