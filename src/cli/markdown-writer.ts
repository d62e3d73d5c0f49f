import { styleText } from "node:util";

export interface MarkdownWriter {
  push(delta: string): void;
  /** Gives out what waits, and ends the line that was begun: something else is printed next. */
  endLine(): void;
}

type Style = Parameters<typeof styleText>[0];
const styled = (style: Style, text: string) => styleText(style, text, { stream: process.stdout });

/** Signs that open something which has not been closed yet: what follows them waits for the rest. */
const openings = ["**", "`", "*", "["] as const;

/** Writes Markdown for a terminal as it comes. Text goes through at once; marks wait until their end is there. */
export function createMarkdownWriter(write: (text: string) => void): MarkdownWriter {
  let held = "";
  let isLineStart = true;
  let isFenced = false;

  function line(text: string): string {
    if (isLineStart && /^\s*(?:```|~~~)/.test(text)) {
      isFenced = !isFenced;
      return styled("dim", text);
    }
    if (isFenced) return styled("cyan", text);
    return isLineStart ? block(text) : inline(text);
  }

  /** Gives out what can no longer change its meaning. */
  function release(isEnd: boolean): void {
    for (let end = held.indexOf("\n"); end !== -1; end = held.indexOf("\n")) {
      write(`${line(held.slice(0, end))}\n`);
      held = held.slice(end + 1);
      isLineStart = true;
    }
    if (held === "") return;
    // The first word says what kind of line it is.
    const safe = isEnd ? held.length : isFenced || (isLineStart && !/^\s*\S+\s/.test(held)) ? 0 : closedLength(held);
    if (safe === 0) return;
    write(line(held.slice(0, safe)));
    held = held.slice(safe);
    isLineStart = false;
  }

  return {
    push(delta) {
      held += delta;
      release(false);
    },
    endLine() {
      release(true);
      if (!isLineStart) write("\n");
      isLineStart = true;
    },
  };
}

/** How much of a text has every mark closed, up to a blank. */
function closedLength(text: string): number {
  for (let end = text.lastIndexOf(" ") + 1; end > 0; end = text.lastIndexOf(" ", end - 2) + 1) {
    const part = text.slice(0, end);
    if (openings.every((sign) => isClosed(part, sign))) return end;
  }
  return 0;
}

function isClosed(text: string, sign: (typeof openings)[number]): boolean {
  if (sign === "[") return text.split("[").length === text.split("]").length;
  return text.split(sign).length % 2 === 1;
}

function block(text: string): string {
  const heading = /^#{1,6}\s+(.*)$/.exec(text);
  if (heading) return styled("bold", inline(heading[1] ?? ""));
  const quote = /^>\s?(.*)$/.exec(text);
  if (quote) return styled("dim", `│ ${inline(quote[1] ?? "")}`);
  if (/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(text)) return styled("dim", "─".repeat(24));
  const item = /^(\s*)[-*+]\s+(.*)$/.exec(text);
  return item ? `${item[1]}• ${inline(item[2] ?? "")}` : inline(text);
}

function inline(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => (/^`[^`]+`$/.test(part) ? styled("cyan", part.slice(1, -1)) : marks(part)))
    .join("");
}

function marks(text: string): string {
  return text
    .replace(/\*\*([^*]+)\*\*/g, (_, words: string) => styled("bold", words))
    .replace(/(?<![*\w])\*([^*\s][^*]*)\*(?![*\w])/g, (_, words: string) => styled("italic", words))
    .replace(
      /(?<!!)\[([^\]]+)\]\((https?:[^)\s]+)\)/g,
      (_, words: string, url: string) => `${words} (${styled("underline", url)})`,
    );
}
