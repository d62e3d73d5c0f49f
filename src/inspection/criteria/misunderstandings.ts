import type { Localized } from "#protocol";

/** Why a text is no condition that code can decide. */
export const misunderstandings = {
  words: (words: string): Localized => ({ ko: `“${words}”부터 알 수 없습니다`, en: `not understood from “${words}”` }),
  tooLong: { ko: "너무 깁니다", en: "it is too long" },
  noVerdict: { ko: "판정이 적혀 있지 않습니다", en: "it names no verdict" },
  unreadVerdict: {
    ko: "판정을 읽지 못했습니다. “… → 주의”나 “…이면 심각”처럼 줄 끝에 적어 주세요",
    en: "its verdict is not understood: end the line with it, as in “… → Warning”",
  },
  unknownVerdict: { ko: "화살표 뒤의 판정을 알 수 없습니다", en: "the verdict after the arrow is not understood" },
  twoVerdicts: { ko: "한 줄에 판정이 둘 이상 있습니다", en: "there is more than one verdict on the line" },
  nested: { ko: "판정 아래에 딸린 줄이 있습니다", en: "lines under the verdict belong to it" },
  exceptions: { ko: "예외가 딸려 있습니다", en: "there are exceptions from it" },
  tooDeep: { ko: "괄호가 너무 깊습니다", en: "nested too deeply" },
  noSubject: { ko: "필드나 숫자가 없습니다", en: "a field or a number is missing" },
  noField: { ko: "필드가 없습니다", en: "a field is missing" },
  whichField: { ko: "어느 필드인지 알 수 없습니다", en: "which field is meant is not said" },
  noNumber: { ko: "숫자가 없습니다", en: "a number is missing" },
  noComparison: { ko: "비교하는 말이 없습니다", en: "a comparison is missing" },
  noString: { ko: "따옴표로 묶은 말이 없습니다", en: "words in quotes are missing" },
  noList: { ko: "대괄호로 묶은 목록이 없습니다", en: "a list in brackets is missing" },
  emptyRange: { ko: "범위가 비어 있습니다", en: "the range is empty" },
  missing: (word: string): Localized => ({ ko: `“${word}”이(가) 없습니다`, en: `“${word}” is missing` }),
  unexpected: { ko: "여기서 끝나야 합니다", en: "it should end here" },
  uncompared: (field: string): Localized => ({
    ko: `${field}을(를) 무엇과도 비교하지 않습니다`,
    en: `${field} is not compared with anything`,
  }),
  notNumber: (field: string): Localized => ({ ko: `${field}은(는) 숫자가 아닙니다`, en: `${field} is not a number` }),
  notShare: (field: string): Localized => ({ ko: `${field}은(는) 비율이 아닙니다`, en: `${field} is not a share` }),
  notWords: (field: string): Localized => ({ ko: `${field}은(는) 말이 아닙니다`, en: `${field} holds no words` }),
  noValue: (field: string): Localized => ({ ko: `${field}의 값이 없습니다`, en: `a value for ${field} is missing` }),
  neverThis: (field: string): Localized => ({
    ko: `${field}은(는) 이 값이 될 수 없습니다`,
    en: `${field} never has this value`,
  }),
  otherUnit: (field: string, unit: string): Localized => ({
    ko: `${field}은(는) ‘${unit}’(으)로 세지 않습니다`,
    en: `${field} is not counted in ${unit}`,
  }),
} as const;
