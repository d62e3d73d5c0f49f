// A worker process for tests: works on inspections until it is killed.
import { openStore, type StoreOptions } from "#store";
import { openInspections } from "./open-inspections.ts";

const { options }: { options: StoreOptions } = JSON.parse(process.argv[2] ?? "{}");
const { jobs } = openInspections(await openStore(options));
await jobs.start({ concurrency: 2 });
process.stdout.write("working\n");
