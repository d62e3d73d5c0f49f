import { z } from "zod";
import { wordsOf } from "#language";
import { defineLearnedChoice } from "#learning";
import { namedPapers } from "./named-papers.ts";
import { type ChooseToolInput, chooseToolInput } from "./schema.ts";

/** The label of a message that wants no tool: talk, an opinion, a question about an answer. */
export const noResearchTool = "none";

const aboutOnePaper: ReadonlySet<string> = new Set(["find_related_papers", "translate_abstract"]);

const expected = z.object({ calls: z.array(z.object({ tool: z.string() })) });

/** The tool that a message asks for, learned from how people ask. */
export const toolWanted = defineLearnedChoice<ChooseToolInput>({
  name: "research.choose-tool",
  title: { ko: "연구에서 무엇을 할지", en: "Research: what to do" },
  input: chooseToolInput,
  label: (expect) => expected.parse(expect).calls[0]?.tool ?? noResearchTool,
  values: {
    search_papers: { title: { ko: "논문 찾기", en: "Search for papers" }, expect: choose("search_papers") },
    find_related_papers: { title: { ko: "비슷한 논문", en: "Related papers" }, expect: choose("find_related_papers") },
    cluster_papers: { title: { ko: "갈래 나누기", en: "Group papers" }, expect: choose("cluster_papers") },
    analyze_papers: { title: { ko: "논문 읽고 견주기", en: "Read and compare" }, expect: choose("analyze_papers") },
    evaluate_importance: {
      title: { ko: "먼저 읽을 순서", en: "Rank by importance" },
      expect: choose("evaluate_importance"),
    },
    synthesize_topic: {
      title: { ko: "하나로 엮어 쓰기", en: "Write a synthesis" },
      expect: choose("synthesize_topic"),
    },
    translate_abstract: {
      title: { ko: "초록 옮기기", en: "Translate an abstract" },
      expect: choose("translate_abstract"),
    },
    arrange_papers: { title: { ko: "표와 연표", en: "Table or timeline" }, expect: choose("arrange_papers") },
    propose: { title: { ko: "다음 일 제안", en: "Propose what is next" }, expect: choose("propose") },
    [noResearchTool]: { title: { ko: "바로 답하기", en: "Answer at once" }, expect: { calls: [] } },
  },
  // Who has no papers and names none can mean none.
  possible: (label, input) => !aboutOnePaper.has(label) || input.papers.length > 0 || namedPapers(input).length > 0,
  features: (input) => {
    const { message, papers, documents } = input;
    const titles = new Set(papers.flatMap(({ title }) => [...wordsOf(title)]));
    const contentWords = [...wordsOf(message)].filter((word) => word !== null);
    const inTitles = contentWords.filter((word) => titles.has(word)).length;
    const masked = maskNames(message, papers);
    const named = Math.max(namedPapers(input).length, masked.names);
    return {
      texts: { message: masked.text },
      flags: {
        papers: papers.length > 0,
        documents: documents.length > 0,
        named: named === 0 ? false : named === 1 ? "one" : "several",
        words: contentWords.length === 0 ? "none" : contentWords.length < 3 ? "few" : "many",
      },
      numbers: { known: Math.min(2, inTitles), knownShare: inTitles / (contentWords.length + 1) },
    };
  },
});

function choose(tool: string) {
  return { calls: [{ tool }] };
}

/** Authors of the shelf as one word, since what is asked of Okada 2020 may be asked of any paper. */
function maskNames(message: string, papers: ChooseToolInput["papers"]): { text: string; names: number } {
  let text = message;
  let names = 0;
  for (const { name } of papers) {
    const author = name.replace(/\s*\d{4}.*$/, "").trim();
    if (author.length < 2) continue;
    const at = text.toLowerCase().indexOf(author.toLowerCase());
    if (at === -1) continue;
    names += 1;
    text = `${text.slice(0, at)}@paper${text.slice(at + author.length).replace(/^\s*\d{4}/, "")}`;
  }
  return { text, names };
}
