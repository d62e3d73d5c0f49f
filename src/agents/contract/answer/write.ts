import { quotableParts } from "#contracts";
import { oneLine } from "#language";
import { type Language, type Localized, saidIn } from "#protocol";
import type { ContractEvidence } from "../evidence.ts";
import { contractText } from "../text.ts";

/** The fixed words of answers that rules write. */
export const leads = {
  article: { ko: "해당 조항의 내용입니다.", en: "This is what it says." },
  titled: { ko: "질문에 제목이 나온 조항입니다.", en: "The question names the title of this part:" },
  unheld: contractText("leads-unheld"),
  closest: contractText("leads-closest"),
  previous: { ko: "앞선 답변에서 살펴본 조항을 정리했습니다.", en: "The parts that the previous answer was about:" },
  left: (count: number) => contractText("shown-up-to-here", { count: count.toLocaleString("en") }),
  nothing: contractText("leads-nothing"),
} as const;

/** A verbatim line with its mark. */
export function bullet(text: string, label: string, indent = ""): string {
  return `${indent}- ${oneLine(text)} [${label}]`;
}

/** A passage with its mark: a sentence on one line, a table as the table it is. */
export function passage({ text, label, kind }: { text: string; label: string; kind: "sentence" | "table" }): string {
  return kind === "sentence" ? bullet(text, label) : `[${label}]\n\n${text.trim()}\n`;
}

export function heading(label: string, title: string): string {
  if (title === "") return `**${label}**`;
  // An English article is written with a space before its title: Article 4 (Payment).
  const space = /^[A-Za-z]/.test(label) ? " " : "";
  return `**${label}${space}(${oneLine(title)})**`;
}

/** A whole article: its heading, then each paragraph with its label. `only` picks paragraphs the question names. */
export function wholeArticle(
  piece: ContractEvidence,
  only: readonly string[],
  say: ReturnType<typeof inLanguage>,
): string[] {
  const points = piece.points.length > 0 ? piece.points : [{ label: piece.label, text: withoutHeading(piece) }];
  const picked = only.includes(piece.label) ? [] : points.filter(({ label }) => only.includes(label));
  const shown = picked.length > 0 ? picked : points;
  return [
    heading(piece.label, piece.title),
    ...shown.flatMap(({ label, text }) => tableAndProse(text).map((part) => passage({ ...part, label }))),
    ...(picked.length > 0 || piece.left === undefined ? [] : [say(leads.left(piece.left))]),
  ];
}

/** A paragraph is shown whole, on one line; only tables in it stand apart. */
function tableAndProse(text: string): { text: string; kind: "sentence" | "table" }[] {
  const shown: { text: string; kind: "sentence" | "table" }[] = [];
  for (const { text: part, kind } of quotableParts(text, { start: 0, end: text.length })) {
    const last = shown.at(-1);
    if (last !== undefined && kind === "sentence" && last.kind === "sentence") last.text += ` ${part}`;
    else shown.push({ text: part, kind });
  }
  return shown;
}

function withoutHeading({ text, title }: ContractEvidence): string {
  const at = title === "" ? -1 : text.indexOf(title);
  return at < 0 || at > 60 ? text : text.slice(at + title.length).replace(/^\s*[)\]】>]\s*/, "");
}

export const inLanguage = (language: Language) => (text: Localized) => saidIn(text, language);
