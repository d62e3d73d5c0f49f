import { z } from "zod";
import { labelsInText, type Unit, unitsTitled } from "#contracts";
import { restEvidence, unitEvidence } from "../evidence.ts";
import { contractText } from "../text.ts";
import { defineContractTool } from "./define-contract-tool.ts";

const maxTitled = 3;
const maxFollowedReferences = 6;
const nameSchema = z.string().min(1).max(60);

/** Reads parts by their numbers (제5조, 제3조~제7조, Section 4.2, 별지 1, 부칙) or by titles that are, or hold, the given words. */
export const getArticleByIndex = defineContractTool({
  name: "get_article_by_index",
  title: { ko: "조항 읽기", en: "Read articles" },
  description: contractText("get-article-by-index"),
  input: z.object({ articles: z.array(z.string().min(1).max(120)).min(1).max(12) }),
  read({ articles }, { contract }) {
    const units = new Set<Unit>();
    const absent: string[] = [];
    for (const article of articles.map((one) => one.trim())) {
      const written = /^\d+$/.test(article) ? `제${article}조 Section ${article}` : article;
      const labels = labelsInText(written, contract);
      const named = labels.flatMap(({ unit }) => unit ?? []);
      const parts = labels.length > 0 ? named : unitsTitled(contract, article).slice(0, maxTitled);
      for (const unit of parts) units.add(unit);
      if (parts.length === 0) absent.push(article);
      else if (written === article)
        absent.push(...labels.flatMap((label) => (label.exact ? [] : label.written.trim())));
    }
    const note = absent.length === 0 ? "" : `not in this contract: ${absent.join(", ")}`;
    return { evidence: [...units].map((unit) => unitEvidence(contract, unit)), note };
  },
});

/** Reads all of a contract, in its order. */
export const readContractTool = defineContractTool({
  name: "read_contract",
  title: { ko: "전체 읽기", en: "Read all" },
  description: contractText("read-contract"),
  input: z.object({}),
  read: (_input, { contract }) => ({
    evidence: contract.units.map((unit) => unitEvidence(contract, unit, unit.start, unit.end - unit.start)),
    note: "",
  }),
});

/** Goes on with a part that is too long to be read at once. */
export const readOn = defineContractTool({
  name: "read_on",
  title: { ko: "이어 읽기", en: "Read on" },
  description: contractText("read-on"),
  input: z.object({ name: nameSchema, left: z.int().min(1).nullable() }),
  read({ name, left }, { contract }) {
    const unit = labelsInText(name, contract)[0]?.unit ?? null;
    if (unit === null) return { evidence: [], note: `not in this contract: ${name}` };
    return { evidence: [restEvidence(contract, unit, left)], note: "" };
  },
});

/** Reads what an article refers to. */
export const followReferences = defineContractTool({
  name: "follow_references",
  title: { ko: "참조 따라가기", en: "Follow references" },
  description: contractText("follow-references"),
  input: z.object({ article: nameSchema }),
  read({ article }, { contract }, { run: { language } }) {
    const from = labelsInText(article, contract)[0]?.unit ?? null;
    if (from === null) return { evidence: [], note: `not in this contract: ${article}` };
    const references = contract.outline.references.filter(({ start }) => from.start <= start && start < from.end);
    const targets = references
      .filter(({ resolved }) => resolved)
      .flatMap(({ to }) => contract.unitAt(contract.labels.get(to)?.start ?? -1) ?? []);
    const units = [...new Set(targets)].filter((unit) => unit !== from).slice(0, maxFollowedReferences);
    const outside = [...new Set(references.filter(({ law }) => law !== null).map(({ law, to }) => `${law} ${to}`))];
    const note = {
      ko: [
        units.length > 0 ? "" : `${from.label}는 계약서의 다른 부분을 참조하지 않습니다.`,
        outside.length === 0 ? "" : `계약서 밖: ${outside.join(", ")}`,
      ],
      en: [
        units.length > 0 ? "" : `${from.label} refers to no other part of this contract.`,
        outside.length === 0 ? "" : `Outside this contract: ${outside.join(", ")}`,
      ],
    }[language];
    return {
      evidence: units.map((unit) => unitEvidence(contract, unit)),
      note: note.filter((line) => line !== "").join("\n"),
      isList: true,
    };
  },
});
