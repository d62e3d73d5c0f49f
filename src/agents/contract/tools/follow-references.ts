import { z } from "zod";
import { labelsInText } from "#contracts";
import { type ContractToolResult, unitEvidence } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

const maxFollowedReferences = 6;

/** Reads what an article refers to. */
export const followReferences = defineContractTool({
  name: "follow_references",
  title: { ko: "참조 따라가기", en: "Follow references" },
  description: {
    ko: "어떤 조항이 가리키는 다른 조항과 별지를 읽습니다.",
    en: "Read the articles and annexes that the given article refers to.",
  },
  input: z.object({ article: z.string().min(1).max(60) }),
  read({ article }, { contract }): ContractToolResult {
    const from = labelsInText(article, contract)[0]?.unit ?? contract.units.find(({ label }) => label === article);
    if (from === undefined || from === null) return { evidence: [], note: `not in this contract: ${article}` };
    const references = contract.outline.references.filter(({ start }) => from.start <= start && start < from.end);
    const targets = references
      .filter(({ resolved }) => resolved)
      .map(({ to }) => contract.unitAt(contract.labels.get(to)?.start ?? -1));
    const units = [...new Set(targets)]
      .filter((unit) => unit !== undefined && unit !== from)
      .slice(0, maxFollowedReferences);
    const outside = [...new Set(references.filter(({ law }) => law !== null).map(({ law, to }) => `${law} ${to}`))];
    const note = [
      units.length === 0 ? `${from.label} refers to no other part of this contract` : "",
      outside.length === 0 ? "" : `outside this contract: ${outside.join(", ")}`,
    ];
    return {
      evidence: units.flatMap((unit) => (unit === undefined ? [] : [unitEvidence(contract, unit)])),
      note: note.filter(Boolean).join("; "),
      listing: units.length === 0 ? { lists: "no-references" } : undefined,
    };
  },
});
