import { createModelRegistry } from "#models";
import { type DataParts, dataPartSchemas, type JihwiChunk } from "#protocol";
import { createTurn, type Turn, type TurnOptions } from "../run.ts";

export interface TestTurn extends Turn {
  readonly chunks: readonly JihwiChunk[];
  /** The text that a reader of the stream has seen. */
  shown(): string;
  /** The last data part of this name that the reader got. */
  part<Name extends keyof DataParts>(name: Name): DataParts[Name] | undefined;
}

/** A turn for tests: rules only, unless `env` (of a fake provider) names a model. */
export async function createTestTurn(
  options: Partial<TurnOptions> & { readonly env?: Readonly<Record<string, string>> } = {},
): Promise<TestTurn> {
  const chunks: JihwiChunk[] = [];
  const { env = {}, ...rest } = options;
  const turn = await createTurn({
    id: "turn-1",
    sessionId: "session-1",
    agent: "test",
    language: "ko",
    startedAt: Date.UTC(2026, 10, 16, 3, 0, 0),
    timeZone: "Asia/Seoul",
    models: createModelRegistry({ env }),
    emit: (chunk) => chunks.push(chunk),
    ...rest,
  });
  const shown = () => chunks.map((chunk) => (chunk.type === "text-delta" ? chunk.delta : "")).join("");
  const part = <Name extends keyof DataParts>(name: Name) => {
    const last = chunks.findLast(({ type }) => type === `data-${name}`);
    // The schema of a name is of that name's type.
    return last && "data" in last ? (dataPartSchemas[name].parse(last.data) as DataParts[Name]) : undefined;
  };
  return { ...turn, chunks, shown, part };
}
