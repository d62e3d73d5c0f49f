import assert from "node:assert/strict";
import { test } from "node:test";
import { documentsApi } from "#protocol";

/** A line that breaks, whatever is sent. */
class BrokenRequest {
  readonly upload = {};
  onerror: (() => void) | null = null;
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    setImmediate(() => this.onerror?.());
  }
}

/** A file that was changed since it was chosen, as browsers have it. */
class ChangedFile extends File {
  override slice(): Blob {
    throw new DOMException("it could not be read", "NotReadableError");
  }
}

// The page's choices are read from the browser as they are loaded.
Object.assign(globalThis, { window: new EventTarget(), XMLHttpRequest: BrokenRequest });
const { uploadFiles } = await import("./upload-files.ts");

test("a file that cannot be read is told as that, and a server that is away as that", async () => {
  const [kept, changed] = [new File(["글"], "그대로.txt"), new ChangedFile(["글"], "바뀐.txt")];
  await assert.rejects(uploadFiles(documentsApi.add, [kept, changed]), { code: "bad-input", message: /바뀐\.txt/ });
  await assert.rejects(uploadFiles(documentsApi.add, [kept]), { code: "unreachable" });
});
