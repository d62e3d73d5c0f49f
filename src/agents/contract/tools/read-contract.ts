import { z } from "zod";
import { unitEvidence } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

/** Reads all of a contract, in its order. */
export const readContractTool = defineContractTool({
  name: "read_contract",
  title: { ko: "전체 읽기", en: "Read all" },
  description: {
    ko: "계약서 전체를 처음부터 끝까지 읽습니다. 긴 계약서에는 쓰지 마세요.",
    en: "Read the whole contract from beginning to end. Not for a long one.",
  },
  input: z.object({}),
  read: (_input, { contract }) => ({ evidence: contract.units.map((unit) => unitEvidence(contract, unit)), note: "" }),
  summary: ({ evidence }) => String(evidence.length),
});
