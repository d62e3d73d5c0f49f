import { quotableParts } from "#contracts";
import { counted, type Language, type Localized, saidIn } from "#protocol";
import type { ContractEvidence } from "../evidence.ts";
import { leftPartNote } from "../left-part.ts";

const eitherOf = new Intl.ListFormat("en", { type: "disjunction" });

/** The fixed words of answers that rules write. */
export const leads = {
  article: { ko: "해당 조항의 내용입니다.", en: "This is what it says." },
  compare: { ko: "두 조항을 나란히 놓으면 다음과 같습니다.", en: "Side by side:" },
  titled: { ko: "질문에 제목이 나온 조항입니다.", en: "The question names the title of this part:" },
  unheld: {
    ko: "질문의 낱말로는 이 계약서에서 아무것도 찾지 못했습니다.",
    en: "I found nothing by the words of the question in this contract.",
  },
  closest: {
    ko: "질문의 말과 가장 가까운 조항입니다. 답이 아닐 수 있습니다.",
    en: "These parts are closest to the words of the question; they may not answer it.",
  },
  previous: { ko: "앞선 답변에서 살펴본 조항을 정리했습니다.", en: "The parts that the previous answer was about:" },
  contents: { ko: "이 계약서의 구성입니다.", en: "The contract is made up of:" },
  facts: {
    ko: "코드가 찾은 기간·기한·날짜·금액·위약금·이율입니다.",
    en: "Periods, deadlines, dates, amounts, penalties and rates found by code:",
  },
  noFacts: (kinds: readonly Localized[]) => ({
    ko: `코드로는 이 계약서에서 ${kinds.map(({ ko }) => ko).join("·")}을(를) 찾지 못했습니다.`,
    en: `Code found no ${eitherOf.format(kinds.map(({ en }) => en))} in this contract.`,
  }),
  moreFacts: (count: number) => ({
    ko: `그 밖에 ${count}개가 더 있습니다. ‘날짜와 금액’에서 모두 볼 수 있습니다.`,
    en: `and ${count} more: “Dates and amounts” shows all of them.`,
  }),
  noDifference: (parts: number) => ({
    ko: `기준 계약서와 비교했습니다. ${parts}개 부분이 같고, 다른 조항이 없습니다.`,
    en: `Compared with the standard: ${counted(parts, "part is", "parts are")} the same, and none differs.`,
  }),
  standard: { ko: "기준 계약서와 조항별로 비교한 결과입니다.", en: "Compared with the standard, article by article:" },
  noChecklist: {
    ko: "체크리스트 문서를 찾지 못했습니다. 이름에 ‘체크리스트’가 들어간 문서를 올려 주세요.",
    en: "No checklist was found: add a document with “checklist” in its name.",
  },
  review: { ko: "체크리스트로 검토한 결과입니다.", en: "Reviewed by the checklist:" },
  judgement: {
    ko: "어느 조항이 불리한지 판단하려면 모델이 필요합니다. 규칙으로는 눈에 띄는 조항과 보이지 않는 것만 찾았습니다. 전체는 검토에서 볼 수 있습니다.",
    en: "Judging which clauses are unfavourable needs a model. Rules only found clauses that stand out and what is not found; the review shows all.",
  },
  notSeen: { ko: "보이지 않음", en: "not found" },
  noReferences: {
    ko: "이 조항은 계약서의 다른 부분을 참조하지 않습니다.",
    en: "It refers to no other part of the contract.",
  },
  blank: {
    ko: "빈칸으로 남아 있는 값이 있습니다. 계약 전에 채워야 합니다.",
    en: "Some values were left blank; they must be filled in before signing.",
  },
  continued: { ko: " (이어서)", en: " (continued)" },
  nothing: {
    ko: "앞선 답변에는 다시 정리할 조항이 없습니다. 궁금한 조항이나 내용을 말씀해 주세요.",
    en: "The previous answer cites no part of the contract. Tell me which part you mean.",
  },
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
    `${heading(piece.label, piece.title)}${piece.continues === true ? say(leads.continued) : ""}`,
    ...shown.flatMap(({ label, text }) => tableAndProse(text).map((part) => passage({ ...part, label }))),
    ...(picked.length > 0 || piece.left === undefined
      ? []
      : [say(leftPartNote({ label: piece.label, left: piece.left }))]),
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

function withoutHeading({ text, title, continues }: ContractEvidence): string {
  const at = title === "" || continues === true ? -1 : text.indexOf(title);
  return at < 0 || at > 60 ? text : text.slice(at + title.length).replace(/^\s*[)\]】>]\s*/, "");
}

/** Whether a text has blanks of a form in it. */
export const hasBlank = (text: string) =>
  /_{3,}|\[\s+\]|\(\s{2,}\)|[^\S\n]{3,}(?:원|년|월|일)|\t\s*(?:원|년|일)|○○/.test(text);

export const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

export const inLanguage = (language: Language) => (text: Localized) => saidIn(text, language);
