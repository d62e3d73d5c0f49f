import { z } from "zod";
import { reviewContract } from "#contracts";
import { defineTool } from "#kernel";
import { subjectOf } from "../contract-of-turn.ts";
import { contractToolResultSchema, spanEvidence } from "../evidence.ts";

const mostOdd = 10;

/** Reviews the contract by lists: what is missing, blank or one-sided. It finds words; judging them is left to a model. */
export const reviewContractTool = defineTool({
  name: "review_contract",
  title: { ko: "계약서 살피기", en: "Review contract" },
  description: {
    ko: "이 계약서에 없는 것, 빈칸, 한쪽에 치우치거나 드문 조항을 그 문장과 함께 나열합니다.",
    en: "List what this contract lacks, its blanks and its one-sided or unusual clauses, with their words.",
  },
  input: z.object({}),
  output: contractToolResultSchema,
  run(_input, { run }) {
    const { contract } = subjectOf(run);
    const points = reviewContract(contract);
    const odd = points.filter(({ kind }) => kind === "odd").slice(0, mostOdd);
    const missing = points.filter(({ kind }) => kind === "missing");
    const name = ({ ko, en }: { ko: string; en: string }) => (run.language === "ko" ? ko : en);
    const lines = [
      ...odd.map(
        (point) => `odd\t${name(point.name)}: ${oneLine(point.place?.quote ?? "")}\t${point.place?.label ?? ""}`,
      ),
      ...missing.map((point) => `missing\t${name(point.name)}\t`),
    ];
    const evidence = odd.flatMap(({ place }) => (place === null ? [] : [spanEvidence(contract, place.label, place)]));
    return { evidence, note: lines.join("\n") || "nothing unusual was found" };
  },
  summary: ({ note }) => `${note.split("\n").length}`,
});

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
