import type { JihwiApp } from "#app";
import { defaultLimits } from "#kernel";
import {
  type Citation,
  correctedText,
  type DataParts,
  dataPartSchemas,
  type JihwiChunk,
  JihwiError,
  type MessageMetadata,
  messageMetadataSchema,
  resultProblem,
  resultSchemas,
  type Statement,
  toJihwiError,
} from "#protocol";
import { endsAfterAnswer } from "#turns";

/** What a turn has said so far, and at its end what there is to know of it. */
export interface TurnReading {
  text: string;
  citations: readonly Citation[];
  statements: readonly Statement[];
  /** What the user must know beside the answer: that a document was removed, that no model was asked. */
  notices: DataParts["notice"][];
  /** Structured results by kind, the last of each. */
  results: Record<string, unknown>;
  metadata: MessageMetadata | null;
  failure: JihwiError | null;
  /** Whether the text breaks off: the model stopped in the middle, or the turn did not come to its end. */
  isCut: boolean;
}

/** The documents of the library that were asked for an answer. */
export const askedIn = ({ results }: Pick<TurnReading, "results">) =>
  resultSchemas.chat.asked.safeParse(results.asked).data?.documents ?? [];

/** Of a turn that has said nothing. */
export const nothingRead = (): TurnReading => ({
  text: "",
  citations: [],
  statements: [],
  notices: [],
  results: {},
  metadata: null,
  failure: null,
  isCut: false,
});

interface ReadableTurn {
  readonly id: string;
  readonly stream: ReadableStream<JihwiChunk>;
}

/**
 * Reads a turn for whoever is told all at once: what follows the answer is waited for as long as a step may take, and
 * what it put right stands in the text. `shape` is what of the text a reader is given.
 */
export async function readWholeTurn(
  { store, config }: Pick<JihwiApp, "store" | "config">,
  { id, stream }: ReadableTurn,
  shape = (text: string) => text,
): Promise<TurnReading> {
  const within = stream.pipeThrough(endsAfterAnswer(config.limits.stepMs ?? defaultLimits.stepMs));
  const reading = await readChunks({ store }, { id, stream: within }, { until: "finish", onText: () => {} });
  return { ...reading, text: correctedText(shape(reading.text), reading.statements) };
}

/** Reads a turn's chunks until its text is complete. `onText` hears each piece of text as a reader would see it. */
export function readTurn(
  jihwi: Pick<JihwiApp, "store">,
  turn: ReadableTurn,
  onText: (delta: string) => void | Promise<void>,
): Promise<TurnReading> {
  return readChunks(jihwi, turn, { until: "answered", onText });
}

interface ReadingOptions {
  readonly until: "answered" | "finish";
  onText(delta: string): void | Promise<void>;
}

async function readChunks(
  { store }: Pick<JihwiApp, "store">,
  { id, stream }: ReadableTurn,
  { until, onText }: ReadingOptions,
): Promise<TurnReading> {
  const reading = nothingRead();
  const say = async (delta: string) => {
    reading.text += delta;
    await onText(delta);
  };
  for await (const chunk of stream) {
    if (chunk.type === "text-start" && reading.text !== "") await say("\n\n");
    else if (chunk.type === "text-delta") await say(chunk.delta);
    else if (chunk.type === "data-answered" && until === "answered") break;
    else if (chunk.type === "finish" || chunk.type === "message-metadata")
      reading.metadata = messageMetadataSchema.safeParse(chunk.messageMetadata).data ?? null;
    else if (chunk.type.startsWith("data-") && "data" in chunk) readData(chunk.type, chunk.data, reading);
  }
  // A turn that ends well says so.
  const ended = reading.metadata?.ended ?? null;
  if (ended === null || ended === "error" || ended === "cancelled") reading.isCut = true;
  // A notice tells people what failed; programs go by the code, which the turn's row has, or the store that is away itself.
  const error = reading.failure && (await store.turns.get(id).then((turn) => turn.error, toJihwiError));
  if (reading.failure && error) reading.failure = new JihwiError(error.code, { message: reading.failure.says });
  return reading;
}

function readData(type: string, data: unknown, reading: TurnReading): void {
  if (type === "data-citations") {
    reading.citations = dataPartSchemas.citations.safeParse(data).data?.citations ?? reading.citations;
  } else if (type === "data-statements") {
    reading.statements = dataPartSchemas.statements.safeParse(data).data?.statements ?? reading.statements;
  } else if (type === "data-result") {
    const result = dataPartSchemas.result.parse(data);
    const problem = resultProblem(result);
    if (problem === null) reading.results[result.kind] = result.value;
    else reading.failure = new JihwiError("internal", { message: problem });
  } else if (type === "data-ended") {
    reading.isCut = dataPartSchemas.ended.safeParse(data).data?.partial ?? reading.isCut;
  } else if (type === "data-notice") {
    const notice = dataPartSchemas.notice.safeParse(data).data;
    if (notice !== undefined) reading.notices.push(notice);
    if (notice?.kind === "error") reading.failure = new JihwiError("internal", { message: notice.text });
  }
}
