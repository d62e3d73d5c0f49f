import type { Sought } from "../evidence/gather.ts";
import type { ChatState } from "../state.ts";
import { comparedSides } from "./compared-sides.ts";

/** What a search was for: one side of a comparison, else the question itself. */
export function soughtOf({ currentQuery: query, question }: Pick<ChatState, "currentQuery" | "question">): Sought {
  return { query, question: comparedSides(question) === null ? question : query };
}
