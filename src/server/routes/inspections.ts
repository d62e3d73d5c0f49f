import type { Context } from "hono";
import type { JihwiApp } from "#app";
import {
  describeIssues,
  type InspectionOptions,
  inspectionOptionsSchema,
  inspectionsApi,
  JihwiError,
  type Localized,
} from "#protocol";
import { serverFailure } from "../failure.ts";
import { receiveForm } from "../receive-form.ts";
import { reportFiles } from "../report-files.ts";
import type { Router } from "../router.ts";
import { sendFile } from "../send-file.ts";
import { streamBody } from "../uploads.ts";

/** The largest file of records in a form; a longer one comes as the body itself. */
const largestRecords = 1024 * 1024 * 1024;
const nothing = async () => {};

/** Runs over many documents: jobs do the work, so that it goes on when the page is closed. */
export function inspectionRoutes(router: Router, { config, inspect: { inspections } }: JihwiApp): void {
  router.add(inspectionsApi.start, async ({ query, context, language }) => {
    await using brought = await bring(context, config.dataDir, query);
    const { options, files } = brought;
    return await inspections.start({ options: readOptions(options), files, language });
  });

  router.add(inspectionsApi.list, async ({ query }) => {
    const { items, next } = await inspections.list(query);
    return { inspections: [...items], next };
  });

  router.add(inspectionsApi.read, ({ params }) => inspections.get(params.id));

  router.add(inspectionsApi.resume, ({ params }) => inspections.resume(params.id));

  router.add(inspectionsApi.rows, ({ params, query: { after: afterOrdinal, ...filter } }) =>
    inspections.rows(params.id, { ...filter, afterOrdinal }),
  );

  router.add(inspectionsApi.report, async ({ params: { id }, query: { format }, context }) => {
    const { extension, type } = reportFiles[format];
    return sendFile(context, await inspections.report(id, format), { name: `${id}.${extension}`, type });
  });

  router.add(inspectionsApi.remove, ({ params }) => inspections.remove(params.id));
}

interface Brought extends AsyncDisposable {
  /** As it was written. */
  readonly options: string | undefined;
  readonly files: readonly { readonly name: string; readonly content: AsyncIterable<Uint8Array> }[];
}

/** What a request brings: options as its JSON, or beside files; files in a form, or one as the body itself. */
async function bring(
  context: Context,
  dataDir: string,
  { options, name = "records.jsonl" }: { options?: string | undefined; name?: string | undefined },
): Promise<Brought> {
  const type = context.req.header("content-type") ?? "";
  if (type.startsWith("application/json"))
    return { options: await context.req.text(), files: [], [Symbol.asyncDispose]: nothing };
  if (type.startsWith("application/x-ndjson"))
    return { options, files: [{ name, content: streamBody(context) }], [Symbol.asyncDispose]: nothing };
  const form = await receiveForm(context, { dataDir, fileBytes: largestRecords });
  return {
    options: form.field("options") ?? options,
    files: form.files.map((file) => ({ name: file.name, content: file.stream() })),
    [Symbol.asyncDispose]: form[Symbol.asyncDispose],
  };
}

function readOptions(text: string | undefined): InspectionOptions {
  if (text === undefined || text === "") return {};
  try {
    const parsed = inspectionOptionsSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    throw wrongOptions(describeIssues(parsed.error));
  } catch (thrown) {
    throw thrown instanceof JihwiError ? thrown : wrongOptions({ ko: "JSON이 아닙니다", en: "no JSON" });
  }
}

function wrongOptions(what: Localized): JihwiError {
  return serverFailure("wrong-options", { what });
}
