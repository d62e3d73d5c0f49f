import type { ChosenCalls, CorrectedValue, PromptContext } from "#kernel";
import { oneOf } from "#language";
import { propose } from "../../tools/propose/index.ts";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { noResearchTool, toolWanted } from "./learned.ts";
import { namedPapers, pointedPapers } from "./named-papers.ts";
import type { ChooseToolInput } from "./schema.ts";
import { greets, openingOf } from "./where-we-stand.ts";
import { whichOnes, withoutTool } from "./without-tool.ts";

/** How code chooses: the tool that claims the message, else as it has learned; its input from the message's words. */
export function chooseToolRule(
  input: ChooseToolInput,
  { language, weights, corrected }: PromptContext,
  tools: readonly AnyResearchTool[],
): ChosenCalls {
  const named = [...tools.map(({ name }) => name), propose.name, noResearchTool];
  const claiming = tools.find(({ claims }) => claims?.(input.message, input) === true);
  const learned = toolWanted.decide(input, { weights, among: (one) => named.includes(one) }).label;
  const comparer = tools.find(({ comparesPapers }) => comparesPapers === true)?.name ?? noResearchTool;
  const label = labelIn(corrected) ?? claiming?.name ?? telling(input, comparer) ?? comparing(input, learned, comparer);
  const pointed = corrected === undefined && namedPapers(input).length === 0 ? pointedPapers(input) : null;
  if (pointed?.papers === null && (label === noResearchTool || label === comparer))
    return { text: whichOnes(pointed.count, input, language), calls: [] };
  if (label === propose.name || (label === noResearchTool && corrected === undefined && greets(input.message)))
    return { text: "", calls: [{ tool: propose.name, arguments: { ...openingOf(input, language) } }] };
  const tool = tools.find(({ name }) => name === label);
  if (tool === undefined) return { text: withoutTool(input, language), calls: [] };
  return { text: "", calls: [{ tool: label, arguments: tool.fromMessage(input, language) }] };
}

const comparingWords = new RegExp(
  oneOf`
    차이
    다른\s?점
    달라
    다르
    공통점
    비교
    견주
    대조
    \bdiffer
    \bcompar
    \bcontrast
    \bin\scommon\b
    \bversus\b
    \bvs\b
  `,
  "iu",
);

/** Papers that are named or pointed at and compared are read, though the message was taken for talk. */
function comparing(input: ChooseToolInput, learned: string, comparer: string): string {
  if (learned !== noResearchTool || !comparingWords.test(input.message)) return learned;
  return namedPapers(input).length > 1 || pointedPapers(input) !== null ? comparer : learned;
}

const tellingWords = new RegExp(
  oneOf`
    에\s?(?:대해|관해)
    알려
    설명
    자세히
    무슨\s?(?:내용|얘기|이야기|말)
    어떤\s?(?:내용|논문|연구)
    \b(?:tell|teach)\sme\b
    \b(?:describe|explain)\b
    \bwalk\sme\sthrough\b
    \bwhat\s(?:does|did)\b.{1,40}\bsay\b
    \bwhat(?:['’]s|\sis)\b.{1,40}\babout\b
    \bmore\sabout\b
  `,
  "iu",
);
/** What else may be asked of a paper, which other tools and the notebook itself tell. */
const toldElsewhere = new RegExp(
  oneOf`
    번역
    비슷
    유사
    관련
    인용
    중요
    저자
    누가
    언제
    몇\s?년
    제목
    실린
    찾아
    translat
    \bsimilar
    \brelated
    \bcit(?:e|ing|ed|ation)
    importan
    \bwho\b
    \bauthors?\b
    \bwhen\b
    \byear\b
    \btitle\b
    \bvenue\b
    \bfind\b
  `,
  "iu",
);

/** A paper of the list that somebody wants to be told about is read: tell me about the second one. */
function telling(input: ChooseToolInput, reader: string): string | null {
  const { message } = input;
  if (reader === noResearchTool || !tellingWords.test(message) || toldElsewhere.test(message)) return null;
  const named = namedPapers(input);
  return named.length === 1 && typeof named[0] === "number" ? reader : null;
}

/** The tool that a user says should have been chosen. */
function labelIn(corrected: CorrectedValue | undefined): string | null {
  return corrected === undefined ? null : toolWanted.labelOf({ input: { message: "" }, expect: corrected });
}
