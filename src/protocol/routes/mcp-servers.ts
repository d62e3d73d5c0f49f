import { z } from "zod";
import { mcpServerChangeSchema, mcpServerNameSchema, mcpServerResourceSchema, toolDecisionSchema } from "../mcp.ts";
import { defineRoute, doneSchema, idParam } from "./route.ts";

const answer = z.object({ servers: z.array(mcpServerResourceSchema) });
const nameParam = z.object({ name: mcpServerNameSchema });

export const mcpServersApi = {
  list: defineRoute("get", "/api/mcp-servers", "Tool servers and their tools", { answer }),
  put: defineRoute("put", "/api/mcp-servers/{name}", "Add or change a tool server", {
    params: nameParam,
    body: mcpServerChangeSchema,
    answer,
  }),
  remove: defineRoute("delete", "/api/mcp-servers/{name}", "Remove a tool server", {
    recorded: "tool-server-removed",
    params: nameParam,
    answer,
  }),
  restart: defineRoute("post", "/api/mcp-servers/{name}/restart", "Start a tool server anew, and wait for its answer", {
    params: nameParam,
    answer,
  }),
  decide: defineRoute("put", "/api/tool-decisions/{tool}", "Allow a tool always or never, or ask again each time", {
    params: z.object({ tool: z.string().min(1).max(64) }),
    body: z.object({ decision: toolDecisionSchema.nullable() }),
    answer,
  }),
  approve: defineRoute(
    "post",
    "/api/turns/{id}/approvals/{approval}",
    "Say whether a tool that a turn waits with may run",
    {
      params: idParam.extend({ approval: z.string().min(1).max(100) }),
      body: z.object({ decision: z.enum(["once", "always", "never", "refused"]) }),
      answer: doneSchema,
    },
  ),
};
