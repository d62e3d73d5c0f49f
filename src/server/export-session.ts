import { z } from "zod";
import { describeStatements, type Language, statementSchema } from "#protocol";
import type { Message, SessionRow } from "#store";

/** A conversation as Markdown: who said what, when, and which sentences of an answer need a look. */
export function exportSession(session: SessionRow, messages: readonly Message[]): string {
  const language = session.language === "en" ? "en" : "ko";
  const names = { user: language === "ko" ? "나" : "Me", assistant: "Jihwi" };
  const sections = messages.map(({ role, text, createdAt, parts }) => {
    const at = new Date(createdAt).toISOString().slice(0, 16).replace("T", " ");
    return [`## ${names[role]} · ${at} UTC\n`, `${text.trim()}\n`, ...groundsOf(parts, language)].join("\n");
  });
  const untitled = language === "ko" ? "제목 없는 대화" : "Untitled session";
  return [`# ${session.title || untitled}\n`, ...sections].join("\n");
}

const statementsPart = z.object({
  type: z.literal("data-statements"),
  data: z.object({ statements: z.array(statementSchema) }),
});

/** The counts of an answer and its doubtful sentences, each with the source's words, as the page and the CLI tell them. */
function groundsOf(parts: Message["parts"], language: Language): string[] {
  const found = parts.map((part) => statementsPart.safeParse(part).data).findLast((part) => part !== undefined);
  const lines = describeStatements(found?.data.statements ?? [], language);
  return lines.length === 0 ? [] : [`${lines.map((line) => `> ${line.trim()}  `).join("\n")}\n`];
}
