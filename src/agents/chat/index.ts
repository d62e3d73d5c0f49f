export { createChatAgent } from "./agent.ts";
