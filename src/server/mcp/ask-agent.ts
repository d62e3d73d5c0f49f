import type { ServerContext } from "@modelcontextprotocol/server";
import type { JihwiApp } from "#app";
import { type JihwiChunk, languageOf } from "#protocol";
import { newId } from "#store";
import { askedIn, readWholeTurn } from "../read-turn.ts";

export interface AgentQuestion {
  readonly agent: string;
  readonly question: string;
  readonly sessionId: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Runs a turn for an MCP client: its nodes and tools are told as progress, and a cancelled call cancels it. */
export async function askAgent(jihwi: JihwiApp, asked: AgentQuestion, { mcpReq }: ServerContext) {
  const sessionId = asked.sessionId ?? newId("session");
  const language = languageOf(asked.question);
  const running = await jihwi.conductor.start({
    agent: asked.agent,
    sessionId,
    text: asked.question,
    options: asked.options,
    language,
  });
  const cancel = () => void jihwi.conductor.cancel(running.id).catch(() => {});
  if (mcpReq.signal.aborted) cancel();
  mcpReq.signal.addEventListener("abort", cancel, { once: true });
  const stream = running.live.stream().pipeThrough(reportProgress(mcpReq));
  const reading = await readWholeTurn(jihwi, { id: running.id, stream });
  // What follows the answer goes on when the client leaves.
  mcpReq.signal.removeEventListener("abort", cancel);
  if (reading.failure !== null && reading.text.trim() === "") throw reading.failure;
  return {
    answer: reading.text,
    sessionId,
    traceId: running.id,
    ended: reading.metadata?.ended ?? null,
    asked: askedIn(reading),
    citations: reading.citations.map(({ mark, name, page, quote, url }) => ({ mark, name, page, quote, url })),
    statements: [...reading.statements],
    notices: reading.notices.map(({ kind, text }) => ({ kind, message: text[language] })),
    results: reading.results,
  };
}

function reportProgress(request: ServerContext["mcpReq"]): TransformStream<JihwiChunk, JihwiChunk> {
  const progressToken = request._meta?.progressToken;
  let progress = 0;
  return new TransformStream({
    async transform(chunk, controller) {
      controller.enqueue(chunk);
      const message = messageOf(chunk);
      if (progressToken === undefined || message === null) return;
      progress += 1;
      await request
        .notify({ method: "notifications/progress", params: { progressToken, progress, message } })
        .catch(() => {});
    },
  });
}

function messageOf(chunk: JihwiChunk): string | null {
  if (chunk.type === "data-node" && chunk.data.status === "entered") return chunk.data.node;
  return chunk.type === "data-tool" && chunk.data.status === "running" ? chunk.data.tool : null;
}
