import { z } from "zod";
import { defineRoute, doneSchema } from "./route.ts";

/** Where everything is kept, and how much of it there is. */
const dataFactsSchema = z.object({
  folder: z.string(),
  store: z.enum(["sqlite", "postgres"]),
  /** What the folder takes on disk; a database elsewhere is not counted. */
  bytes: z.number(),
});
export type DataFacts = z.infer<typeof dataFactsSchema>;

/** What must be written to have everything removed. */
export const removalWord = "DELETE";

export const dataApi = {
  read: defineRoute("get", "/api/data", "Where everything is kept, and how much of it there is", {
    answer: dataFactsSchema,
  }),
  export: defineRoute(
    "get",
    "/api/data/export",
    "Everything but keys, tool servers and webhooks in one file, for a backup",
    { recorded: "store-exported", answer: "file" },
  ),
  import: defineRoute("post", "/api/data/import", "Bring a backup in: what is missing is added, what is there stays", {
    body: "upload",
    answer: z.object({
      rows: z.number().int(),
      skipped: z.number().int(),
      /** Settings, which are made here: no file chooses models or gives leave to tools. */
      leftOut: z.number().int(),
      files: z.number().int(),
    }),
  }),
  remove: defineRoute("post", "/api/data/removal", "Remove everything that was brought and made", {
    recorded: "everything-removed",
    body: z.object({ confirm: z.literal(removalWord) }),
    answer: doneSchema,
  }),
};
