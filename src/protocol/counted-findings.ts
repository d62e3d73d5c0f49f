import type { Finding } from "./inspect.ts";
import type { Language } from "./language.ts";

const mostQuotes = 3;
const longestQuote = 24;
/** Enough of a number or a key to recognise it. */
const longestSensitive = 8;
const sensitive: ReadonlySet<string> = new Set(["pii_check", "secret_check"]);

/** Findings of a kind in a line: “주민등록번호 1건: 900101-1…, 1줄”. */
export function countedFindings(findings: readonly Finding[], language: Language): string[] {
  const groups = Map.groupBy(findings, ({ message }) => message);
  return [...groups].map(([message, group]) => {
    const shown = group
      .slice(0, mostQuotes)
      .map((finding) => placed(finding, language))
      .join("; ");
    const rest = group.length - mostQuotes;
    const more = rest <= 0 ? "" : language === "ko" ? ` 외 ${rest}건` : ` and ${rest} more`;
    const counted = language === "ko" ? `${message} ${group.length}건` : `${capitalised(message)}: ${group.length}`;
    return `${counted}${language === "ko" ? ":" : " ·"} ${shown}${more}`;
  });
}

function capitalised(message: string): string {
  return message.slice(0, 1).toUpperCase() + message.slice(1);
}

function placed({ text, line, place, algorithm }: Finding, language: Language): string {
  const most = sensitive.has(algorithm) ? longestSensitive : longestQuote;
  const words = text.replace(/\s+/g, " ").trim();
  const quote = words.length > most ? `${words.slice(0, most).replace(/[.,\s]+$/, "")}…` : words;
  if (place !== undefined) return `${quote}, ${place}`;
  return language === "ko" ? `${quote}, ${line}줄` : `${quote}, line ${line}`;
}
