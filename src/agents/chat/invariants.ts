import { z } from "zod";
import { cutMark, defineInvariant, type Invariant, type JournalQuery } from "#kernel";
import { hasLetters, oneLine } from "#language";
import { asCorrected } from "#learning";
import { dataPartSchemas, sourceSchema } from "#protocol";
import { respondInput } from "./steps/respond/schema.ts";
import { selectToolInput } from "./steps/select-tool/schema.ts";
import { publicQuery } from "./words/private-words.ts";
import { withoutCode } from "./words/without-code.ts";

const webQuerySchema = z.object({ query: z.string() });
const documentQuerySchema = z.object({
  documents: z.array(z.string()).default([]),
  collections: z.unknown().optional(),
});
const documentHitsSchema = z.object({ hits: z.array(z.object({ documentId: z.string() })) });
const reasonSchema = z.object({ reason: z.string().optional() });

/** Nodes that make a round, and the tools that the chat may run: written out here, not taken from the flow. */
const rounds = ["time", "document-search", "table-query", "page-view", "web-search", "reasoning", "added-tool"];
const knownTools = ["get_current_time", "web_search", "search_pdf_knowledge", "query_table"];
const publicTools = ["get_current_time", "web_search"];
const mostRounds = 10;

const plain = (words: string) => oneLine(words.normalize("NFC").toLowerCase());

/** What the answer was written from; null where no answer was begun. */
function respondedTo({ steps }: JournalQuery) {
  const entry = steps("chat.respond").at(-1);
  return entry === undefined ? null : respondInput.parse(entry.input);
}

function firstChoice({ steps }: JournalQuery) {
  const entry = steps("chat.select-tool")[0];
  return entry === undefined ? null : selectToolInput.parse(entry.input);
}

/** The first choice was corrected by the user: the rule says so, which a model could say of itself. */
function isSentByUser({ steps }: JournalQuery): boolean {
  const [choice] = steps("chat.select-tool");
  if (choice?.executor !== "rule") return false;
  const { reason } = reasonSchema.parse(choice.output ?? {});
  return reason === asCorrected.ko || reason === asCorrected.en;
}

const roundsMade = ({ nodes }: JournalQuery) => nodes().filter(({ name }) => rounds.includes(name)).length;

