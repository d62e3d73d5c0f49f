import { z } from "zod";
import { runStep } from "#kernel";
import { abstractOf, paperSchema, papersBlock, plainLine, titleOf, withoutFences } from "#papers";
import { type JihwiError, languageSchema } from "#protocol";
import { researchFailure } from "../../failure.ts";
import { onePaper } from "../../steps/choose-tool/named-papers.ts";
import { translate } from "../../steps/translate.ts";
import { researchText } from "../../text.ts";
import { choosePaper, paperReferenceSchema } from "../choose-papers.ts";
import { defineResearchTool } from "../research-tool.ts";

const output = z.object({ paper: paperSchema, language: languageSchema, translation: z.string() });

/** One abstract in the other language. */
export const translateAbstract = defineResearchTool({
  name: "translate_abstract",
  title: { ko: "초록 번역", en: "Translate abstract" },
  description: researchText("translate-abstract"),
  // The language is the user's unless it is given.
  input: z.object({ paper: paperReferenceSchema, language: languageSchema.nullish() }),
  output,
  timeoutMs: 120_000,
  async work({ paper: reference, language }, { run, service, shelf }) {
    const into = language ?? run.language;
    // Without a model no paper can be translated, whichever is meant: the step itself says so.
    if (run.models.forRole(translate.role) === null) await runStep(translate, { title: "", abstract: "", into }, run);
    const chosen = await choosePaper(service, shelf, reference);
    const abstract = abstractOf(chosen);
    if (abstract === "") throw noAbstract(titleOf(chosen));
    const { translation } = await runStep(translate, { title: titleOf(chosen), abstract, into }, run);
    const [paper = chosen] = await shelf.add([chosen]);
    return { paper, language: into, translation };
  },
  summary: ({ paper }) => titleOf(paper),
  fromMessage: (asked) => ({ paper: onePaper(asked) }),
  papers: ({ paper }) => [paper],
  describe: ({ paper, translation }, shelf) => ({
    about: titleOf(paper),
    findings: [`${translation} [${shelf.numberOf(paper.id)}]`],
  }),
  document: ({ paper, language: into, translation }, shelf, language) => ({
    key: `${paper.id} ${into}`,
    title: `${language === "ko" ? "초록 번역" : "Translated abstract"}: ${titleOf(paper)}`,
    content: [`# ${plainLine(titleOf(paper))}`, withoutFences(translation), papersBlock([paper], shelf)].join("\n\n"),
  }),
});

function noAbstract(title: string): JihwiError {
  return researchFailure("no-abstract", { title });
}
