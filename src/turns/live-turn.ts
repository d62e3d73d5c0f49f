import { type JihwiChunk, type MessageMetadata, messageMetadataSchema } from "#protocol";
import type { Message } from "#store";

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
  /** The turn has ended and is stored; what follows the answer may still be told. */
  answered(): void;
  /** Nothing more is told; readers hear of what kept the rest from them. */
  end(failure?: unknown): void;
  readonly isOpen: boolean;
  /** Settles when the turn has ended and everything of it is stored. */
  readonly finished: Promise<void>;
  /** Settles when nothing more is told. */
  readonly ended: Promise<void>;
}

/** The turns of this process that readers can follow: those that run, and those whose answer something still follows. */
export type LiveTurns = Map<string, LiveTurn>;

/** `deserted` hears that the last of its readers has gone. */
export function createLiveTurn(id: string, deserted = () => {}): LiveTurn {
  const controller = new AbortController();
  const chunks: JihwiChunk[] = [];
  const readers = new Set<ReadableStreamDefaultController<JihwiChunk>>();
  const { promise: finished, resolve: answered } = Promise.withResolvers<void>();
  const { promise: ended, resolve: close } = Promise.withResolvers<void>();
  let isOpen = true;
  return {
    id,
    signal: controller.signal,
    finished,
    ended,
    chunks: () => chunks,
    cancel: (reason) => controller.abort(reason),
    emit(chunk) {
      if (!isOpen) return;
      chunks.push(chunk);
      for (const reader of readers) reader.enqueue(chunk);
    },
    stream() {
      let own: ReadableStreamDefaultController<JihwiChunk> | null = null;
      return new ReadableStream<JihwiChunk>({
        start(reader) {
          for (const chunk of chunks) reader.enqueue(chunk);
          if (!isOpen) return reader.close();
          own = reader;
          readers.add(reader);
        },
        cancel() {
          if (own !== null && readers.delete(own) && readers.size === 0) deserted();
        },
      });
    },
    answered,
    get isOpen() {
      return isOpen;
    },
    end(failure) {
      if (!isOpen) return;
      isOpen = false;
      for (const reader of readers)
        if (failure === undefined) reader.close();
        else reader.error(failure);
      readers.clear();
      answered();
      close();
    },
  };
}

/** What a stored message says about itself; those of other versions may say it in another way. */
export function storedMetadata({ metadata }: Pick<Message, "metadata">): MessageMetadata | undefined {
  return messageMetadataSchema.safeParse(metadata).data;
}

/** What readers are told when the text is complete and something still follows it. */
export function answeredChunks(messageMetadata: MessageMetadata | undefined): JihwiChunk[] {
  return [
    ...(messageMetadata === undefined ? [] : [{ type: "message-metadata", messageMetadata } as const]),
    { type: "data-answered", data: {}, transient: true },
  ];
}

/** What follows an answer may still put right what was said; longer than that nobody waits for it. */
export function endsAfterAnswer(limitMs: number): TransformStream<JihwiChunk, JihwiChunk> {
  let limit: NodeJS.Timeout | undefined;
  return new TransformStream({
    transform(chunk, out) {
      if (chunk.type === "data-answered") limit = setTimeout(() => out.terminate(), limitMs);
      out.enqueue(chunk);
    },
    flush: () => clearTimeout(limit),
  });
}
