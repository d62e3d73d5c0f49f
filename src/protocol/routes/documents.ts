import { z } from "zod";
import { uploadedSchema } from "../answers.ts";
import { localizedSchema } from "../language.ts";
import {
  documentPageSchema,
  documentSchema,
  scannedWordSchema,
  searchHitSchema,
  watchedFolderSchema,
} from "../resources.ts";
import { defineRoute, doneSchema, idParam, next } from "./route.ts";

const formatSchema = z.object({
  name: z.string(),
  title: localizedSchema,
  extensions: z.array(z.string()).readonly(),
});

const pageParams = idParam.extend({ page: z.coerce.number().int().positive() });

export const documentsApi = {
  list: defineRoute("get", "/api/documents", "Documents, newest first", {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(500).default(200),
      after: z.string().max(500).optional(),
      collection: z.string().max(200).optional(),
      passing: z.literal("1").optional(),
    }),
    answer: z.object({ documents: z.array(documentSchema), next }),
  }),
  add: defineRoute(
    "post",
    "/api/documents",
    "Bring documents; each file stands for itself. The field `collection` names the one they are put into; pictures with `passing=1` go with the conversations that they are brought into",
    {
      body: "upload",
      answer: z.object({ documents: z.array(uploadedSchema) }),
    },
  ),
  addUrl: defineRoute("post", "/api/documents/url", "Bring a public web page or file by its address", {
    body: z.object({ url: z.string().trim().min(1).max(4000), collection: z.string().max(200).optional() }),
    answer: documentSchema,
  }),
  folders: defineRoute("get", "/api/watched-folders", "Folders whose files are kept in step as documents", {
    answer: z.object({ folders: z.array(watchedFolderSchema) }),
  }),
  turnFolder: defineRoute(
    "put",
    "/api/watched-folders/{id}",
    "Switch a watched folder on or off; folders are added on the server's own command line",
    { body: z.object({ isOn: z.boolean() }), answer: watchedFolderSchema },
  ),
  formats: defineRoute("get", "/api/document-formats", "The formats that a document can have", {
    answer: z.object({ formats: z.array(formatSchema) }),
  }),
  read: defineRoute("get", "/api/documents/{id}", "One document", { answer: documentSchema }),
  pages: defineRoute("get", "/api/documents/{id}/pages", "The text of its pages", {
    answer: z.object({ pages: z.array(documentPageSchema) }),
  }),
  words: defineRoute(
    "get",
    "/api/documents/{id}/pages/{page}/words",
    "Where the words stand on a page that is a picture",
    {
      params: pageParams,
      answer: z.object({ words: z.array(scannedWordSchema) }),
    },
  ),
  picture: defineRoute(
    "get",
    "/api/documents/{id}/pages/{page}/picture",
    "What a page of a PDF or a picture looks like",
    {
      recorded: "document-downloaded",
      params: pageParams,
      answer: "file",
    },
  ),
  file: defineRoute("get", "/api/documents/{id}/file", "The file as it was brought", {
    recorded: "document-downloaded",
    answer: "file",
  }),
  unlock: defineRoute(
    "post",
    "/api/documents/{id}/password",
    "Read a locked PDF with its password, which is not kept",
    { body: z.object({ password: z.string().min(1).max(200) }), answer: documentSchema },
  ),
  conversations: defineRoute(
    "get",
    "/api/documents/{id}/conversations",
    "How many conversations have asked about it, and how many quote it: that stays in them when it is removed",
    { answer: z.object({ count: z.number().int(), quoting: z.number().int() }) },
  ),
  remove: defineRoute(
    "delete",
    "/api/documents/{id}",
    "Remove a document with its file, pages and index; what conversations have quoted stays in them",
    { recorded: "document-removed", answer: doneSchema },
  ),
  search: defineRoute("get", "/api/search", "Find passages", {
    query: z.object({
      q: z.string().trim().min(1).max(4000),
      k: z.coerce.number().int().min(1).max(200).default(10),
      document: z.string().max(200).optional(),
    }),
    answer: z.object({ hits: z.array(searchHitSchema) }),
  }),
};
