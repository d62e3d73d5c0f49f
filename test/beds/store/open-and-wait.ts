// A process that says that it is about to open a store, opens it, and waits to be killed.
import type { StoreOptions } from "../../../src/store/connect.ts";
import { openStore } from "../../../src/store/open-store.ts";

const options: StoreOptions = JSON.parse(process.argv[2] ?? "{}");
process.stdout.write("opening\n");
await openStore(options);
setInterval(() => {}, 1000);
