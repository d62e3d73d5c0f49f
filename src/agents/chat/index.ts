export { createChatAgent } from "./agent.ts";
export { saysNotFound } from "./steps/respond/rule-words.ts";
export { chatToolNames } from "./tools/index.ts";
