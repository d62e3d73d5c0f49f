export { createResearchAgent } from "./agent.ts";
