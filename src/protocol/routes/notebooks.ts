import { z } from "zod";
import { clusterMapSchema, memoryNodeSchema, researchDocumentSchema } from "../research.ts";
import {
  memoryAnswerSchema,
  memoryTextSchema,
  notebookFormatSchema,
  paperColumnSchema,
  papersAnswerSchema,
  researchDocumentsAnswerSchema,
  researchTextSchema,
} from "../research-view.ts";
import { defineRoute, doneSchema, idParam } from "./route.ts";

const questionsSchema = z.array(z.string().trim().min(1).max(500)).max(20);

/** A notebook is a session of the research agent: its research documents, its papers, its memory. */
export const notebooksApi = {
  documents: defineRoute({
    method: "get",
    path: "/api/research/notebooks/{id}/documents",
    summary: "Research documents of a notebook, in their order",
    params: idParam,
    answer: researchDocumentsAnswerSchema,
  }),
  write: defineRoute({
    method: "post",
    path: "/api/research/notebooks/{id}/documents",
    summary: "Write a research document of one's own",
    params: idParam,
    body: researchTextSchema,
    answer: researchDocumentSchema,
  }),
  order: defineRoute({
    method: "put",
    path: "/api/research/notebooks/{id}/documents/order",
    summary: "Put research documents into another order",
    params: idParam,
    body: z.object({ documents: z.array(z.string().max(200)).max(10_000) }),
    answer: researchDocumentsAnswerSchema,
  }),
  papers: defineRoute({
    method: "get",
    path: "/api/research/notebooks/{id}/papers",
    summary: "The papers of a notebook, in the order of their numbers",
    params: idParam,
    answer: papersAnswerSchema,
  }),
  map: defineRoute({
    method: "get",
    path: "/api/research/notebooks/{id}/map",
    summary: "The papers of a notebook by topic, on a plane",
    params: idParam,
    answer: clusterMapSchema,
  }),
  columns: defineRoute({
    method: "get",
    path: "/api/research/notebooks/{id}/columns",
    summary: "The questions that are columns over the papers of a notebook; null as long as nobody chose any",
    params: idParam,
    answer: z.object({ questions: questionsSchema.nullable() }),
  }),
  keepColumns: defineRoute({
    method: "put",
    path: "/api/research/notebooks/{id}/columns",
    summary: "Choose the questions that are columns",
    params: idParam,
    body: z.object({ questions: questionsSchema }),
    answer: doneSchema,
  }),
  questions: defineRoute({
    method: "post",
    path: "/api/research/notebooks/{id}/questions",
    summary:
      "Columns of questions over the papers of a notebook: each cell in words that stand in the paper, or marked",
    params: idParam,
    body: z.object({ questions: questionsSchema.min(1) }),
    answer: z.object({ columns: z.array(paperColumnSchema) }),
  }),
  export: defineRoute({
    method: "get",
    path: "/api/research/notebooks/{id}/export",
    summary: "A notebook as a file: its research documents, or its papers",
    recorded: "notebook-exported",
    params: idParam,
    query: z.object({ format: notebookFormatSchema }),
    answer: "file",
  }),
  memory: defineRoute({
    method: "get",
    path: "/api/research/notebooks/{id}/memory",
    summary: "What a notebook remembers",
    params: idParam,
    answer: memoryAnswerSchema,
  }),
  remember: defineRoute({
    method: "post",
    path: "/api/research/notebooks/{id}/memory",
    summary: "Have something remembered",
    params: idParam,
    body: memoryNodeSchema.omit({ id: true }).extend({ text: memoryTextSchema }),
    answer: memoryNodeSchema,
  }),
  editMemory: defineRoute({
    method: "patch",
    path: "/api/research/memory/{id}",
    summary: "Change what is remembered",
    params: idParam,
    body: z.object({ text: memoryTextSchema }),
    answer: memoryNodeSchema,
  }),
  forget: defineRoute({
    method: "delete",
    path: "/api/research/memory/{id}",
    summary: "Forget something",
    recorded: "memory-removed",
    params: idParam,
    answer: doneSchema,
  }),
};
