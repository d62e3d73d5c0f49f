import { z } from "zod";
import {
  documentFormatsAnswerSchema,
  documentsAnswerSchema,
  pagesAnswerSchema,
  searchAnswerSchema,
  uploadAnswerSchema,
  watchedFoldersAnswerSchema,
} from "../answers.ts";
import { documentSchema, watchedFolderSchema } from "../resources.ts";
import { defineRoute, doneSchema, idParam } from "./route.ts";

export const documentsApi = {
  list: defineRoute({
    method: "get",
    path: "/api/documents",
    summary: "Documents, newest first",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(500).default(200),
      after: z.string().max(500).optional(),
    }),
    answer: documentsAnswerSchema,
  }),
  add: defineRoute({
    method: "post",
    path: "/api/documents",
    summary: "Bring documents; each file stands for itself",
    body: "upload",
    answer: uploadAnswerSchema,
  }),
  addUrl: defineRoute({
    method: "post",
    path: "/api/documents/url",
    summary: "Bring a public web page or file by its address",
    body: z.object({ url: z.string().trim().min(1).max(4000) }),
    answer: documentSchema,
  }),
  folders: defineRoute({
    method: "get",
    path: "/api/watched-folders",
    summary: "Folders whose files are kept in step as documents",
    answer: watchedFoldersAnswerSchema,
  }),
  turnFolder: defineRoute({
    method: "put",
    path: "/api/watched-folders/{id}",
    summary: "Switch a watched folder on or off; folders are added on the server's own command line",
    params: idParam,
    body: z.object({ isOn: z.boolean() }),
    answer: watchedFolderSchema,
  }),
  formats: defineRoute({
    method: "get",
    path: "/api/document-formats",
    summary: "The formats that a document can have",
    answer: documentFormatsAnswerSchema,
  }),
  read: defineRoute({
    method: "get",
    path: "/api/documents/{id}",
    summary: "One document",
    params: idParam,
    answer: documentSchema,
  }),
  pages: defineRoute({
    method: "get",
    path: "/api/documents/{id}/pages",
    summary: "The text of its pages",
    params: idParam,
    answer: pagesAnswerSchema,
  }),
  file: defineRoute({
    method: "get",
    path: "/api/documents/{id}/file",
    summary: "The file as it was brought",
    recorded: "document-downloaded",
    params: idParam,
    answer: "file",
  }),
  unlock: defineRoute({
    method: "post",
    path: "/api/documents/{id}/password",
    summary: "Read a locked PDF with its password, which is not kept",
    params: idParam,
    body: z.object({ password: z.string().min(1).max(200) }),
    answer: documentSchema,
  }),
  conversations: defineRoute({
    method: "get",
    path: "/api/documents/{id}/conversations",
    summary: "How many conversations have asked about it, and how many quote it: that stays in them when it is removed",
    params: idParam,
    answer: z.object({ count: z.number().int(), quoting: z.number().int() }),
  }),
  remove: defineRoute({
    method: "delete",
    path: "/api/documents/{id}",
    summary: "Remove a document with its file, pages and index; what conversations have quoted stays in them",
    recorded: "document-removed",
    params: idParam,
    answer: doneSchema,
  }),
  search: defineRoute({
    method: "get",
    path: "/api/search",
    summary: "Find passages",
    query: z.object({
      q: z.string().trim().min(1).max(4000),
      k: z.coerce.number().int().min(1).max(200).default(10),
      document: z.string().max(200).optional(),
    }),
    answer: searchAnswerSchema,
  }),
};
