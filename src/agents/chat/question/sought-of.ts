import type { Sought } from "../evidence/gather.ts";
import type { ChatState } from "../state.ts";
import { comparedSides } from "./compared-sides.ts";

type Asked = Pick<ChatState, "currentQuery" | "question" | "userInput">;

/** What a search was for: one side of a comparison, else the question itself. */
export function soughtOf({ currentQuery: query, question, userInput: own }: Asked): Sought {
  return comparedSides(question) === null ? { query, question, own } : { query, question: query, own: query };
}
