import type { DocumentLibrary } from "#documents";
import { compileCriteria, createModelJudge } from "#inspection";
import type { DocumentResource } from "#protocol";
import { everyItem } from "#store";
import { leads } from "./answer/write.ts";
import { headOf, mostPoints, pointLine } from "./checklist-note.ts";
import { chooseChecklist, listPoints } from "./choose-checklist.ts";
import type { ReviewChecklist } from "./tools/index.ts";

/**
 * Reviews a contract by a checklist that the user has brought as a document, point by point, with the judge of the
 * inspect agent. Without a model every point stays undecided, and says so: nothing passes silently.
 */
export function createReviewChecklist(documents: DocumentLibrary): ReviewChecklist {
  return async (contract, wanted, run) => {
    const found = await findChecklist(documents, wanted, contract.documentId);
    if (found === null)
      return { evidence: [], note: leads.noChecklist[run.language], listing: { lists: "checklist", lines: [] } };
    const judge = createModelJudge(run, 1);
    const { conditions } = compileCriteria(listPoints(found.text), []);
    const points = conditions.flatMap((condition) => (condition.kind === "prose" ? [condition] : []));
    const lines = [headOf(found.name, points.length, run.language)];
    const weighed = points.slice(0, mostPoints);
    const answers = await judge({
      algorithm_name: "review_checklist",
      conditions: weighed,
      criteria: found.text,
      execution_result: null,
      text: contract.text,
    });
    for (const [at, condition] of weighed.entries()) {
      const answer = answers[at];
      if (answer !== undefined) lines.push(pointLine(condition, answer, run.language));
    }
    return { evidence: [], note: lines.join("\n"), listing: { lists: "checklist", lines } };
  };
}

async function findChecklist(
  documents: DocumentLibrary,
  wanted: string,
  contractId: string,
): Promise<{ name: string; text: string } | null> {
  const ready: DocumentResource[] = [];
  for await (const document of everyItem(documents.list))
    if (document.status === "ready" && document.id !== contractId) ready.push(document);
  const chosen = chooseChecklist(wanted, ready);
  if (chosen === undefined) return null;
  const pages = await documents.pages(chosen.id);
  return { name: chosen.name, text: pages.map(({ text }) => text).join("\n") };
}
