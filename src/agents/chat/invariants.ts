import { z } from "zod";
import { checkCitations } from "#documents";
import type { Guarantee } from "#kernel";
import type { JournalEntry, Source } from "#protocol";
import { plainQuery } from "./enforce-tool-rules.ts";
import { asksForAnalysis, asksForWeb, isAboutClock } from "./question/cues.ts";
import { publicQuery } from "./question/public-query.ts";
import { respondInput } from "./steps/respond/schema.ts";
import { rewriteRule } from "./steps/rewrite/rule.ts";
import { rewriteInput } from "./steps/rewrite/schema.ts";
import { selectToolInput } from "./steps/select-tool/schema.ts";
import { toolNames } from "./tool-names.ts";

const webQuerySchema = z.object({ query: z.string() });
type Entries = readonly JournalEntry[];
const rounds = ["time", "document-search", "web-search", "reasoning"];

const toolsOf = (entries: Entries) => entries.filter(({ kind }) => kind === "tool");
const stepsOf = (entries: Entries, step: string) =>
  entries.filter(({ kind, name }) => kind === "step" && name === step);
const nodesOf = (entries: Entries) => entries.filter(({ kind }) => kind === "node").map(({ name }) => name);
const firstChoice = (entries: Entries) =>
  selectToolInput.safeParse(stepsOf(entries, "chat.select-tool")[0]?.input).data ?? null;

/** The user's own words, as the turn put them together before any model was asked. */
function askedIn(entries: Entries): string {
  const followUp = rewriteInput.safeParse(stepsOf(entries, "chat.rewrite")[0]?.input);
  return followUp.success ? rewriteRule(followUp.data).question : (firstChoice(entries)?.question ?? "");
}

/** What the chat promises. Each is enforced by code in `conduct.ts`, the graph or the kernel; these read the evidence. */
export const chatGuarantees: readonly Guarantee[] = [
  {
    name: "one-tool-a-round",
    sentence: { ko: "한 번에 도구 하나만 씁니다.", en: "One tool is run at a time." },
    broken: (entries) => {
      const nodes = nodesOf(entries);
      const pair = nodes.findIndex((name, at) => rounds.includes(name) && rounds.includes(nodes[at + 1] ?? ""));
      return pair === -1 ? null : `${nodes[pair]} was followed by ${nodes[pair + 1]}`;
    },
  },
  {
    name: "no-tool-twice",
    sentence: { ko: "같은 도구를 같은 말로 두 번 쓰지 않습니다.", en: "No tool is run twice with the same query." },
    broken: (entries) => {
      const calls = [...toolsOf(entries), ...stepsOf(entries, "chat.reason")].map(
        ({ name, input }) => `${name} ${plainQuery(JSON.stringify(input))}`,
      );
      return calls.find((call, at) => calls.indexOf(call) !== at) ?? null;
    },
  },
  {
    name: "rounds-limited",
    sentence: { ko: "정해진 횟수를 넘겨 돌지 않습니다.", en: "There are never more rounds than allowed." },
    broken: (entries) => {
      const most = firstChoice(entries)?.maxIterations ?? 10;
      const made = nodesOf(entries).filter((name) => rounds.includes(name)).length;
      return made <= most ? null : `${made} rounds of ${most}`;
    },
  },
  {
    name: "known-tools-only",
    sentence: { ko: "모르는 도구는 쓰지 않습니다.", en: "An unknown tool is never run." },
    broken: (entries) => toolsOf(entries).find(({ name }) => !toolNames.some((known) => known === name))?.name ?? null,
  },
  {
    name: "documents-before-web",
    sentence: {
      ko: "문서가 있으면 웹보다 문서를 먼저 찾습니다.",
      en: "Attached documents are searched before the web.",
    },
    broken: (entries) => {
      const asked = askedIn(entries);
      if (firstChoice(entries)?.documents.length === 0 || isAboutClock(asked) || asksForWeb(asked)) return null;
      const names = toolsOf(entries).map(({ name }) => name);
      const web = names.indexOf("web_search");
      const documents = names.indexOf("search_pdf_knowledge");
      return web !== -1 && (documents === -1 || web < documents) ? "the web was searched first" : null;
    },
  },
  {
    name: "private-words-stay",
    sentence: {
      ko: "문서가 있으면, 사용자가 한 말과 공개된 말만 웹 검색에 보냅니다.",
      en: "With documents attached, a web query holds only words of the user's own messages and public ones.",
    },
    broken: (entries) => {
      const given = respondInput.safeParse(stepsOf(entries, "chat.respond").at(-1)?.input).data;
      if (given === undefined || given.documents.length === 0) return null;
      const spoken = { userInput: given.userInput, messages: given.history, toolResults: given.toolResults };
      const queries = toolsOf(entries)
        .filter(({ name }) => name === "web_search")
        .map(({ input }) => webQuerySchema.safeParse(input).data?.query ?? "");
      return queries.find((query) => publicQuery(query, spoken) !== query.replace(/\s+/g, " ").trim()) ?? null;
    },
  },
  {
    name: "analysis-reasoned",
    sentence: {
      ko: "분석이나 비교를 부탁받으면, 횟수가 남아 있는 한 추론을 거칩니다.",
      en: "A request to analyse or compare gets a reasoning round while rounds are left.",
    },
    broken: (entries) => {
      const nodes = nodesOf(entries);
      if (!asksForAnalysis(askedIn(entries)) || nodes.includes("reasoning")) return null;
      const made = nodes.filter((name) => rounds.includes(name)).length;
      return made >= (firstChoice(entries)?.maxIterations ?? 10) ? null : "it was answered without reasoning";
    },
  },
  {
    name: "always-answers",
    sentence: { ko: "모든 턴은 답으로 끝납니다.", en: "Every turn ends with an answer." },
    broken: (entries) => {
      const answer = z.string().safeParse(stepsOf(entries, "chat.respond").at(-1)?.output);
      return answer.success && answer.data.trim() !== "" ? null : "there is no answer";
    },
  },
  {
    name: "citations-resolve",
    sentence: { ko: "답에 붙은 출처는 모두 실제로 있습니다.", en: "Every citation in an answer resolves." },
    broken: (entries) => {
      const respond = stepsOf(entries, "chat.respond").at(-1);
      const given = respondInput.safeParse(respond?.input);
      const answer = z.string().safeParse(respond?.output);
      if (!given.success || !answer.success) return null;
      const sources = given.data.sources.map(
        ({ mark, name, text }): Source => ({ kind: "web", id: mark, url: "", title: name, text }),
      );
      const { struck } = checkCitations(answer.data, sources);
      return struck.length === 0 ? null : `${struck.map(({ mark, reason }) => `${mark} ${reason}`).join(", ")}`;
    },
  },
  {
    name: "every-call-counted",
    sentence: { ko: "모델을 부를 때마다 토큰을 셉니다.", en: "Tokens are counted for every model call." },
    broken: (entries) =>
      entries.find(
        ({ kind, executor, usage }) => kind === "step" && executor !== "rule" && executor !== null && usage === null,
      )?.name ?? null,
  },
];
