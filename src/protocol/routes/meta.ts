import { agentsAnswerSchema } from "../answers.ts";
import { versionSchema } from "../resources.ts";
import { defineRoute } from "./route.ts";

export const metaApi = {
  version: defineRoute({ method: "get", path: "/api/version", summary: "Version", answer: versionSchema }),
  agents: defineRoute({
    method: "get",
    path: "/api/agents",
    summary: "The agents, their graphs and what they guarantee",
    answer: agentsAnswerSchema,
  }),
};
