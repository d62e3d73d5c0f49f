import { z } from "zod";
import { mcpServerChangeSchema, mcpServerNameSchema, mcpServerResourceSchema, toolDecisionSchema } from "../mcp.ts";
import { defineRoute, doneSchema, idParam } from "./route.ts";

const answer = z.object({ servers: z.array(mcpServerResourceSchema) });
const nameParam = z.object({ name: mcpServerNameSchema });

export const mcpServersApi = {
  list: defineRoute({ method: "get", path: "/api/mcp-servers", summary: "Tool servers and their tools", answer }),
  put: defineRoute({
    method: "put",
    path: "/api/mcp-servers/{name}",
    summary: "Add or change a tool server",
    params: nameParam,
    body: mcpServerChangeSchema,
    answer,
  }),
  remove: defineRoute({
    method: "delete",
    path: "/api/mcp-servers/{name}",
    summary: "Remove a tool server",
    recorded: "tool-server-removed",
    params: nameParam,
    answer,
  }),
  restart: defineRoute({
    method: "post",
    path: "/api/mcp-servers/{name}/restart",
    summary: "Start a tool server anew, and wait for its answer",
    params: nameParam,
    answer,
  }),
  decide: defineRoute({
    method: "put",
    path: "/api/tool-decisions/{tool}",
    summary: "Allow a tool always or never, or ask again each time",
    params: z.object({ tool: z.string().min(1).max(64) }),
    body: z.object({ decision: toolDecisionSchema.nullable() }),
    answer,
  }),
  approve: defineRoute({
    method: "post",
    path: "/api/turns/{id}/approvals/{approval}",
    summary: "Say whether a tool that a turn waits with may run",
    params: idParam.extend({ approval: z.string().min(1).max(100) }),
    body: z.object({ decision: z.enum(["once", "always", "never", "refused"]) }),
    answer: doneSchema,
  }),
};
