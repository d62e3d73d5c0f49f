import { z } from "zod";
import { changedCheckSchema, newSavedCheckSchema, savedCheckSchema } from "../saved-checks.ts";
import { defineRoute, doneSchema } from "./route.ts";

/** Checks of one's own: made, named and kept on the server, in versions. */
export const savedChecksApi = {
  list: defineRoute("get", "/api/inspect/checks", "Saved checks, each in its latest version", {
    answer: z.object({ checks: z.array(savedCheckSchema) }),
  }),
  create: defineRoute("post", "/api/inspect/checks", "Save a check", {
    body: newSavedCheckSchema,
    answer: savedCheckSchema,
  }),
  update: defineRoute("put", "/api/inspect/checks/{id}", "Save a new version of a check", {
    body: changedCheckSchema,
    answer: savedCheckSchema,
  }),
  versions: defineRoute("get", "/api/inspect/checks/{id}/versions", "Every version of a saved check, newest first", {
    answer: z.object({ versions: z.array(savedCheckSchema) }),
  }),
  remove: defineRoute("delete", "/api/inspect/checks/{id}", "Remove a saved check and its versions", {
    recorded: "check-removed",
    answer: doneSchema,
  }),
};
