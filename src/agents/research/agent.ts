import { z } from "zod";
import { judgeClaims, repairClaims } from "#grounding";
import { type AddedTools, type Agent, addedToolsOf, readFieldWords } from "#kernel";
import { paperFieldWords, type ResearchService } from "#papers";
import { joinFieldWords } from "#protocol";
import { summarise } from "#turns";
import { compareTurn, rememberTurn } from "./afterwards.ts";
import { runPipeline } from "./flow.ts";
import { researchInvariants } from "./invariants.ts";
import { analyze } from "./steps/analyze.ts";
import { answerCell } from "./steps/answer-cell.ts";
import { createResearchSteps } from "./steps/index.ts";
import { landscape } from "./steps/landscape.ts";
import { revise } from "./steps/revise.ts";
import { synthesize } from "./steps/synthesize.ts";
import { translate } from "./steps/translate.ts";
import { addedResearchTool } from "./tools/added/index.ts";
import { researchTools } from "./tools/index.ts";
import { propose } from "./tools/propose/index.ts";
import { type AnyResearchTool, toolOver } from "./tools/research-tool.ts";

/** A research turn needs no options: the session is the notebook. */
export const researchOptionsSchema = z.looseObject({ notebook: z.string().optional() });
export type ResearchOptions = z.infer<typeof researchOptionsSchema>;

export interface ResearchTools {
  readonly tools?: readonly AnyResearchTool[] | undefined;
  readonly addedTools?: AddedTools;
}

const noneAdded: AddedTools = { current: () => [], refresh: async () => [] };

/** The research agent: three phases in plain code over a service of papers, sources and notebooks. */
export function createResearchAgent(
  service: ResearchService,
  { tools = researchTools, addedTools = noneAdded }: ResearchTools = {},
): Agent<ResearchOptions> {
  const steps = createResearchSteps(tools);
  const taken = new Set([...tools.map(({ name }) => name), propose.name]);
  return {
    name: "research",
    title: { ko: "연구", en: "Research" },
    options: researchOptionsSchema,
    steps: [
      steps.chooseTool,
      analyze,
      answerCell,
      synthesize,
      revise,
      landscape,
      translate,
      steps.dialogue,
      summarise,
      judgeClaims,
      repairClaims,
    ],
    get tools() {
      const added = addedTools.current().filter(({ name }) => !taken.has(name));
      return [...tools.map((tool) => toolOver(tool, service)), propose, ...added];
    },
    get fieldWords() {
      return joinFieldWords(readFieldWords("grounding"), paperFieldWords(), readFieldWords("agents/research"));
    },
    invariants: researchInvariants(tools),
    nodes: {
      "research.added-tools": { ko: "더한 도구", en: "Added tools" },
      "research.open": { ko: "노트 열기", en: "Open notebook" },
      "research.create-document": { ko: "문서 쓰기", en: "Write document" },
      "research.read-before": { ko: "전에 읽은 것", en: "Read before" },
      "research.references": { ko: "참고 문헌 확인", en: "Check references" },
      "research.execute": { ko: "실행", en: "Execute" },
      "research.post": { ko: "문서로 정리", en: "Write down" },
      "research.dialogue": { ko: "대화", en: "Dialogue" },
    },
    async run(turn, request) {
      const added = (await addedToolsOf(turn, addedTools, request.text, taken)).map(addedResearchTool);
      if (added.length === 0) return runPipeline({ service, tools, steps }, turn, request);
      const all = [...tools, ...added];
      return runPipeline({ service, tools: all, steps: createResearchSteps(all) }, turn, request);
    },

    /** The answer is compared with its papers after the text, so that nobody waits; what comes of that is remembered. */
    async afterwards(turn, request, { answer }) {
      const statements = await compareTurn(turn, request, answer, { service, tools });
      await rememberTurn(turn, statements, { service, tools });
    },
  };
}