export const chatInvariants: readonly Invariant[] = [
  defineInvariant({
    name: "chat.one-tool-a-round",
    sentence: { ko: "한 번에 도구 하나만 씁니다.", en: "One tool is run at a time." },
    enforcedIn: "agents/chat/flow.ts",
    violation({ nodes }) {
      const names = nodes().map(({ name }) => name);
      const pair = names.findIndex((name, at) => rounds.includes(name) && rounds.includes(names[at + 1] ?? ""));
      return pair === -1 ? null : `${names[pair]} was followed by ${names[pair + 1]}`;
    },
  }),
  defineInvariant({
    name: "chat.no-tool-twice",
    sentence: { ko: "같은 도구를 같은 말로 두 번 쓰지 않습니다.", en: "No tool is run twice with the same query." },
    enforcedIn: "agents/chat/enforce-tool-rules.ts",
    violation({ tools, steps }) {
      const rows = [...tools(), ...steps("chat.reason")];
      // What failed or was cut off, and was done again when the turn was resumed, has the same key.
      const byKey = new Map(rows.map(({ key, name, input }) => [key, `${name} ${plain(JSON.stringify(input))}`]));
      const calls = [...byKey.values()];
      return calls.find((call, at) => calls.indexOf(call) !== at) ?? null;
    },
  }),
  defineInvariant({
    name: "chat.rounds-limited",
    sentence: { ko: "정해진 횟수를 넘겨 돌지 않습니다.", en: "There are never more rounds than allowed." },
    enforcedIn: "agents/chat/enforce-tool-rules.ts",
    violation(query) {
      const allowed = firstChoice(query)?.maxIterations ?? mostRounds;
      const made = roundsMade(query);
      return made <= allowed ? null : `${made} rounds of ${allowed}`;
    },
  }),
  defineInvariant({
    name: "chat.known-tools-only",
    sentence: { ko: "모르는 도구는 쓰지 않습니다.", en: "An unknown tool is never run." },
    enforcedIn: "agents/chat/flow.ts",
    violation(query) {
      const offered = [...knownTools, ...(firstChoice(query)?.addedTools ?? [])];
      return query.tools().find(({ name }) => !offered.includes(name))?.name ?? null;
    },
  }),
  defineInvariant({
    name: "chat.documents-before-web",
    sentence: {
      ko: "문서가 있으면 웹보다 문서를 먼저 찾습니다.",
      en: "Attached documents are searched before the web.",
    },
    enforcedIn: "agents/chat/enforce-tool-rules.ts",
    violation(query) {
      const responded = respondedTo(query);
      if (responded === null || responded.documents.length === 0) return null;
      if (isSentByUser(query)) return null;
      const names = query.tools().map(({ name }) => name);
      const web = names.indexOf("web_search");
      const documents = names.indexOf("search_pdf_knowledge");
      return web !== -1 && (documents === -1 || web < documents) ? "the web was searched first" : null;
    },
  }),
  defineInvariant({
    name: "chat.asked-documents-only",
    sentence: {
      ko: "붙인 문서만, 붙인 것이 없으면 고른 문서함의 문서만 찾아보고 출처로 씁니다.",
      en: "Only the attached documents are searched and become sources or, with none attached, only those of the chosen collections.",
    },
    enforcedIn: "agents/chat/tools/document-search/index.ts",
    violation(query) {
      const responded = respondedTo(query);
      if (responded === null) return null;
      const attached = new Set(responded.documents.map(({ id }) => id));
      const searches = query.tools("search_pdf_knowledge").filter(({ status }) => status === "finished");
      const wide = searches.find(({ input }) => {
        const { documents, collections } = documentQuerySchema.parse(input);
        return attached.size === 0 ? documents.length > 0 : collections !== undefined;
      });
      if (wide !== undefined) return "a search went beyond what may be asked";
      const found = searches.flatMap(({ output }) => documentHitsSchema.parse(output).hits);
      const allowed = new Set([...attached, ...found.map(({ documentId }) => documentId)]);
      const sources = query.shown("sources", z.array(sourceSchema)).flat();
      const stray = sources.find((source) => source.kind === "document" && !allowed.has(source.documentId));
      return stray === undefined ? null : `source ${stray.id} was neither attached nor found`;
    },
  }),
  defineInvariant({
    name: "chat.private-words-stay",
    sentence: {
      ko: "문서를 붙였거나 문서함·더한 도구를 쓴 뒤에는, 사용자가 한 말과 공개된 말만 웹 검색에 보냅니다.",
      en: "With documents attached, and after the library or an added tool was asked, a web query holds only words of the user's own messages and public ones.",
    },
    enforcedIn: "agents/chat/words/private-words.ts",
    violation(query) {
      const given = respondedTo(query);
      if (given === null) return null;
      const spoken = { userInput: given.userInput, messages: given.history, toolResults: given.toolResults };
      const isPublic = (tool: string) => publicTools.includes(tool);
      const made = query.tools();
      const firstPrivate = made.findIndex(({ name, status }) => status === "finished" && !isPublic(name));
      const isPrivate = given.documents.length > 0 || given.toldPrivate;
      const held = isPrivate ? made : firstPrivate < 0 ? [] : made.slice(firstPrivate);
      const queries = held
        .filter(({ name }) => name === "web_search")
        .map(({ input }) => webQuerySchema.parse(input).query);
      const leaked = queries.find((words) => publicQuery(words, spoken, isPublic) !== oneLine(words));
      // Its words may be in what the journal does not hold.
      if (leaked !== undefined && JSON.stringify(spoken).includes(cutMark))
        throw new Error("what was said is too long");
      return leaked ?? null;
    },
  }),
  defineInvariant({
    name: "chat.always-answers",
    sentence: { ko: "모든 턴은 답으로 끝납니다.", en: "Every turn ends with an answer." },
    enforcedIn: "kernel/run-step.ts",
    violation: ({ answer }) => (hasLetters(answer()) ? null : "there is no answer"),
  }),
  defineInvariant({
    name: "chat.unknown-marks-said",
    sentence: {
      ko: "출처가 없는 표시는 그렇다고 표시하고, 인용으로 만들지 않습니다.",
      en: "A mark that leads to no source is said to, and no citation is made of it.",
    },
    enforcedIn: "grounding/check-sentence.ts",
    violation(query) {
      const known = new Set(respondedTo(query)?.sources.map(({ mark }) => mark));
      const doubted = query
        .shown("statements", dataPartSchemas.statements)
        .flatMap(({ statements }) => statements)
        .filter(({ status }) => status === "unknown-name");
      // A figure in brackets is no citation as the second half of a link.
      const answer = withoutCode(query.answer()).replaceAll(/\][[(][^\])\n]*[\])]/g, "]");
      const marks = answer.match(/\[\d{1,3}\](?![(:\]])/g) ?? [];
      return marks.find((mark) => !known.has(mark) && !doubted.some(({ text }) => text.includes(mark))) ?? null;
    },
  }),
  defineInvariant({
    name: "chat.every-call-counted",
    sentence: { ko: "모델을 부를 때마다 토큰을 셉니다.", en: "Tokens are counted for every model call." },
    enforcedIn: "kernel/asking/execute-step.ts",
    violation: ({ steps }) =>
      steps().find(({ executor, usage }) => executor !== "rule" && executor !== null && usage === null)?.name ?? null,
  }),
];
