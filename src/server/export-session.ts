import { z } from "zod";
import { type Language, quoteStatements, statementSchema } from "#protocol";
import type { Message, SessionRow } from "#store";

const minutes = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
} as const;

/** A conversation as Markdown: who said what, when, and which sentences of an answer need a look. */
export function exportSession(session: SessionRow, messages: readonly Message[], timeZone?: string): string {
  const language = session.language === "en" ? "en" : "ko";
  const names = { user: language === "ko" ? "나" : "Me", assistant: "Jihwi" };
  // As the page shows it, and with the zone's name, since a file is read anywhere.
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, ...minutes, timeZoneName: "short" });
  const sections = messages.map(({ role, text, createdAt, parts }) => {
    return [`## ${names[role]} · ${clock.format(createdAt)}\n`, `${text.trim()}\n`, ...groundsOf(parts, language)].join(
      "\n",
    );
  });
  const untitled = language === "ko" ? "제목 없는 대화" : "Untitled session";
  return [`# ${session.title || untitled}\n`, ...sections].join("\n");
}

const statementsPart = z.object({
  type: z.literal("data-statements"),
  data: z.object({ statements: z.array(statementSchema) }),
});

/** What the sentences of an answer stand on, as the page and the CLI tell it. */
function groundsOf(parts: Message["parts"], language: Language): string[] {
  const found = parts.map((part) => statementsPart.safeParse(part).data).findLast((part) => part !== undefined);
  const told = quoteStatements(found?.data.statements ?? [], language);
  return told === "" ? [] : [`${told}\n`];
}
