import type { JihwiApp } from "#app";
import { dataApi } from "#protocol";
import { filesIn, receiveForm } from "../receive-form.ts";
import type { Router } from "../router.ts";
import { sendFile } from "../send-file.ts";

const largestBackup = 16 * 1024 * 1024 * 1024;

export function dataRoutes(router: Router, { library: { data }, config, audit }: JihwiApp): void {
  router.add(dataApi.read, () => data.facts());

  router.add(dataApi.export, ({ context }) => {
    const name = `jihwi-${new Date().toISOString().slice(0, 10)}.jsonl`;
    return sendFile(context, data.export(), { name, type: "application/x-ndjson" });
  });

  router.add(dataApi.import, async ({ context, signal }) => {
    const limits = { fileBytes: largestBackup, formBytes: largestBackup };
    await using form = await receiveForm(context, { dataDir: config.dataDir, ...limits });
    const [file] = filesIn(form);
    const { rows, skipped, leftOut, files } = await data.import(file.stream, { merge: true, signal });
    audit.record("store-imported", { from: file.name });
    return { rows, skipped, leftOut, files };
  });

  router.add(dataApi.remove, () => data.removeAll());
}
