import type { Localized } from "#protocol";

/** Names of the agents' nodes. One that is not here is shown by its own name. */
const titles: Readonly<Record<string, Localized>> = {
  "tool-selector": { ko: "도구 고르기", en: "Choose tool" },
  time: { ko: "시각", en: "Time" },
  "document-search": { ko: "문서 찾기", en: "Documents" },
  "web-search": { ko: "웹 찾기", en: "Web" },
  reasoning: { ko: "추론", en: "Reason" },
  "result-processor": { ko: "결과 살피기", en: "Weigh result" },
  "response-generator": { ko: "답 쓰기", en: "Answer" },
  validate_scope: { ko: "범위 확인", en: "Check scope" },
  check_previous_context: { ko: "앞 대화 확인", en: "Look back" },
  planner: { ko: "계획", en: "Plan" },
  execute_parallel: { ko: "함께 실행", en: "Run together" },
  execute_sequential: { ko: "차례로 실행", en: "Run in order" },
  evaluator: { ko: "충분한가", en: "Enough?" },
  respond: { ko: "답 쓰기", en: "Answer" },
  refuse: { ko: "범위 밖", en: "Out of scope" },
  "verify-citations": { ko: "인용 확인", en: "Check citations" },
  "research.open": { ko: "노트 열기", en: "Open notebook" },
  "research.create-document": { ko: "문서 쓰기", en: "Write document" },
  "research.references": { ko: "참고 문헌 확인", en: "Check references" },
  "research.execute": { ko: "실행", en: "Execute" },
  "research.post": { ko: "문서로 정리", en: "Write down" },
  "research.dialogue": { ko: "대화", en: "Dialogue" },
};

export const nodeTitle = (node: string): Localized => titles[node] ?? { ko: node, en: node };
