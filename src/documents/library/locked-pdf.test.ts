import assert from "node:assert/strict";
import { test } from "node:test";
import { lockedPdf } from "../../../test/beds/documents/locked-pdf.ts";
import { testLibrary } from "../../../test/beds/documents/open-library.ts";

test("a locked PDF waits for its password, says when it is the wrong one, and is read with the right one", async (context) => {
  const { documents, store } = await testLibrary(context);
  const { id } = await documents.add(lockedPdf("The rent is 500 a month.", "secret-1"), "rent.pdf");
  const locked = await documents.settled(id);
  assert.equal(locked.error?.code, "document-encrypted");

  await documents.unlock(id, "wrong-2");
  const refused = await documents.settled(id);
  assert.deepEqual([refused.status, refused.error?.code], ["error", "document-encrypted"]);
  assert.match(refused.error?.message.en ?? "", /does not open/);

  await documents.unlock(id, "secret-1");
  assert.equal((await documents.settled(id)).status, "ready");
  assert.equal((await store.documents.get(id)).locked, 1);
  assert.match((await documents.pages(id))[0]?.text ?? "", /rent is 500/);
  await assert.rejects(documents.unlock(id, "secret-1"), { code: "conflict" });

  const jobs = JSON.stringify(await store.jobs.list({}));
  assert.doesNotMatch(jobs, /secret-1|wrong-2/, "a password stands in no row");
});
