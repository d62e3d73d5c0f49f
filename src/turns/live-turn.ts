import type { JihwiChunk } from "#protocol";

/**
 * A turn that is running in this process. It runs whether or not anyone listens: readers come and go (a reload, a second
 * tab), and each gets the turn from its beginning.
 */
export interface LiveTurn {
  readonly id: string;
  readonly signal: AbortSignal;
  emit(chunk: JihwiChunk): void;
  chunks(): readonly JihwiChunk[];
  /** The turn from its beginning, then live until it ends. Cancelling the stream does not stop the turn. */
  stream(): ReadableStream<JihwiChunk>;
  cancel(reason: unknown): void;
  end(): void;
  /** Settles when the turn has ended and everything of it is stored. */
  readonly finished: Promise<void>;
}

export function createLiveTurn(id: string): LiveTurn {
  const controller = new AbortController();
  const chunks: JihwiChunk[] = [];
  const readers = new Set<ReadableStreamDefaultController<JihwiChunk>>();
  const { promise: finished, resolve } = Promise.withResolvers<void>();
  let ended = false;
  return {
    id,
    signal: controller.signal,
    finished,
    chunks: () => chunks,
    cancel: (reason) => controller.abort(reason),
    emit(chunk) {
      chunks.push(chunk);
      for (const reader of readers) reader.enqueue(chunk);
    },
    stream() {
      let own: ReadableStreamDefaultController<JihwiChunk> | null = null;
      return new ReadableStream<JihwiChunk>({
        start(reader) {
          for (const chunk of chunks) reader.enqueue(chunk);
          if (ended) return reader.close();
          own = reader;
          readers.add(reader);
        },
        cancel() {
          if (own) readers.delete(own);
        },
      });
    },
    end() {
      ended = true;
      for (const reader of readers) reader.close();
      readers.clear();
      resolve();
    },
  };
}

/** Chunks that are pulled one by one; a reader that goes away ends the work behind them. */
export function streamOf(chunks: AsyncGenerator<JihwiChunk>): ReadableStream<JihwiChunk> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
