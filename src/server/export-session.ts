import { z } from "zod";
import { createYield } from "#kernel";
import { oneLine } from "#language";
import {
  type Citation,
  dataPartSchemas,
  endedLine,
  type Grounded,
  type Language,
  type Localized,
  messageMetadataSchema,
  placeWord,
  quoteStatements,
  saidIn,
} from "#protocol";
import type { Message, SessionRow } from "#store";
import { harmlessMarkdown } from "./harmless-markdown.ts";

const minutes = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
} as const;

const texts = {
  me: { ko: "나", en: "Me" },
  untitled: { ko: "제목 없는 대화", en: "Untitled session" },
  stopped: { ko: "여기서 멈췄습니다.", en: "Stopped here." },
  sources: { ko: "출처", en: "Sources" },
} satisfies Readonly<Record<string, Localized>>;

/**
 * A conversation as Markdown: who said what, when, which sentences of an answer need a look, and what its marks lead to.
 * Nothing in it does more than the page lets it do.
 */
export async function exportSession(
  session: SessionRow,
  messages: readonly Message[],
  timeZone?: string,
): Promise<string> {
  const language = session.language === "en" ? "en" : "ko";
  const names = { user: texts.me[language], assistant: "Jihwi" };
  // As the page shows it, and with the zone's name, since a file is read anywhere.
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, ...minutes, timeZoneName: "short" });
  const addresses = new Set<string>();
  const pause = createYield();
  for (const message of messages) {
    for (const address of addressesOf(message)) addresses.add(URL.parse(address)?.href ?? address);
    await pause();
  }
  const sections = [harmlessMarkdown(`# ${session.title || texts.untitled[language]}`, addresses)];
  for (const message of messages) {
    const parts = [
      `## ${names[message.role]} · ${clock.format(message.createdAt)}`,
      message.text.trim(),
      endOf(message, language),
      quoteStatements(groundedOf(message), language),
      sourcesOf(message, language),
    ];
    sections.push(...parts.filter((part) => part !== "").map((part) => harmlessMarkdown(part, addresses)));
    await pause();
  }
  return `${sections.join("\n\n")}\n`;
}

/** The last part of a kind: what it told before is told again in it. */
function lastOf<Data>({ parts }: Message, type: `data-${string}`, schema: z.ZodType<Data>): Data | undefined {
  const part = z.object({ type: z.literal(type), data: schema });
  return parts.flatMap((each) => part.safeParse(each).data ?? []).at(-1)?.data;
}

const groundedOf = (message: Message): Grounded =>
  lastOf(message, "data-statements", dataPartSchemas.statements) ?? { statements: [], lookedBy: "code" };
const citationsOf = (message: Message) => lastOf(message, "data-citations", dataPartSchemas.citations)?.citations ?? [];

/** That an answer broke off, and why, as the page tells it. */
function endOf(message: Message, language: Language): string {
  const outcome = lastOf(message, "data-ended", dataPartSchemas.ended);
  const line = outcome === undefined || outcome.ended === "answered" ? null : endedLine(outcome);
  const isStopped = messageMetadataSchema.safeParse(message.metadata).data?.ended === "cancelled";
  return [line, isStopped ? texts.stopped : null]
    .flatMap((told) => (told === null ? [] : `> **${saidIn(told, language)}**`))
    .join("\n>\n");
}

/** Longer quotations are cut: the whole stands in the source. */
const longestQuote = 200;

/** What the marks of an answer lead to, each once. What a passage below the answer quotes stands there already. */
function sourcesOf(message: Message, language: Language): string {
  const { statements } = groundedOf(message);
  const isStated = (place: number) =>
    statements.length === 0 || statements.some(({ start, end }) => place >= start && place < end);
  const lines = citationsOf(message)
    .filter(({ places }) => places.length === 0 || places.some(isStated))
    .map((citation) => sourceLine(citation, language));
  return lines.length === 0 ? "" : `**${texts.sources[language]}**\n\n${[...new Set(lines)].join("\n")}`;
}

function sourceLine({ mark, name, page, sheet, url, quote }: Citation, language: Language): string {
  const place = page === null ? [] : [placeWord({ page, sheet })[language]];
  const words = oneLine(quote);
  const cut = words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words;
  const said = words === "" || words === name ? "" : `: “${cut}”`;
  return `- ${mark} ${[name, ...place, ...(url === null ? [] : [`<${url}>`])].join(", ")}${said}`;
}

function addressesOf(message: Message): string[] {
  const sources = lastOf(message, "data-sources", dataPartSchemas.sources)?.sources ?? [];
  return [...citationsOf(message), ...sources].flatMap((each) => ("url" in each ? (each.url ?? []) : []));
}
