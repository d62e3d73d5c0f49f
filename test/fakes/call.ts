import type { IncomingHttpHeaders } from "node:http";

export interface FakeMessage {
  readonly role: "user" | "assistant" | "tool";
  readonly text: string;
}

export interface FakeTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: unknown;
}

/** What a request asks for, in the same words for every protocol. */
export interface Asked {
  readonly model: string;
  readonly stream: boolean;
  readonly instructions: string;
  readonly messages: readonly FakeMessage[];
  /** The JSON schema that the answer is held to. Google and Anthropic send no name. */
  readonly schema: { readonly name: string | null; readonly schema: unknown } | null;
  readonly tools: readonly FakeTool[];
  /** What is to be embedded, for embedding requests. */
  readonly values: readonly string[];
}

/** A recorded request. */
export interface FakeCall extends Asked {
  readonly protocol: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** Instructions and messages together, for handlers that look for a word. */
  readonly text: string;
  /** True once the client went away before it had the whole answer. */
  aborted: boolean;
  /** Settles when the exchange is over, either way. */
  readonly closed: Promise<void>;
}
