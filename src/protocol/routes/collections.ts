import { z } from "zod";
import { collectionNameSchema, collectionSchema } from "../collections.ts";
import { defineRoute, doneSchema } from "./route.ts";

const ids = z.array(z.string().min(1).max(200)).max(5_000).optional();

/** Documents under names, to be asked together. */
export const collectionsApi = {
  list: defineRoute("get", "/api/collections", "Collections of documents, by name", {
    answer: z.object({ collections: z.array(collectionSchema) }),
  }),
  create: defineRoute("post", "/api/collections", "Make a collection", {
    body: z.strictObject({ name: collectionNameSchema }),
    answer: collectionSchema,
  }),
  rename: defineRoute("patch", "/api/collections/{id}", "Rename a collection", {
    body: z.strictObject({ name: collectionNameSchema }),
    answer: collectionSchema,
  }),
  put: defineRoute(
    "put",
    "/api/collections/{id}/documents",
    "Say which documents a collection holds: all of them, or which are put in and taken out",
    { body: z.strictObject({ documents: ids, add: ids, remove: ids }), answer: collectionSchema },
  ),
  remove: defineRoute("delete", "/api/collections/{id}", "Remove a collection; its documents stay", {
    recorded: "collection-removed",
    answer: doneSchema,
  }),
};
