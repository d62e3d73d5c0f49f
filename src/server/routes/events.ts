import { streamSSE } from "hono/streaming";
import type { JihwiApp } from "#app";
import { type ChangeTopic, eventsApi } from "#protocol";
import { createChangeFeed } from "../change-feed.ts";
import type { Router } from "../router.ts";

/** A silent connection is known to be alive by this. */
const beatMs = 10_000;

export function eventRoutes(router: Router, { store, settings: { mcp } }: JihwiApp): void {
  const feed = createChangeFeed(
    async () => new Map<ChangeTopic, string>([...(await store.revisions.read()), ["tool-servers", mcp.revision()]]),
  );
  router.add(eventsApi.follow, ({ context }) =>
    streamSSE(context, async (stream) => {
      const gone = Promise.withResolvers<void>();
      // Before anything is waited for: who leaves meanwhile would never be noticed.
      stream.onAbort(() => gone.resolve());
      const send = (changed: readonly ChangeTopic[]) =>
        stream.writeSSE({ data: JSON.stringify({ changed }) }).catch(() => gone.resolve());
      const end = await feed.listen(send);
      const beat = setInterval(() => void send([]), beatMs);
      // From this line on every change is told: what the page has read before it is read again.
      await send([]);
      await gone.promise;
      clearInterval(beat);
      end();
    }),
  );
}
