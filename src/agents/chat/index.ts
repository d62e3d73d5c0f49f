export { createChatAgent } from "./agent.ts";
export { deniesAnswer } from "./steps/respond/rule-words.ts";
export { chatToolNames } from "./tools/index.ts";
