import { z } from "zod";
import { unitsTitled } from "#contracts";
import { unitEvidence } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

const maxArticles = 3;

/** Reads articles whose title is, or holds, the given words. */
export const getArticleByTitle = defineContractTool({
  name: "get_article_by_title",
  title: { ko: "제목으로 조항 읽기", en: "Read articles by title" },
  description: {
    ko: "조항 전체를 제목으로 읽습니다: 손해배상, Termination.",
    en: "Read whole articles by their titles, such as 손해배상 or Termination.",
  },
  input: z.object({ title: z.string().min(1).max(120) }),
  read({ title }, { contract }) {
    const units = unitsTitled(contract, title).slice(0, maxArticles);
    const note = units.length === 0 ? `no article is titled ${title}` : "";
    return { evidence: units.map((unit) => unitEvidence(contract, unit)), note };
  },
  summary: ({ evidence, note }) => evidence.map(({ label, title }) => `${label} ${title}`).join(", ") || note,
});
