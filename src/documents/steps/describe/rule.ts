import type { PromptContext } from "#kernel";
import { oneLine, sentencesOf } from "#language";
import { counted, type Localized } from "#protocol";
import type { DescribeInput, DescribeOutput } from "./schema.ts";

/** Two sentences from what stands in the document: its title and parts, then how it begins. */
export function describeRule(input: DescribeInput, { language }: PromptContext): DescribeOutput {
  const own = input.name.replace(/\.[^.]+$/, "");
  if (/\.xlsx$/i.test(input.name)) return { description: workbook(own, input.headings)[language] };
  const title = input.title ?? own;
  const headings = input.headings.filter((heading) => heading !== input.title).slice(0, 3);
  const parts = headings.map((heading) => `“${heading}”`).join(", ");
  const what: Localized = {
    ko: `“${title}”: ${input.pages}쪽짜리 ${parts === "" ? "문서입니다" : `문서로, ${parts} 등의 제목이 있습니다`}.`,
    en: `“${title}” is a document of ${counted(input.pages, "page")}${parts === "" ? "" : ` with headings such as ${parts}`}.`,
  };
  const sentence = firstSentence(input);
  if (sentence === null) return { description: what[language] };
  const begins: Localized = {
    ko: `본문은 “${sentence}”라는 문장으로 시작합니다.`,
    en: `It begins “${sentence}”${sentence.endsWith("…") ? "." : ""}`,
  };
  return { description: `${what[language]} ${begins[language]}` };
}

/** The headings of a workbook are its sheets. */
function workbook(name: string, sheets: readonly string[]): Localized {
  if (sheets.length === 0) return { ko: `“${name}”: 엑셀 문서입니다.`, en: `“${name}” is a workbook.` };
  const named = sheets
    .slice(0, 5)
    .map((sheet) => `“${sheet}”`)
    .join(", ");
  const rest = sheets.length - 5;
  const more = rest <= 0 ? { ko: "", en: "" } : { ko: ` 외 ${rest}개`, en: ` and ${counted(rest, "other")}` };
  return {
    ko: `“${name}”: ${named}${more.ko} 시트가 있는 엑셀 문서입니다.`,
    en: `“${name}” is a workbook with ${sheets.length === 1 ? "the sheet" : "the sheets"} ${named}${more.en}.`,
  };
}

/** The first whole sentence of some length. */
function firstSentence({ opening }: DescribeInput): string | null {
  for (const { start, end } of sentencesOf(opening)) {
    const sentence = oneLine(opening.slice(start, end));
    if (sentence.length < 20 || /[|\t]/.test(sentence) || !/[.!?]["”’)]?$/.test(sentence)) continue;
    return sentence.length <= 160 ? sentence : `${sentence.slice(0, 158)}…`;
  }
  return null;
}
