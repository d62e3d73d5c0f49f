export { createResearchAgent } from "./agent.ts";
export { fillColumn } from "./columns/fill-column.ts";
export { researchToolNames } from "./tools/index.ts";
