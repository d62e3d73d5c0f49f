// A process that opens a store and writes messages until it is killed, printing each only after it was committed.
import type { StoreOptions } from "../../../src/store/connect.ts";
import { openStore } from "../../../src/store/open-store.ts";

const { options, round }: { options: StoreOptions; round: number } = JSON.parse(process.argv[2] ?? "{}");
const store = await openStore(options);
await store.sessions.ensure({ id: "session", agent: "chat" });
for (let count = 0; ; count += 1) {
  const id = `${round}-${count}`;
  const text = `메시지 ${id} ${"가".repeat(count % 3000)}`;
  await store.messages.append("session", { id, role: "user", parts: [{ type: "text" }], text });
  process.stdout.write(`${id}\n`);
}
