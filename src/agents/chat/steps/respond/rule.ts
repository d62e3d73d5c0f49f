import { headingOf } from "#documents";
import { scaleNamedIn } from "#grounding";
import type { PromptContext } from "#kernel";
import { oneLine, sentencesOf } from "#language";
import type { Language, Localized } from "#protocol";
import type { Toolset } from "../../tools/toolset.ts";
import { findArithmetic, saySum } from "../../words/arithmetic.ts";
import { asksForWhole, type ContentWord, contentWordsOf, wordsStandingIn } from "../../words/content-words.ts";
import { smallTalkReply } from "../../words/small-talk.ts";
import { holdsWordOf, showPassages } from "./closest.ts";
import { respondWords } from "./rule-words.ts";
import type { RespondInput } from "./schema.ts";

/** How code answers: with what tools computed, else with the passages closest to the question. It never says that they answer. */
export function respondRule(input: RespondInput, { language }: PromptContext, tools: Toolset): string {
  if (input.reply !== null) return input.reply;
  const say = respondWords[language];
  const { question, joinedTo, reasoning } = input;
  const sum = findArithmetic(question);
  const told = input.toolResults.filter(
    ({ tool, ok }) => ok && tools.kindOf(tool) !== "reasoning" && !tools.bringsSources(tool),
  );
  const parts = [
    removedRemark(input)?.[language] ?? null,
    sum === null ? null : saySum(sum),
    ...told.map(({ text }) => text),
    reasoning === null ? null : `**${say.conclusion}** ${reasoning.conclusion}`,
    told.length > 0 || sum !== null ? null : searched(input, language, tools),
  ].filter((part) => part !== null);
  // Why a tool failed stands in the notice beside the answer.
  if (parts.length === 0 && input.toolResults.some(({ ok }) => !ok)) return say.cannotAnswer;
  if (parts.length === 0) return smallTalkReply(input.userInput)?.[language] ?? say.needsModel;
  return [joinedTo === null ? null : say.joined(joinedTo), ...parts].filter((part) => part !== null).join("\n\n");
}

/** What a search found; null where nothing was searched. */
function searched(input: RespondInput, language: Language, tools: Toolset): string | null {
  const say = respondWords[language];
  const { question, sources, closest, toolResults, documents, library } = input;
  if (!toolResults.some(({ tool, ok }) => ok && tools.bringsSources(tool))) return null;
  if (library === 0 && asksForWhole(question, documents) && sources.length > 0)
    return `${say.outline}\n\n${outlineOf(input, say)}`;
  const found = closest.flatMap((mark) => sources.find((source) => source.mark === mark) ?? []);
  const near = found.filter((source) => holdsWordOf(question, source));
  if (near.length > 0) {
    const isThere = near.map(({ name, text }) => wordsStandingIn(`${name}\n${text}`));
    const isMissing = (word: ContentWord) => !isThere.some((stands) => stands(word));
    const missing = library === 0 ? [] : contentWordsOf(question).filter(isMissing);
    const told = missing.length === 0 ? "" : ` ${say.missing(missing.map(({ stem }) => stem))}`;
    return `${say.closest}${told}\n\n${showPassages(question, near)}`;
  }
  const lastBrought = toolResults.findLast(({ tool, ok }) => ok && tools.bringsSources(tool));
  // A search service and an added tool have looked by themselves: what they brought is told, near or not.
  const isFromOthers = lastBrought !== undefined && tools.kindOf(lastBrought.tool) !== "documents";
  if (isFromOthers && found.length > 0) return `${say.brought}\n\n${showPassages(question, found)}`;
  const hasWords = contentWordsOf(question).length > 0;
  if (library > 0) return hasWords ? `${say.notInLibrary(soughtIn(question))}\n\n${say.needsModel}` : null;
  return hasWords ? say.notFound(soughtIn(question)) : say.notInDocuments;
}

/** What a question is looked up by, as a reader would name it. */
const soughtIn = (question: string) =>
  contentWordsOf(question)
    .map(({ stem }) => stem)
    .join(", ");

/** What was there to be found is not, unless something else that is attached was: other documents of a library do not stand in for it. */
export function removedRemark({
  removed,
  sources,
  library,
}: Pick<RespondInput, "removed" | "library"> & { readonly sources: readonly unknown[] }): Localized | null {
  if (removed.length === 0 || (sources.length > 0 && library === 0)) return null;
  return { ko: respondWords.ko.removed(removed), en: respondWords.en.removed(removed) };
}

/** Headings shown of all documents, and of each where they are many. */
const [longestOutline, leastOutline] = [24, 3];

/** The headings of documents in their order, each with the first sentence below it; documents share the room. */
function outlineOf({ sources }: Pick<RespondInput, "sources">, say: (typeof respondWords)[Language]): string {
  const isHeading = (part: string) => scaleNamedIn(part) !== part.slice(1, -1);
  const placed = sources.map((source) => ({ ...source, path: source.name.split(" > ").filter(isHeading) }));
  const lines = [...Map.groupBy(placed, ({ path }) => path.join(" > ")).values()].flatMap(([first]) => {
    const sentence = first === undefined ? "" : firstSentence(first.text);
    if (first === undefined || sentence === "") return [];
    const file = (first.path[0] ?? "").replace(/, [^,]*$/, "");
    return [{ file, line: `- **${first.path.at(-1)}** ${sentence} ${first.mark}` }];
  });
  const byFile = [...Map.groupBy(lines, ({ file }) => file)];
  const room = Math.max(leastOutline, Math.floor(longestOutline / byFile.length));
  return byFile
    .map(([file, own]) => [
      ...(byFile.length > 1 ? [`**${file}**\n`] : []),
      ...own.slice(0, room).map(({ line }) => line),
      ...(own.length > room ? [`- ${say.moreHeadings(own.length - room)}`] : []),
    ])
    .map((shown) => shown.join("\n"))
    .join("\n\n");
}

/** The first sentence that is no heading and no row of a table. */
function firstSentence(text: string): string {
  const prose = text
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("|") && headingOf(line, true) === null)
    .join("\n");
  const [span] = sentencesOf(prose);
  return span === undefined ? "" : oneLine(prose.slice(span.start, span.end));
}
