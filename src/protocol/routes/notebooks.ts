import { z } from "zod";
import { mostTableColumns } from "../contract-table.ts";
import { clusterMapSchema, memoryNodeSchema, paperCardSchema, researchDocumentSchema } from "../research.ts";
import { memoryTextSchema, notebookFormatSchema, paperColumnSchema, researchTextSchema } from "../research-view.ts";
import { defineRoute, doneSchema } from "./route.ts";

const documentsSchema = z.object({ documents: z.array(researchDocumentSchema) });
const questionsSchema = z.array(z.string().trim().min(1).max(500)).max(mostTableColumns);

/** A notebook is a session of the research agent: its research documents, its papers, its memory. */
export const notebooksApi = {
  documents: defineRoute(
    "get",
    "/api/research/notebooks/{id}/documents",
    "Research documents of a notebook, in their order",
    { answer: documentsSchema },
  ),
  write: defineRoute("post", "/api/research/notebooks/{id}/documents", "Write a research document of one's own", {
    body: researchTextSchema,
    answer: researchDocumentSchema,
  }),
  order: defineRoute(
    "put",
    "/api/research/notebooks/{id}/documents/order",
    "Put research documents into another order",
    { body: z.object({ documents: z.array(z.string().max(200)).max(10_000) }), answer: documentsSchema },
  ),
  papers: defineRoute(
    "get",
    "/api/research/notebooks/{id}/papers",
    "The papers of a notebook, in the order of their numbers",
    { answer: z.object({ papers: z.array(paperCardSchema) }) },
  ),
  map: defineRoute("get", "/api/research/notebooks/{id}/map", "The papers of a notebook by topic, on a plane", {
    answer: clusterMapSchema,
  }),
  columns: defineRoute(
    "get",
    "/api/research/notebooks/{id}/columns",
    "The questions that are columns over the papers of a notebook; null as long as nobody chose any",
    { answer: z.object({ questions: questionsSchema.nullable() }) },
  ),
  keepColumns: defineRoute("put", "/api/research/notebooks/{id}/columns", "Choose the questions that are columns", {
    body: z.object({ questions: questionsSchema }),
    answer: doneSchema,
  }),
  questions: defineRoute(
    "post",
    "/api/research/notebooks/{id}/questions",
    "Columns of questions over the papers of a notebook: each cell in words that stand in the paper, or marked",
    {
      body: z.object({ questions: questionsSchema.min(1) }),
      answer: z.object({ columns: z.array(paperColumnSchema) }),
    },
  ),
  export: defineRoute(
    "get",
    "/api/research/notebooks/{id}/export",
    "A notebook as a file: its research documents, or its papers",
    { recorded: "notebook-exported", query: z.object({ format: notebookFormatSchema }), answer: "file" },
  ),
  memory: defineRoute("get", "/api/research/notebooks/{id}/memory", "What a notebook remembers", {
    answer: z.object({ nodes: z.array(memoryNodeSchema) }),
  }),
  remember: defineRoute("post", "/api/research/notebooks/{id}/memory", "Have something remembered", {
    body: memoryNodeSchema.omit({ id: true }).extend({ text: memoryTextSchema }),
    answer: memoryNodeSchema,
  }),
  editMemory: defineRoute("patch", "/api/research/memory/{id}", "Change what is remembered", {
    body: z.object({ text: memoryTextSchema }),
    answer: memoryNodeSchema,
  }),
  forget: defineRoute("delete", "/api/research/memory/{id}", "Forget something", {
    recorded: "memory-removed",
    answer: doneSchema,
  }),
};
