import type { Localized } from "#protocol";

/** What a step needs a model for. A model is chosen by role; `JIHWI_MODEL_<ROLE>` and the settings page use these names. */
export const roles = {
  select: { ko: "도구 고르기", en: "choosing a tool" },
  classify: { ko: "질문 가르기", en: "sorting a question" },
  plan: { ko: "계획 세우기", en: "planning" },
  process: { ko: "도구 결과 다루기", en: "digesting a tool's result" },
  reason: { ko: "추론하기", en: "reasoning" },
  evaluate: { ko: "충분한지 따지기", en: "weighing whether it is enough" },
  judge: { ko: "답을 원문과 견주고 기준에 맞춰 판정하기", en: "comparing answers with sources, judging by criteria" },
  extract: { ko: "정보 뽑기", en: "extracting facts" },
  respond: { ko: "답 쓰기", en: "writing the answer" },
  compose: { ko: "연구 문서 쓰기", en: "writing a research document" },
  summarise: { ko: "요약하기", en: "summarising" },
  describe: { ko: "문서 설명하기", en: "describing a document" },
  translate: { ko: "번역하기", en: "translating" },
  rewrite: { ko: "검색어 다듬기", en: "rewriting a query" },
  normalise: { ko: "표기 맞추기", en: "normalising text" },
  title: { ko: "제목 붙이기", en: "writing titles" },
  embed: { ko: "임베딩", en: "embedding" },
} as const satisfies Record<string, Localized>;

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles).filter(isRole);

export function isRole(name: string): name is Role {
  return Object.hasOwn(roles, name);
}
