// Loaded into each process of tests: one that a failed test has left a server, a watch or a timer in would never end, and
// everybody would wait for it. (`--test-force-exit` is no help: it ends a file of several before the second is imported.)
import { isMainThread } from "node:worker_threads";

/** No group of test files takes half as long on a slow machine. */
const longestMinutes = 30;

// The process that starts the files is no file of tests, and nothing that a test starts reads this.
if (isMainThread && process.env.NODE_TEST_CONTEXT !== undefined) {
  const end = () => {
    console.error(`jihwi: this group of tests did not end in ${longestMinutes} minutes; what keeps it:`);
    console.error(process.getActiveResourcesInfo().join(", "));
    process.exit(1);
  };
  setTimeout(end, longestMinutes * 60_000).unref();
}
