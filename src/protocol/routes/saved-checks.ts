import { z } from "zod";
import { changedCheckSchema, newSavedCheckSchema, savedCheckSchema } from "../saved-checks.ts";
import { defineRoute, doneSchema, idParam } from "./route.ts";

/** Checks of one's own: made, named and kept on the server, in versions. */
export const savedChecksApi = {
  list: defineRoute({
    method: "get",
    path: "/api/inspect/checks",
    summary: "Saved checks, each in its latest version",
    answer: z.object({ checks: z.array(savedCheckSchema) }),
  }),
  create: defineRoute({
    method: "post",
    path: "/api/inspect/checks",
    summary: "Save a check",
    body: newSavedCheckSchema,
    answer: savedCheckSchema,
  }),
  update: defineRoute({
    method: "put",
    path: "/api/inspect/checks/{id}",
    summary: "Save a new version of a check",
    params: idParam,
    body: changedCheckSchema,
    answer: savedCheckSchema,
  }),
  versions: defineRoute({
    method: "get",
    path: "/api/inspect/checks/{id}/versions",
    summary: "Every version of a saved check, newest first",
    params: idParam,
    answer: z.object({ versions: z.array(savedCheckSchema) }),
  }),
  remove: defineRoute({
    method: "delete",
    path: "/api/inspect/checks/{id}",
    summary: "Remove a saved check and its versions",
    recorded: "check-removed",
    params: idParam,
    answer: doneSchema,
  }),
};
