import type { PromptContext } from "#kernel";
import { sentencesOf } from "#language";
import { counted, type Localized } from "#protocol";
import type { DescribeInput, DescribeOutput } from "./schema.ts";

/** Two sentences from what stands in the document: its title and parts, then its words and how it begins. */
export function describeRule(input: DescribeInput, { language }: PromptContext): DescribeOutput {
  const own = input.name.replace(/\.[^.]+$/, "");
  if (/\.xlsx$/i.test(input.name)) return { description: workbook(own, input)[language] };
  const title = input.title ?? own;
  const parts = input.headings.filter((heading) => heading !== input.title).slice(0, 3);
  const sentence = firstSentence(input);
  return {
    description: language === "ko" ? korean(title, parts, sentence, input) : english(title, parts, sentence, input),
  };
}

/** The headings of a workbook are its sheets. */
function workbook(name: string, { headings: sheets, terms }: DescribeInput): Localized {
  const named = sheets.slice(0, 5).map((sheet) => `“${sheet}”`);
  const rest = sheets.length - named.length;
  const words =
    terms.length === 0
      ? { ko: "", en: "" }
      : { ko: ` 자주 나오는 말은 ${terms.join(", ")}입니다.`, en: ` It often says ${terms.join(", ")}.` };
  if (named.length === 0)
    return { ko: `“${name}”: 엑셀 문서입니다.${words.ko}`, en: `“${name}” is a workbook.${words.en}` };
  const more = rest === 0 ? { ko: "", en: "" } : { ko: ` 외 ${rest}개`, en: ` and ${counted(rest, "other")}` };
  return {
    ko: `“${name}”: ${named.join(", ")}${more.ko} 시트가 있는 엑셀 문서입니다.${words.ko}`,
    en: `“${name}” is a workbook with ${sheets.length === 1 ? "the sheet" : "the sheets"} ${named.join(", ")}${more.en}.${words.en}`,
  };
}

function korean(
  title: string,
  parts: readonly string[],
  sentence: string | null,
  { pages, terms }: DescribeInput,
): string {
  const contents =
    parts.length === 0 ? "문서입니다" : `문서로, ${parts.map((part) => `“${part}”`).join(", ")} 등의 제목이 있습니다`;
  const words = terms.length === 0 ? "" : `자주 나오는 말은 ${terms.join(", ")}입니다`;
  const begins = sentence === null ? "" : `본문은 “${sentence}”라는 문장으로 시작합니다`;
  const second = [words.replace(/입니다$/, begins === "" ? "입니다" : "이고"), begins]
    .filter((part) => part !== "")
    .join(", ");
  return [`“${title}”: ${pages}쪽짜리 ${contents}.`, second === "" ? "" : `${second}.`].join(" ").trim();
}

function english(
  title: string,
  parts: readonly string[],
  sentence: string | null,
  { pages, terms }: DescribeInput,
): string {
  const contents = parts.length === 0 ? "" : ` with headings such as ${parts.map((part) => `“${part}”`).join(", ")}`;
  const words = terms.length === 0 ? "" : `it often says ${terms.join(", ")}`;
  const begins = sentence === null ? "" : `it begins “${sentence}”`;
  const second = [words, begins].filter((part) => part !== "").join(", and ");
  const first = `“${title}” is a document of ${counted(pages, "page")}${contents}.`;
  return second === ""
    ? first
    : `${first} ${second[0]?.toUpperCase()}${second.slice(1)}${/[.?!]”$/.test(second) ? "" : "."}`;
}

/** The first whole sentence of some length. */
function firstSentence({ opening }: DescribeInput): string | null {
  for (const { start, end } of sentencesOf(opening)) {
    const sentence = opening.slice(start, end).replace(/\s+/g, " ");
    if (sentence.length < 20 || /[|\t]/.test(sentence) || !/[.!?]["”’)]?$/.test(sentence)) continue;
    return sentence.length <= 160 ? sentence : `${sentence.slice(0, 158)}…`;
  }
  return null;
}
