import { z } from "zod";
import type { ContractToolResult } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

/** Lists the parts of the contract without reading them. */
export const getTableOfContents = defineContractTool({
  name: "get_table_of_contents",
  title: { ko: "목차", en: "Contents" },
  description: {
    ko: "계약서 모든 부분의 번호와 제목을 본문 없이 나열합니다.",
    en: "List the labels and titles of every part of the contract, without their text.",
  },
  input: z.object({}),
  read(_input, { contract }): ContractToolResult {
    const lines = contract.units.map(({ label, title }) => (title === "" ? label : `${label}(${title})`));
    return { evidence: [], note: lines.join("\n"), listing: { lists: "contents", lines } };
  },
  summary: ({ listing }) => String(listing?.lists === "contents" ? listing.lines.length : 0),
});
