import { z } from "zod";
import type { Guarantee } from "#kernel";
import type { JournalEntry } from "#protocol";
import { asksForWeb, isAboutClock } from "./cues.ts";
import { selectToolInput } from "./steps/select-tool/schema.ts";
import { toolNames } from "./tool-names.ts";

const toolsOf = (entries: readonly JournalEntry[]) => entries.filter(({ kind }) => kind === "tool");
const stepsOf = (entries: readonly JournalEntry[], name: string) =>
  entries.filter((entry) => entry.kind === "step" && entry.name === name);
const rounds = ["time", "document-search", "web-search", "reasoning"];
const queryOf = (entry: JournalEntry) => JSON.stringify(entry.input).normalize("NFC").toLowerCase();

/** What the chat promises. Each is enforced by code in `conduct.ts`, the graph or the kernel; these read the evidence. */
export const chatGuarantees: readonly Guarantee[] = [
  {
    name: "one-tool-a-round",
    sentence: { ko: "한 번에 도구 하나만 씁니다.", en: "One tool is run at a time." },
    broken: (entries) => {
      const nodes = entries.filter(({ kind }) => kind === "node").map(({ name }) => name);
      const pair = nodes.findIndex((name, at) => rounds.includes(name) && rounds.includes(nodes[at + 1] ?? ""));
      return pair === -1 ? null : `${nodes[pair]} was followed by ${nodes[pair + 1]}`;
    },
  },
  {
    name: "no-tool-twice",
    sentence: { ko: "같은 도구를 같은 말로 두 번 쓰지 않습니다.", en: "No tool is run twice with the same query." },
    broken: (entries) => {
      const calls = toolsOf(entries).map((entry) => `${entry.name} ${queryOf(entry)}`);
      return calls.find((call, at) => calls.indexOf(call) !== at) ?? null;
    },
  },
  {
    name: "rounds-limited",
    sentence: { ko: "정해진 횟수를 넘겨 돌지 않습니다.", en: "There are never more rounds than allowed." },
    broken: (entries) => {
      const first = selectToolInput.safeParse(stepsOf(entries, "chat.select-tool")[0]?.input);
      const most = first.success ? first.data.maxIterations : 10;
      const made = entries.filter(({ kind, name }) => kind === "node" && rounds.includes(name)).length;
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
      const first = selectToolInput.safeParse(stepsOf(entries, "chat.select-tool")[0]?.input);
      if (!first.success || first.data.documents.length === 0) return null;
      if (isAboutClock(first.data.question) || asksForWeb(first.data.question)) return null;
      const names = toolsOf(entries).map(({ name }) => name);
      const web = names.indexOf("web_search");
      const documents = names.indexOf("search_pdf_knowledge");
      return web !== -1 && (documents === -1 || web < documents) ? "the web was searched first" : null;
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
    name: "every-call-counted",
    sentence: { ko: "모델을 부를 때마다 토큰을 셉니다.", en: "Tokens are counted for every model call." },
    broken: (entries) =>
      entries.find(
        (entry) =>
          entry.kind === "step" && entry.executor !== "rule" && entry.executor !== null && entry.usage === null,
      )?.name ?? null,
  },
];
