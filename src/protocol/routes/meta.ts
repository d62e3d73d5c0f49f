import { z } from "zod";
import { agentResourceSchema } from "../answers.ts";
import { fieldWordsSchema } from "../field-words.ts";
import { versionSchema } from "../resources.ts";
import { agentNameSchema } from "../turns.ts";
import { defineRoute } from "./route.ts";

export const metaApi = {
  version: defineRoute("get", "/api/version", "Version", { answer: versionSchema }),
  agents: defineRoute("get", "/api/agents", "The agents, their graphs and what they guarantee", {
    answer: z.object({ agents: z.array(agentResourceSchema) }),
  }),
  fieldWords: defineRoute(
    "get",
    "/api/agents/{name}/field-words",
    "What people call the fields and values in an agent's journals",
    { params: z.object({ name: agentNameSchema }), answer: fieldWordsSchema },
  ),
};
