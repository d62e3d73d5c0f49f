import { z } from "zod";
import { chunkPages } from "#documents";
import { createTurn } from "#kernel";
import { languageOf, type SearchHit } from "#protocol";
import { createSearch, titledChunk } from "#search";
import { createDocumentSearch } from "#tools/document-search";
import { chatWith } from "../test/beds/chat/chat-with.ts";
import { createMemoryStorage } from "../test/beds/search/memory-storage.ts";
import { testRows } from "./test-data.ts";

const passageSchema = z.object({ id: z.string(), title: z.string(), text: z.string() });
const questionSchema = z.object({
  question: z.string(),
  passage_id: z.string(),
  answers: z.array(z.object({ text: z.string() })),
});

/**
 * Whether the chat's rules, asked over one attached article, quote the words that answer: in the first quotation, and
 * anywhere in the answer. Beside it stands the best-matching sentence of the first and of the first three passages, which
 * is what quoting the search's own choice would give. `npm run bench -- answers [COUNT] [even|odd]`
 */
export async function run([count = "300", half = "odd"]: readonly string[]): Promise<void> {
  for (const set of ["korquad1", "xquad_en"]) {
    const passages = testRows(`${set}/passages.jsonl`, passageSchema);
    const questions = testRows(`${set}/questions.jsonl`, questionSchema)
      .filter((_, at) => at % 2 === (half === "odd" ? 1 : 0))
      .filter((_, at, all) => at % Math.max(1, Math.floor(all.length / Number(count))) === 0)
      .slice(0, Number(count));
    print(set, half, await measure(passages, questions));
  }
}

type Passage = z.infer<typeof passageSchema>;
type Question = z.infer<typeof questionSchema>;

async function measure(passages: readonly Passage[], questions: readonly Question[]) {
  const storage = createMemoryStorage();
  const search = createSearch({ storage });
  const articles = Map.groupBy(passages, ({ title }) => title);
  const articleOf = new Map(passages.map(({ id, title }) => [id, title]));
  const wanted = new Set(questions.map(({ passage_id }) => articleOf.get(passage_id)));
  let lastId = 0;
  for (const [title, texts] of articles) {
    if (!wanted.has(title)) continue;
    const text = texts.map((passage) => passage.text).join("\n\n");
    const chunks = [...chunkPages([{ page: 1, text }])].map((chunk) => {
      lastId += 1;
      return { ...titledChunk(title, chunk), id: lastId, documentId: title };
    });
    storage.addChunks(chunks);
    await search.add(title, chunks);
  }
  let hits: readonly SearchHit[] = [];
  const find = async (query: string, { k, documents }: { k: number; documents: readonly string[] }) => {
    const found = await search.search(query, { k, documents: [...documents] });
    hits = found.map(({ chunkId: _, ...hit }) => ({ ...hit, name: hit.documentId }));
    return [...hits];
  };
  const agent = chatWith({ documentSearch: createDocumentSearch(find, async () => []) });
  const right = { first: 0, answer: 0, sentence: 0, sentences: 0 };
  const hedged = { all: 0, right: 0 };
  let characters = 0;
  for (const [at, { question, passage_id, answers }] of questions.entries()) {
    const language = languageOf(question);
    const models = { forRole: () => null };
    const turn = await createTurn({ id: `t${at}`, sessionId: "s", agent: "chat", language, startedAt: 0, models });
    const options = { documents: [articleOf.get(passage_id) ?? ""], maxIterations: 5 };
    hits = [];
    const { answer } = await agent.run(turn, { text: question, options, history: [], summary: "" });
    const holds = (text: string) => answers.some((gold) => plain(text).includes(plain(gold.text)));
    const firstQuotation = answer.slice(0, Math.max(0, answer.search(/\[\d+\]/)));
    characters += answer.length;
    if (holds(firstQuotation)) right.first += 1;
    if (holds(answer)) right.answer += 1;
    if (/찾지 못했습니다|Nothing is said about/.test(answer)) {
      hedged.all += 1;
      if (holds(answer)) hedged.right += 1;
    }
    if (holds(hits[0]?.sentence.text ?? "")) right.sentence += 1;
    if (
      holds(
        hits
          .slice(0, 3)
          .map(({ sentence }) => sentence.text)
          .join(" "),
      )
    )
      right.sentences += 1;
  }
  await search.close();
  return { questions: questions.length, right, hedged, characters: characters / questions.length };
}

function print(
  set: string,
  half: string,
  { questions, right, hedged, characters }: Awaited<ReturnType<typeof measure>>,
): void {
  const share = (count: number) => (count / questions).toFixed(3);
  console.log(
    `${set} (${half} half, ${questions} questions): first quotation ${share(right.first)}, answer ${share(right.answer)} ` +
      `(${Math.round(characters)} characters); search's first sentence ${share(right.sentence)}, first three ${share(right.sentences)}; ` +
      `${hedged.all} called near misses, of which ${hedged.right} held the answer`,
  );
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s"'“”‘’「」]/g, "");
}
