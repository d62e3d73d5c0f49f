import type { Message, SessionRow } from "#store";

/** A conversation as Markdown: who said what, and when. */
export function exportSession(session: SessionRow, messages: readonly Message[]): string {
  const ko = session.language !== "en";
  const names = { user: ko ? "나" : "Me", assistant: "Jihwi" };
  const sections = messages.map(({ role, text, createdAt }) => {
    const at = new Date(createdAt).toISOString().slice(0, 16).replace("T", " ");
    return `## ${names[role]} · ${at} UTC\n\n${text.trim()}\n`;
  });
  return [`# ${session.title || (ko ? "제목 없는 대화" : "Untitled session")}\n`, ...sections].join("\n");
}
