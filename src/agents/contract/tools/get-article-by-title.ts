import { z } from "zod";
import { defineTool } from "#kernel";
import { conceptTermsOf } from "#search";
import { subjectOf } from "../contract-of-turn.ts";
import { contractToolResultSchema, unitEvidence } from "../evidence.ts";

const most = 3;

/** Reads articles whose title holds the given words. */
export const getArticleByTitle = defineTool({
  name: "get_article_by_title",
  title: { ko: "제목으로 조항 읽기", en: "Read articles by title" },
  description: {
    ko: "조항 전체를 제목의 낱말로 읽습니다: 손해배상, Termination.",
    en: "Read whole articles by the words of their titles, such as 손해배상 or Termination.",
  },
  input: z.object({ title: z.string().min(1).max(120) }),
  output: contractToolResultSchema,
  run({ title }, { run }) {
    const { contract } = subjectOf(run);
    const wanted = squeeze(title);
    const terms = new Set(conceptTermsOf(title));
    const scored = contract.units
      .filter((unit) => unit.title !== "")
      .map((unit) => {
        const own = squeeze(unit.title);
        const shared = terms.intersection(new Set(conceptTermsOf(unit.title))).size / Math.max(1, terms.size);
        return { unit, score: own === wanted ? 3 : own.includes(wanted) || wanted.includes(own) ? 2 : shared };
      })
      .filter(({ score }) => score >= 0.6)
      .sort((a, b) => b.score - a.score || a.unit.start - b.unit.start)
      .slice(0, most);
    const note = scored.length === 0 ? `no article is titled ${title}` : "";
    return { evidence: scored.map(({ unit }) => unitEvidence(contract, unit)), note };
  },
  summary: ({ evidence, note }) => evidence.map(({ label, title }) => `${label} ${title}`).join(", ") || note,
});

const squeeze = (text: string) => text.replace(/[\s()[\]·ㆍ,'‘’"“”]/g, "").toLowerCase();
