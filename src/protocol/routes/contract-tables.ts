import { z } from "zod";
import { contractTableSchema, mostTableContracts, tableColumnsSchema, tableEstimateSchema } from "../contract-table.ts";
import { defineRoute } from "./route.ts";

const documentsSchema = z.array(z.string().max(200)).min(1).max(mostTableContracts);

/** A table of contracts is a session of the contract agent: it is listed, renamed and removed with the others. */
export const contractTablesApi = {
  create: defineRoute("post", "/api/contract-tables", "Put contracts side by side; nothing is asked yet", {
    body: z.object({ documents: documentsSchema, columns: tableColumnsSchema }),
    answer: contractTableSchema,
  }),
  read: defineRoute("get", "/api/contract-tables/{id}", "A table with what its cells say so far", {
    answer: contractTableSchema,
  }),
  change: defineRoute("patch", "/api/contract-tables/{id}", "Choose other contracts or columns", {
    body: z.object({ documents: documentsSchema.optional(), columns: tableColumnsSchema.optional() }),
    answer: contractTableSchema,
  }),
  estimate: defineRoute(
    "get",
    "/api/contract-tables/{id}/estimate",
    "What filling the open cells takes at most, about",
    {
      answer: tableEstimateSchema,
    },
  ),
  start: defineRoute("post", "/api/contract-tables/{id}/start", "Fill the open cells, as a job", {
    answer: z.object({ jobId: z.string() }),
  }),
  export: defineRoute("get", "/api/contract-tables/{id}/export", "The table as a file; its dates as a calendar", {
    recorded: "contract-exported",
    query: z.object({ format: z.enum(["xlsx", "csv", "json", "ics"]) }),
    answer: "file",
  }),
};
