import { z } from "zod";
import type { DocumentLibrary } from "#documents";
import { type Condition, compileCriteria, createModelJudge, type ProseAnswer } from "#inspection";
import { counted, type DocumentResource, type Language, type Localized } from "#protocol";
import { everyItem } from "#store";
import { contractText } from "../text.ts";
import { defineContractTool } from "./define-contract-tool.ts";
import { listNote } from "./list-what-it-holds.ts";

/** Points of a checklist that one turn weighs. */
const maxPoints = 40;
/** Shorter names stand in a question by chance: 계약.docx, 1.pdf. */
const shortestName = 4;
const checklistName = /체크\s?리스트|점검표|checklist/i;

const noChecklist = contractText("no-checklist");

/** What a point is said to be: a requirement is met or not; a case that applies and an open line have a gravity. */
const verdicts: Readonly<Record<Exclude<ProseAnswer["verdict"], "applies">, Localized>> = {
  met: { ko: "충족", en: "met" },
  broken: { ko: "미충족", en: "not met" },
  none: { ko: "문제 없음", en: "no problem" },
  warning: { ko: "주의", en: "warning" },
  critical: { ko: "심각", en: "critical" },
  not_applicable: { ko: "해당 없음", en: "not applicable" },
  unclear: { ko: "판단 보류", en: "undecided" },
};

/**
 * Reviews a contract by a checklist that the user has brought as a document, point by point, with the judge of the
 * inspect agent. Without a model every point stays undecided, and says so: nothing passes silently.
 */
export const createReviewChecklistTool = (documents: DocumentLibrary) =>
  defineContractTool({
    name: "review_checklist",
    title: { ko: "점검표로 살피기", en: "Checklist" },
    description: contractText("review-checklist"),
    input: z.object({ checklist: z.string().min(1).max(200) }),
    timeoutMs: 120_000,
    async read({ checklist: wanted }, { contract }, { run }) {
      const ready: DocumentResource[] = [];
      for await (const document of everyItem(documents.list))
        if (document.status === "ready" && document.id !== contract.documentId) ready.push(document);
      const chosen = chooseChecklist(wanted, ready);
      if (chosen === undefined) return { evidence: [], note: noChecklist[run.language], isList: true };
      const criteria = (await documents.pages(chosen.id)).map(({ text }) => text).join("\n");
      const { conditions } = compileCriteria(listPoints(criteria), []);
      const points = conditions.flatMap((condition) => (condition.kind === "prose" ? [condition] : []));
      const weighed = points.slice(0, maxPoints);
      const answers = await createModelJudge(run)({
        algorithm_name: "review_checklist",
        conditions: weighed,
        criteria,
        execution_result: null,
        text: contract.text,
      });
      const rows = weighed.flatMap((condition, at) => {
        const answer = answers[at];
        return answer === undefined ? [] : pointLine(condition, answer, run.language);
      });
      return { evidence: [], note: listNote(headOf(chosen.name, points.length, run.language), rows), isList: true };
    },
  });

/** A checklist that is named, then any that is called one where one is asked for, then whatever else is named. */
export function chooseChecklist<Document extends { readonly name: string }>(
  wanted: string,
  documents: readonly Document[],
): Document | undefined {
  const asksForOne = checklistName.test(wanted);
  const rankOf = ({ name }: Document) => {
    const isNamed = plain(name).length >= shortestName && plain(wanted).includes(plain(name));
    if (!checklistName.test(name)) return isNamed ? 1 : -1;
    return isNamed ? 3 : asksForOne ? 2 : 0;
  };
  return documents
    .filter((document) => rankOf(document) >= 0)
    .sort((one, other) => rankOf(other) - rankOf(one) || other.name.length - one.name.length)[0];
}

const plain = (text: string) =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/\.\w+$|\s+/g, "");

/** Lists of people's making have boxes, numbers or nothing before their points; criteria have dashes. */
export function listPoints(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*•▪□☐■✓]|\d{1,2}[.)]|\(\d{1,2}\))\s*/, "").trim())
    .filter((line) => /\p{L}{2}/u.test(line) && !line.startsWith("#"))
    .map((line) => `- ${line}`)
    .join("\n");
}

/** Which document was the checklist, and how much of it was weighed. */
export function headOf(name: string, points: number, language: Language): string {
  const left = Math.max(0, points - maxPoints);
  const cut = contractText("points-left-out", { maxPoints, left })[language];
  const head = contractText("checklist-head", { name, points, counted: counted(points, "point") })[language];
  return left === 0 ? head : `${head}${cut}`;
}

/** One point, with what was found of it. */
export function pointLine(
  condition: Extract<Condition, { kind: "prose" }>,
  { verdict, summary }: Pick<ProseAnswer, "verdict" | "summary">,
  language: Language,
): string {
  const { severity = "warning" } = condition.verdict ?? {};
  const gravity = severity === "undecided" ? "unclear" : severity;
  return `${verdicts[verdict === "applies" ? gravity : verdict][language]}: ${condition.source}${summary === "" ? "" : ` (${summary})`}`;
}
