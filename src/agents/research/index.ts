export { createResearchAgent } from "./agent.ts";
export { fillColumn } from "./columns/fill-column.ts";
