import { z } from "zod";
import { labelsInText } from "#contracts";
import { unitEvidence } from "../evidence.ts";
import { defineContractTool } from "./define-contract-tool.ts";

/** Reads articles by their numbers: 제5조, 제5조의2, 제3조~제7조, Section 4.2. */
export const getArticleByIndex = defineContractTool({
  name: "get_article_by_index",
  title: { ko: "조항 읽기", en: "Read articles" },
  description: {
    ko: "조항 전체를 번호로 읽습니다. 계약서에 쓰인 대로 한 조나 범위를 적습니다: 제5조, 제5조의2, 제3조~제7조, Section 4.2, Article IV.",
    en: "Read whole articles by number. Each entry is a label or a range as contracts write them: 제5조, 제5조의2, 제3조~제7조, Section 4.2, Article IV.",
  },
  input: z.object({ articles: z.array(z.string().min(1).max(60)).min(1).max(12) }),
  read({ articles }, { contract }) {
    const asked = articles.flatMap((article) => {
      const labels = labelsInText(
        /^\d+$/.test(article.trim()) ? `제${article.trim()}조 Section ${article.trim()}` : article,
        contract,
      );
      return /^\d+$/.test(article.trim()) ? labels.filter(({ unit }) => unit !== null) : labels;
    });
    const units = [...new Set(asked.flatMap(({ unit }) => (unit === null ? [] : [unit])))];
    const absent = asked.filter(({ exact }) => !exact).map(({ written }) => written.trim());
    const note = absent.length === 0 ? "" : `not in this contract: ${absent.join(", ")}`;
    return { evidence: units.map((unit) => unitEvidence(contract, unit)), note };
  },
});
