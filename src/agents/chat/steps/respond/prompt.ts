import { createSay, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import type { Toolset } from "../../tools/toolset.ts";
import { beginning, earlierMessages, labelledLines, labelledText, libraryTold } from "../beginning.ts";
import type { RespondInput } from "./schema.ts";

const instructions = instructionsIn("agents/chat/steps/respond/prompt.md");

const mayCall = {
  ko: "- 도구는 답하는 데 꼭 필요할 때만 하나 부르고, 부를 때는 다른 말을 쓰지 않습니다. 날짜를 세는 일과 표의 여러 행을 셈하는 일은 도구에 맡깁니다.",
  en: "- Call a tool only where the answer needs it, one at a time, and write nothing beside the call. Leave counting days and computing over rows of a table to the tools.",
};

/** What was found is not all there is: who calls that "not in it" would be wrong. */
const onlyFound = {
  ko: "- 자료는 문서에서 찾은 부분입니다. 물은 것이 거기에 없으면 문서가 쓸 만한 말로 한 번 더 찾고, 그래도 없으면 찾은 부분에는 없다고 말합니다.",
  en: "- The sources are what was found in the documents, not all of them. Where what was asked is not there, search once more in words that the documents may use, in their language; if it is still not there, say that it is not in what was found.",
};

export function respondPrompt(input: RespondInput, context: PromptContext, tools: Toolset): Prompt {
  const { language } = context;
  const say = createSay(context);
  const told = input.toolResults.filter(({ tool, ok }) => ok && !tools.bringsSources(tool));
  const described = input.documents.filter(({ description }) => description !== "");
  const foundNothing =
    input.sources.length === 0 && input.toolResults.some(({ tool }) => tools.kindOf(tool) === "documents");
  const maySearch = input.offered.some((name) => tools.kindOf(name) === "documents");
  const mayAsk = input.library > 0 && maySearch;
  const now = [
    instructions[language],
    ...(input.offered.length === 0 ? [] : [mayCall[language]]),
    ...(maySearch && input.documents.length > 0 && !input.isWhole ? [onlyFound[language]] : []),
    ...(mayAsk ? [`- ${tools.nameOf("documents")}: ${libraryTold(input.library)[language]}.`] : []),
  ].join("\n");
  return promptOf(
    beginning(context, now),
    [
      labelledLines(
        say("올라온 문서", "Attached documents"),
        described.map(({ name, description }) => material(name, description)),
      ),
      labelledLines(
        input.isWhole
          ? say("자료(문서 전체, 순서대로)", "Sources (the documents whole, in their order)")
          : say("자료(찾은 부분)", "Sources (what was found)"),
        input.sources.map(({ mark, name, text }) => material(`${mark} ${name}`, text)),
      ),
      foundNothing
        ? input.library > 0
          ? say("문서함에서 찾았지만 나온 것이 없습니다.", "The library was searched, and nothing was found.")
          : say("올라온 문서에서 찾았지만 나온 것이 없습니다.", "The documents were searched, and nothing was found.")
        : null,
      labelledText(
        say("함께 보이는 그림(순서대로)", "Pictures shown with this message, in their order"),
        "pictures",
        input.pictures.map(({ name, page }) => say(`${name}, ${page}쪽`, `${name}, page ${page}`)).join("\n"),
      ),
      labelledText(
        say(
          "볼 수 없는 그림(인식한 글자만 자료에 있습니다. 다른 것을 물으면 볼 수 없다고 말합니다)",
          "Pictures you cannot see (only words recognised in them stand in the sources; asked about anything else in them, say that you cannot see them)",
        ),
        "pictures",
        input.unseen.join("\n"),
      ),
      labelledText(
        say(
          "글자 인식이 확실하지 않은 쪽(여기서 온 사실은 그렇다고 말합니다)",
          "Pages whose words were recognised with little certainty (say so of facts from there)",
        ),
        "uncertain",
        input.uncertain.join("\n"),
      ),
      labelledText(
        say("문서의 표(행 수와 열 이름)", "Tables of the documents (number of rows, columns)"),
        "tables",
        input.tables,
      ),
      labelledText(say("지난 대화 요약", "Earlier conversation"), "summary", input.conversationSummary),
      labelledText(
        say("지워진 문서(물으면 지워졌다고 말합니다)", "Removed documents (say so when they are asked about)"),
        "removed",
        input.removed.join("\n"),
      ),
      labelledLines(
        say("도구 결과", "Tool results"),
        told.map(({ tool, text }) => material(tool, text)),
      ),
      labelledLines(
        say("실패한 도구", "Tools that failed"),
        input.toolResults.filter(({ ok }) => !ok).map(({ tool, text }) => material(`${tool} (failed)`, text)),
      ),
      labelledText(say("지금까지의 정리", "So far"), "notes", input.processorSummary),
      `${say("질문", "Question")}: ${input.userInput === input.question ? input.question : `${input.userInput}\n(${input.question})`}`,
    ],
    earlierMessages(input.history),
  );
}
