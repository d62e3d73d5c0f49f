import type { HistoryMessage } from "#kernel";
import type { JihwiError } from "#protocol";
import { serverFailure } from "../failure.ts";
import type { OpenAiMessage } from "./schemas.ts";

/** A conversation as a client sent it: what is asked now, what was said before, which files it names. */
export interface GivenConversation {
  readonly question: string;
  readonly history: readonly HistoryMessage[];
  readonly fileIds: readonly string[];
}

/**
 * Reads a conversation. Instructions of the system are left aside: an agent's instructions are its own, and text from
 * outside is material.
 */
export function readMessages(messages: readonly OpenAiMessage[]): GivenConversation {
  const spoken = messages.filter(({ role }) => role === "user" || role === "assistant");
  const last = spoken.at(-1);
  if (last === undefined || last.role !== "user") throw noQuestion();
  const fileIds = messages.flatMap(filesOf);
  return {
    question: textOf(last),
    history: spoken.slice(0, -1).map((message) => ({
      role: message.role === "user" ? "user" : "assistant",
      text: textOf(message),
    })),
    fileIds: [...new Set(fileIds)],
  };
}

function textOf({ content }: OpenAiMessage): string {
  if (content === null || content === undefined) return "";
  if (typeof content === "string") return content;
  const texts = content.map((part) => {
    if ("text" in part && typeof part.text === "string") return part.text;
    if (isFile(part)) return "";
    throw unreadablePart(part.type);
  });
  return texts.filter((text) => text !== "").join("\n\n");
}

function filesOf({ content }: OpenAiMessage): string[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((part) => {
    if ("file_id" in part && typeof part.file_id === "string") return [part.file_id];
    if ("file" in part && typeof part.file === "object" && part.file !== null && "file_id" in part.file)
      return [String(part.file.file_id)];
    // Without the words of a file that came along, the library would be asked in its place.
    if (isFile(part)) throw unreadablePart(`${part.type} (file_data)`);
    return [];
  });
}

const isFile = ({ type }: { type: string }) => type === "file" || type === "input_file";

function noQuestion(): JihwiError {
  return serverFailure("no-question");
}

function unreadablePart(type: string): JihwiError {
  return serverFailure("unreadable-part", { type });
}
