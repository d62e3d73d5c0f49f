import { z } from "zod";
import { defineTool, runStep, type ToolContext, type Turn } from "#kernel";
import type { ResearchService } from "#papers";
import { abstractOf, paperSchema, titleOf } from "#papers";
import { JihwiError, languageSchema } from "#protocol";
import { translate } from "../../steps/translate/index.ts";
import { choosePaper } from "../choose-papers.ts";
import { translateAbstract } from "./declaration.ts";

export const translateAbstractOutput = z.object({
  paper: paperSchema,
  language: languageSchema,
  translation: z.string(),
});
export type TranslateAbstractOutput = z.infer<typeof translateAbstractOutput>;

export function createTranslateAbstract(service: ResearchService) {
  return defineTool({
    ...translateAbstract,
    output: translateAbstractOutput,
    timeoutMs: 120_000,
    summary: ({ language }) => language,
    async run({ paper: reference, language }, { run }: ToolContext<Turn>) {
      const into = language ?? run.language;
      // Without a model no paper can be translated, whichever is meant: the step itself says so.
      if (run.models.forRole(translate.role) === null) await runStep(translate, { title: "", abstract: "", into }, run);
      const shelf = await service.notebooks.shelf(run.sessionId);
      const chosen = await choosePaper(service, shelf, reference);
      const abstract = abstractOf(chosen);
      if (abstract === "") throw noAbstract(titleOf(chosen));
      const { translation } = await runStep(translate, { title: titleOf(chosen), abstract, into }, run);
      const [paper = chosen] = await shelf.add([chosen]);
      return { paper, language: into, translation };
    },
  });
}

function noAbstract(title: string): JihwiError {
  return new JihwiError("not-found", {
    message: { ko: `'${title}'에는 초록이 없습니다.`, en: `'${title}' has no abstract here.` },
    hint: { ko: "초록을 주는 출처에서 다시 찾아 보세요.", en: "Search a source that gives abstracts." },
  });
}
