import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";

/** A folder that is gone when the test is over. */
export async function temporaryFolder(test: Pick<TestContext, "after">): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "jihwi-test-"));
  // A thread that is being stopped may still write a file while the folder is emptied.
  test.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
