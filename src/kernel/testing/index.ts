import { createModelRegistry } from "#models";
import type { JihwiChunk } from "#protocol";
import { createTurn, type Turn, type TurnOptions } from "../turn.ts";

export interface TestTurn extends Turn {
  readonly chunks: readonly JihwiChunk[];
  /** The text that a reader of the stream has seen. */
  shown(): string;
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
  return { ...turn, chunks, shown };
}
