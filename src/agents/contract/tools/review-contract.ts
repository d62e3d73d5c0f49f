import { z } from "zod";
import { reviewContract } from "#contracts";
import { type ContractToolResult, spanEvidence } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

const maxOddClauses = 10;

/** Reviews the contract by lists: what is missing, blank or one-sided. It finds words; judging them is left to a model. */
export const reviewContractTool = defineContractTool({
  name: "review_contract",
  title: { ko: "계약서 살피기", en: "Review contract" },
  description: {
    ko: "이 계약서에 없는 것, 빈칸, 한쪽에 치우치거나 드문 조항을 그 문장과 함께 나열합니다.",
    en: "List what this contract lacks, its blanks and its one-sided or unusual clauses, with their words.",
  },
  input: z.object({}),
  read(_input, { contract }, { run }): ContractToolResult {
    const points = reviewContract(contract);
    const found = points.filter(({ kind }) => kind === "odd").slice(0, maxOddClauses);
    const odd = found.map(({ name, place }) => ({
      text: `${name[run.language]}: ${oneLine(place?.quote ?? "")}`,
      label: place?.label ?? "",
    }));
    const missing = points.filter(({ kind }) => kind === "missing").map(({ name }) => name[run.language]);
    const lines = [
      ...odd.map(({ text, label }) => `odd\t${text}\t${label}`),
      ...missing.map((name) => `missing\t${name}\t`),
    ];
    const evidence = found.flatMap(({ place }) => (place === null ? [] : [spanEvidence(contract, place.label, place)]));
    const note = lines.join("\n") || "nothing unusual was found";
    return { evidence, note, listing: { lists: "review", odd, missing } };
  },
  summary: ({ listing }) => String(listing?.lists === "review" ? listing.odd.length + listing.missing.length : 0),
});

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
