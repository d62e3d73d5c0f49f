import type { DocumentLibrary } from "#documents";
import { compileCriteria, createModelJudge, type ProseAnswer } from "#inspection";
import type { Language } from "#protocol";
import type { ReviewChecklist } from "./tools/index.ts";

/** The most points of a checklist that one turn weighs. */
const mostPoints = 40;

const verdicts: Readonly<Record<ProseAnswer["verdict"], Readonly<Record<Language, string>>>> = {
  none: { ko: "충족", en: "met" },
  warning: { ko: "주의", en: "warning" },
  critical: { ko: "미충족", en: "not met" },
  not_applicable: { ko: "해당 없음", en: "not applicable" },
  unclear: { ko: "판단 보류", en: "undecided" },
};

/**
 * Reviews a contract by a checklist that the user has brought as a document, point by point, with the judge of the
 * inspect agent. Without a model every point stays undecided, and says so: nothing passes silently.
 */
export function createReviewChecklist(documents: DocumentLibrary): ReviewChecklist {
  return async (contract, wanted, run) => {
    const ko = run.language === "ko";
    const found = await findChecklist(documents, wanted, contract.documentId);
    if (found === null) {
      const note = ko
        ? "체크리스트 문서를 찾지 못했습니다. 이름에 ‘체크리스트’가 들어간 문서를 올려 주세요."
        : "No checklist was found: add a document with “checklist” in its name.";
      return { evidence: [], note };
    }
    const judge = createModelJudge(run, 1);
    const { conditions } = compileCriteria(asList(found.text), []);
    const lines: string[] = [];
    for (const condition of conditions.slice(0, mostPoints)) {
      if (condition.kind !== "prose") continue;
      const answer = await judge({
        algorithm_name: "review_checklist",
        condition,
        criteria: found.text,
        execution_result: {},
        text: contract.text,
      });
      lines.push(
        `${verdicts[answer.verdict][run.language]}: ${condition.source}${answer.summary === "" ? "" : ` (${answer.summary})`}`,
      );
    }
    return { evidence: [], note: lines.join("\n") };
  };
}

async function findChecklist(
  documents: DocumentLibrary,
  wanted: string,
  contractId: string,
): Promise<{ text: string } | null> {
  const plain = (text: string) =>
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(/\.\w+$/, "")
      .replace(/\s+/g, "");
  const { items } = await documents.list({ limit: 500 });
  const ready = items.filter(({ id, status }) => status === "ready" && id !== contractId);
  const named =
    ready.find(({ name }) => plain(wanted).includes(plain(name))) ??
    ready.find(({ name }) => /체크\s?리스트|점검표|checklist/i.test(name));
  if (named === undefined) return null;
  const pages = await documents.pages(named.id);
  return { text: pages.map(({ text }) => text).join("\n") };
}

/** Lists of people's making have boxes, numbers or nothing before their points; criteria have dashes. */
function asList(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*•▪□☐■✓]|\d{1,2}[.)]|\(\d{1,2}\))\s*/, "").trim())
    .filter((line) => line.length > 4 && !line.startsWith("#"))
    .map((line) => `- ${line}`)
    .join("\n");
}
