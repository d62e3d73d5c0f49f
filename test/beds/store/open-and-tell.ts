// A process that opens a store, writes until it fails, and tells what became of it.
import { toJihwiError } from "#protocol";
import type { StoreOptions } from "../../../src/store/connect.ts";
import { openStore } from "../../../src/store/open-store.ts";

const { options }: { options: StoreOptions } = JSON.parse(process.argv[2] ?? "{}");
try {
  const store = await openStore(options);
  await store.sessions.ensure({ id: "session", agent: "chat" });
  for (let count = 0; count < 2000; count += 1) {
    await store.settings.put(`key-${count}`, "x".repeat(10_000));
  }
  process.stdout.write("no error\n");
} catch (thrown) {
  const error = toJihwiError(thrown);
  process.stdout.write(`${error.code} ${error.hint === null ? "no hint" : "hint"}\n`);
}
