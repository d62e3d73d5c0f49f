import { josa } from "es-hangul";
import { agreeParticles, type Language, type Localized } from "#protocol";
import type { BeyondFinding } from "../../question/beyond-finding.ts";

/** Where the chat's own searches look. */
export const placeWords = {
  documents: { ko: "문서", en: "in the documents" },
  web: { ko: "웹", en: "on the web" },
} as const satisfies Record<string, Localized>;

const korean = {
  found: (where: readonly string[]) =>
    `${where.reduce((left, right) => `${josa(left, "와/과")} ${right}`)}에서 찾은 내용입니다.`,
  alsoThere: "함께 볼 내용입니다.",
  nearest: "꼭 맞는 내용은 찾지 못했습니다. 가장 가까운 부분은 다음과 같습니다.",
  onlyFound: {
    sum: "규칙은 표에 있는 값만 더하고 평균을 냅니다. 이 물음은 그렇게 하지 못했고, 모델이 필요합니다. 아래는 찾은 곳을 그대로 옮긴 것이고, 빠진 것이 있을 수 있습니다.",
    every: "규칙은 모두 찾았는지 알지 못합니다. 질문에 가까운 몇 곳만 옮기며, 빠진 것이 있을 수 있습니다.",
  } satisfies Record<BeyondFinding, string>,
  workedOut: "문서의 표를 끝까지 읽어 찾거나 셈한 것입니다.",
  workedOutOfSeveral: "물음에 맞는 것이 하나가 아니어서 각각 찾거나 셈했습니다.",
  onlyRows:
    "이 물음은 표의 값을 더하거나 견주어야 하는데, 규칙이 그렇게 하지 못했습니다. 아래는 찾은 줄을 그대로 옮긴 것이고 답이 아니며, 빠진 줄이 있을 수 있습니다.",
  notFound: (sought: string) =>
    `"${sought}"에 대한 내용을 찾지 못했습니다. 다른 낱말로 물어보시거나, 그 내용이 든 문서를 올려 주세요.`,
  notInDocuments: "올린 문서로는 답을 찾지 못했습니다. 문서에 나올 만한 낱말로 다시 물어봐 주세요.",
  removed: (names: readonly string[]) =>
    agreeParticles(
      `이 대화에 붙였던 ${names.map((name) => `‘${name}’`).join(", ")}은(는) 지워져서 찾아볼 수 없습니다. 다시 붙이면 찾아 드립니다.`,
    ),
  needsModel:
    "규칙만으로는 이 질문에 답하지 못합니다. 문서를 올리면 그 안에서 찾아 드리고, 설정에서 모델을 고르면 더 많은 질문에 답할 수 있습니다.",
  points: "문서의 요점입니다.",
  concluded: "문서가 맺는 말입니다.",
  tables: "문서의 표입니다.",
  failed: "쓰지 못한 도구가 있습니다.",
  sources: "근거",
  conclusion: "결론",
  confidence: "확신도",
  high: "높음",
  medium: "보통",
  low: "낮음",
};

/** What the rule says around what it found. */
export const respondWords: Readonly<Record<Language, typeof korean>> = {
  ko: korean,
  en: {
    found: (where) => `Found ${where.join(" and ")}:`,
    alsoThere: "See also:",
    nearest: "Nothing fits exactly. What comes closest:",
    onlyFound: {
      sum: "Rules add up and average only the values of tables. That was not possible here: it needs a model. What follows are passages as they stand, and some may be missing.",
      every:
        "Rules cannot tell whether they found everything. What follows are the nearest passages, and some may be missing.",
    },
    workedOut: "Worked out over the whole table:",
    workedOutOfSeveral: "More than one thing fits the question, so each was worked out:",
    onlyRows:
      "This asks for values of a table to be added up or compared, which rules could not do here. What follows are rows as they stand; they are no answer, and some may be missing.",
    notFound: (sought) => `Nothing was found about "${sought}". Try other words, or add a document that covers it.`,
    notInDocuments: "The attached documents did not give an answer. Try words that they are likely to use.",
    removed: (names) => {
      const them = names.length === 1 ? "it" : "them";
      return `No longer here to be searched: ${names.map((name) => `“${name}”`).join(", ")}, which this conversation used. Attach ${them} again to ask about ${them}.`;
    },
    needsModel:
      "Without a model this question cannot be answered. Add documents to search in, or choose a model in Settings.",
    points: "The main points:",
    concluded: "What the document concludes:",
    tables: "The tables of the document:",
    failed: "Some tools could not be used:",
    sources: "Sources",
    conclusion: "Conclusion",
    confidence: "confidence",
    high: "high",
    medium: "medium",
    low: "low",
  },
};

/** What stands in an answer that tells that nothing fits. */
const denials = Object.values(respondWords).flatMap(({ nearest, notFound, notInDocuments, needsModel }) => [
  nearest,
  notFound("").replace(/^.*""/, ""),
  notInDocuments,
  needsModel,
]);

/** Whether an answer by rules says that nothing fits what was asked. */
export function saysNotFound(answer: string): boolean {
  return denials.some((denial) => answer.includes(denial));
}
