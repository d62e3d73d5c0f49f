import type { ChosenCalls, PromptContext } from "#kernel";
import type { ToolName } from "../../tools/tool-names.ts";
import { cues, topicOf } from "./cues.ts";
import type { ChooseToolInput } from "./schema.ts";

/** How code chooses: what the message's words ask for, in a fixed order; a message that asks for nothing known is a search. */
export function chooseToolRule(input: ChooseToolInput, context: PromptContext): ChosenCalls {
  const { message } = input;
  const named = namedPapers(input);
  const call = (tool: ToolName, args: Readonly<Record<string, unknown>>): ChosenCalls => ({
    text: "",
    calls: [{ tool, arguments: args }],
  });
  const all = named.length > 0 ? { papers: named } : {};
  const hasPapers = input.papers.length > 0;

  if (cues.help.test(message) || (cues.greeting.test(message) && message.length < 30))
    return call("propose", opening(context));
  if (cues.translate.test(message))
    return call("translate_abstract", { paper: named[0] ?? latest(input), ...into(message) });
  if (cues.cluster.test(message)) return call("cluster_papers", all);
  if (cues.importance.test(message) && !asksForNew(message)) return call("evaluate_importance", all);
  if (cues.related.test(message) && (named.length > 0 || hasPapers))
    return call("find_related_papers", { paper: named[0] ?? latest(input) });
  if (cues.synthesize.test(message) && (hasPapers || named.length > 0 || !asksForNew(message)))
    return call("synthesize_topic", { topic: topicOf(message), ...all });
  if (cues.analyze.test(message) && (hasPapers || named.length > 0) && !asksForNew(message))
    return call("analyze_papers", all);
  return call("search_papers", { query: topicOf(message).slice(0, 500), ...years(message) });
}

/** Papers named by number, in brackets or as 3번; or by a title that stands in the message. */
function namedPapers({ message, papers }: ChooseToolInput): (string | number)[] {
  const numbers = [...message.matchAll(/\[(\d{1,3})\]|(\d{1,3}) ?번|#(\d{1,3})\b/g)]
    .map((found) => Number(found[1] ?? found[2] ?? found[3]))
    .filter((number) => papers.some((paper) => paper.number === number));
  const quoted = [...message.matchAll(/["“「『]([^"”」』]{4,300})["”」』]/g)].map((found) => found[1] ?? "");
  const lower = message.toLowerCase();
  const titles = papers
    .filter(({ title }) => title.length > 8 && lower.includes(title.toLowerCase()))
    .map(({ number }) => number);
  return [...new Set<string | number>([...numbers, ...titles, ...(titles.length > 0 ? [] : quoted)])];
}

function asksForNew(message: string): boolean {
  return /찾아|검색|추천|search|find|look for|recommend/i.test(message);
}

function latest({ papers, message }: ChooseToolInput): string | number {
  return papers.at(-1)?.number ?? topicOf(message);
}

function into(message: string): { language?: "ko" | "en" } {
  if (/영어로|into english|to english/i.test(message)) return { language: "en" };
  return /한국어로|우리말로|into korean|to korean/i.test(message) ? { language: "ko" } : {};
}

function years(message: string): { yearFrom?: number; yearTo?: number } {
  const range = /((?:19|20)\d{2})\s?년?\s?(?:-|–|~|부터|to)\s?((?:19|20)\d{2})/.exec(message);
  if (range) return { yearFrom: Number(range[1]), yearTo: Number(range[2]) };
  const since = /((?:19|20)\d{2})\s?년?\s?(?:이후|부터)|(?:since|after|from)\s((?:19|20)\d{2})/i.exec(message);
  if (since) return { yearFrom: Number(since[1] ?? since[2]) };
  const until = /((?:19|20)\d{2})\s?년?\s?(?:이전|까지)|(?:before|until)\s((?:19|20)\d{2})/i.exec(message);
  return until ? { yearTo: Number(until[1] ?? until[2]) } : {};
}

function opening({ language }: PromptContext) {
  return language === "ko"
    ? {
        question: "논문을 찾고, 갈래를 나누고, 함께 읽을 수 있습니다. 무엇부터 할까요?",
        choices: [
          { label: "논문 찾기", message: "질의응답(question answering) 논문 찾아줘" },
          { label: "보관함 갈래 나누기", message: "보관함의 논문을 주제별로 묶어줘" },
          { label: "먼저 읽을 논문", message: "먼저 읽을 중요한 논문을 알려줘" },
        ],
      }
    : {
        question: "We can search for papers, group them and read them together. Where shall we start?",
        choices: [
          { label: "Search papers", message: "Find papers on question answering" },
          { label: "Group my library", message: "Cluster the papers of my library" },
          { label: "What to read first", message: "Which papers are the most important?" },
        ],
      };
}
