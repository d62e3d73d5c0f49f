import { counted, JihwiError, languageOf } from "#protocol";
import type { IndexedChunk, IndexStorage, VectorPiece } from "../index/storage.ts";
import { type ChunkFilter, onPages } from "../ranking/chunk-filter.ts";
import { type Ranked, Top } from "../ranking/top.ts";
import type { Embedder } from "./embedder.ts";
import { understandsKorean } from "./korean-probe.ts";
import { cosines, decodeVectors, encodeVectors, unitVector } from "./vector-piece.ts";

/** Chunks embedded by one call, and stored as one piece. */
const batch = 64;

/** Finds chunks by meaning, with the vectors of one model. Vectors of any other are left alone. */
export function createSemanticSearch(storage: IndexStorage, embedder: Embedder) {
  let probe: Promise<boolean> | null = null;
  const korean = () => {
    probe ??= understandsKorean(embedder).catch((thrown: unknown) => {
      probe = null;
      throw thrown;
    });
    return probe;
  };

  async function speaks(text: string): Promise<boolean> {
    return languageOf(text, "en") === "en" || (await korean());
  }

  async function embed(texts: readonly string[], purpose: "query" | "passage"): Promise<readonly Float32Array[]> {
    const vectors = await embedder.embed(texts, purpose);
    if (vectors.length !== texts.length) throw wrongCount(embedder.id, texts.length, vectors.length);
    return vectors;
  }

  return {
    async add(documentId: string, chunks: readonly IndexedChunk[]): Promise<void> {
      const pieces: VectorPiece[] = [];
      for (let from = 0; from < chunks.length; from += batch) {
        const some: IndexedChunk[] = [];
        for (const chunk of chunks.slice(from, from + batch)) if (await speaks(chunk.text)) some.push(chunk);
        if (some.length === 0) continue;
        const vectors = await embed(
          some.map(({ title, text }) => (title === "" ? text : `${title}\n${text}`)),
          "passage",
        );
        pieces.push({ documentId, model: embedder.id, chunks: some.length, data: encodeVectors(some, vectors) });
      }
      // A document of which the model speaks no chunk is marked as done: it is not taken up again at each start.
      const done = { documentId, model: embedder.id, chunks: 0, data: encodeVectors([], []) };
      await storage.putVectors(documentId, pieces.length === 0 ? [done] : pieces);
    },

    has: (documentId: string): Promise<boolean> => storage.hasVectors(documentId, embedder.id),

    /** The nearest chunks by cosine; none when the model does not speak the query's language. */
    async search(query: string, size: number, { documents, pages }: ChunkFilter): Promise<readonly Ranked[]> {
      if (query.trim() === "" || !(await speaks(query))) return [];
      const [vector] = await embed([query], "query");
      if (vector === undefined) return [];
      const unit = unitVector(vector);
      const top = new Top<Ranked>(size);
      for await (const piece of storage.vectors(documents ?? null)) {
        if (piece.model !== embedder.id) continue;
        const vectors = decodeVectors(piece.data);
        for (const [at, score] of cosines(unit, vectors).entries())
          if (score > top.threshold && onPages(vectors.pages[at] ?? 0, pages))
            top.add({ id: vectors.chunkIds[at] ?? 0, score });
      }
      return top.items();
    },
  };
}

function wrongCount(model: string, asked: number, given: number): JihwiError {
  return new JihwiError("model-bad-output", {
    message: {
      ko: `임베딩 모델 ${model}이(가) 글 ${asked}개에 벡터 ${given}개를 돌려주었습니다.`,
      en: `The embedding model ${model} gave ${counted(given, "vector")} for ${counted(asked, "text")}.`,
    },
  });
}
