// A worker process for tests: finishes a few batches of an inspection, and works on others until it is killed.
import { openStore, type StoreOptions } from "#store";
import { holdingBatches, openInspections } from "./open-inspections.ts";

const { options }: { options: StoreOptions } = JSON.parse(process.argv[2] ?? "{}");
const store = await openStore(options);
const { jobs } = openInspections(store, { store: holdingBatches(store, 3, new Promise(() => {})) });
await jobs.start({ concurrency: 2 });
process.stdout.write("working\n");
