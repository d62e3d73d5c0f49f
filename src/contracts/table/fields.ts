import { withoutSpaces } from "#language";
import { contractFieldTitles, type Localized } from "#protocol";

export type ContractFieldName = keyof typeof contractFieldTitles;

/** How a model is asked for a field. */
const questions: Readonly<Record<ContractFieldName, Localized>> = {
  parties: {
    ko: "계약 당사자는 누구이며 각각 어떤 지위(갑·을, 임대인 등)인가요?",
    en: "Who are the parties, and what is each of them called?",
  },
  dates: { ko: "이 계약이 정한 날짜(체결일, 시작일, 종료일)는?", en: "Which dates does it set (signed, start, end)?" },
  amounts: { ko: "주고받기로 한 금액은 얼마인가요?", en: "Which amounts are to be paid?" },
  term: { ko: "계약 기간은 언제부터 언제까지인가요?", en: "From when to when does it run?" },
  notice: {
    ko: "갱신하지 않거나 끝내려면 계약이 끝나기 얼마 전까지 알려야 하나요?",
    en: "How long before its end must notice be given that it is not renewed?",
  },
  termination: { ko: "누가 어떤 경우에 계약을 해지할 수 있나요?", en: "Who may terminate it, and in which cases?" },
  "liability-cap": { ko: "손해배상 책임의 한도는 얼마인가요?", en: "What is the cap on liability?" },
  law: { ko: "준거법과 관할 법원은?", en: "Which law governs it, and which court decides?" },
};

const normal = (words: string) => withoutSpaces(words).toLowerCase();

/** The field that a column means by its name or its title; null for a question of one's own. */
export function namedField(column: string): ContractFieldName | null {
  const isMeant = ([name, { ko, en }]: [string, Localized]) => [name, ko, en].map(normal).includes(normal(column));
  const name = Object.entries(contractFieldTitles).find(isMeant)?.[0];
  return fieldNames.find((known) => known === name) ?? null;
}

const fieldNames = Object.keys(questions) as ContractFieldName[];

export const titleOfColumn = (column: string): Localized => {
  const field = namedField(column);
  return field === null ? { ko: column, en: column } : contractFieldTitles[field];
};

/** What a model is asked for a column. */
export function questionOf(column: string, language: keyof Localized): string {
  const field = namedField(column);
  return field === null ? column : questions[field][language];
}
