import { z } from "zod";
import { wordsOf } from "#language";
import { defineLearnedChoice } from "#learning";
import { researchTools } from "../../tools/index.ts";
import { propose } from "../../tools/propose/index.ts";
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
  values: Object.fromEntries([
    ...[...researchTools, propose]
      // No case has taught it yet.
      .filter(({ name }) => name !== "ask_papers")
      .map(({ name, title }) => [name, { title, expect: { calls: [{ tool: name }] } }]),
    [noResearchTool, { title: { ko: "바로 답하기", en: "Answer at once" }, expect: { calls: [] } }],
  ]),
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
