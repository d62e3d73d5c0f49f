import { z } from "zod";
import { findUnits } from "#contracts";
import { spanEvidence, unitEvidence } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

const maxUnits = 7;

/** Searches the contract by words. What it finds is close to them; whether it answers takes reading. */
export const searchContractTool = defineContractTool({
  name: "search_contract",
  title: { ko: "계약서에서 찾기", en: "Search contract" },
  description: {
    ko: "질문이나 낱말과 가까운 글을 계약서에서 찾습니다. 계약서의 언어로, 계약서가 쓸 만한 말로 적으세요.",
    en: "Find the passages closest to a question or keywords, in the contract's language and in words it may use.",
  },
  input: z.object({ query: z.string().min(1).max(400) }),
  read({ query }, { contract }) {
    const evidence = findUnits(contract, query, maxUnits).flatMap(({ unit, passages, score }) =>
      (passages.length === 0
        ? [unitEvidence(contract, unit)]
        : passages.map((passage) => spanEvidence(contract, passage.label, passage))
      ).map((piece) => ({ ...piece, score })),
    );
    return { evidence, note: evidence.length === 0 ? `nothing found for: ${query}` : "" };
  },
});
