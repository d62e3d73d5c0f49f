import { z } from "zod";
import { isLoopback } from "#net";
import type { SchemaOf } from "#protocol";
import { askProvider } from "./ask-provider.ts";

/** Long enough for a server on this machine, short enough that `jihwi models` does not feel slow without one. */
const searchLimitMs = 600;

/** Whether a base URL is on this machine. */
export function isLocalUrl(address: string): boolean {
  return URL.canParse(address) && isLoopback(new URL(address).hostname);
}

/** Asks a server on this machine for something small. Null when nothing sensible answers in time. */
export async function askLocalServer<T>(address: string, schema: SchemaOf<T>, key: string | null): Promise<T | null> {
  try {
    const response = await askProvider(address, {
      signal: AbortSignal.timeout(searchLimitMs),
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
    });
    if (!response.ok) return null;
    return z.safeParse(schema, await response.json()).data ?? null;
  } catch {
    // Not running, or not what we took it for: both are the ordinary answer to looking around.
    return null;
  }
}

/** `GET /v1/models` of OpenAI, vLLM, llama.cpp, LM Studio and Ollama alike. */
export const modelListSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

export function withoutTrailingSlash(address: string): string {
  return address.endsWith("/") ? address.slice(0, -1) : address;
}
