import { z } from "zod";
import { readLimited } from "#net";
import { describeIssues, JihwiError } from "#protocol";
import type { Engine, Environment, WebResult } from "./engine.ts";

const mostBytes = 2_000_000;

/** Asks a search service. Its failures are told by name and by what to do; a key never stands in a message. */
export async function searchWeb(
  engine: Engine,
  query: string,
  count: number,
  env: Environment,
  signal: AbortSignal,
): Promise<WebResult[]> {
  const { url, init } = engine.request(query, count, env);
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal, redirect: "error" });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw unreachable(engine, cause);
  }
  if (!response.ok) throw refused(engine, response);
  const text = response.body === null ? "" : await readLimited(response.body, mostBytes);
  try {
    return engine
      .read(JSON.parse(text))
      .filter(({ url: address }) => /^https?:\/\//.test(address))
      .slice(0, count);
  } catch (cause) {
    const what = cause instanceof z.ZodError ? describeIssues(cause) : "no JSON";
    throw new JihwiError("tool-failed", {
      message: {
        ko: `${engine.name} 검색의 답을 읽지 못했습니다(${what}).`,
        en: `The answer of ${engine.name} could not be read (${what}).`,
      },
      cause,
    });
  }
}

function unreachable(engine: Engine, cause: unknown): JihwiError {
  return new JihwiError("tool-failed", {
    message: {
      ko: `${engine.name} 검색 서버에 닿지 못했습니다.`,
      en: `The search service ${engine.name} could not be reached.`,
    },
    hint: { ko: "네트워크와 주소 설정을 확인해 주세요.", en: "Check the network and its base URL." },
    retryable: true,
    cause,
  });
}

function refused(engine: Engine, { status }: Response): JihwiError {
  const key = status === 401 || status === 403;
  return new JihwiError("tool-failed", {
    message: {
      ko: `${engine.name} 검색이 거절했습니다(HTTP ${status}).`,
      en: `The search service ${engine.name} refused (HTTP ${status}).`,
    },
    hint: key
      ? { ko: "API 키를 확인해 주세요.", en: "Check its API key." }
      : { ko: "잠시 뒤에 다시 시도해 주세요.", en: "Try again in a while." },
    retryable: status === 429 || status >= 500,
  });
}
