import { z } from "zod";
import { defineTool } from "#kernel";
import { subjectOf } from "../contract-of-turn.ts";
import { type ContractToolResult, contractToolResultSchema } from "../evidence.ts";

/** Lists the parts of the contract without reading them. */
export const getTableOfContents = defineTool({
  name: "get_table_of_contents",
  title: { ko: "목차", en: "Contents" },
  description: {
    ko: "계약서 모든 부분의 번호와 제목을 본문 없이 나열합니다.",
    en: "List the labels and titles of every part of the contract, without their text.",
  },
  input: z.object({}),
  output: contractToolResultSchema,
  run(_input, { run }): ContractToolResult {
    const { contract } = subjectOf(run);
    const lines = contract.units.map(({ label, title }) => (title === "" ? label : `${label}(${title})`));
    return { evidence: [], note: lines.join("\n"), listing: { lists: "contents", lines } };
  },
  summary: ({ listing }) => String(listing?.lists === "contents" ? listing.lines.length : 0),
});
