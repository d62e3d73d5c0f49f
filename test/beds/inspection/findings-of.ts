import { z } from "zod";
import type { Algorithm } from "../../../src/inspection/algorithms/algorithm.ts";

/** What an algorithm finds in a text: kind and words, in the order of the text. */
export function findingsOf(
  algorithm: Algorithm,
  text: string,
  settings: unknown = {},
): [kind: string, words: string][] {
  const prepared = algorithm.prepare(settings, { baseDirectory: process.cwd() });
  const found = [...(prepared.find?.({ text }) ?? [])].sort((left, right) => left.offset - right.offset);
  return found.map(({ kind, offset, length }) => [kind, text.slice(offset, offset + length)]);
}

/** The result that criteria would judge, checked against the algorithm's own schema. */
export async function resultOf(
  algorithm: Algorithm,
  text: string,
  settings: unknown = {},
): Promise<Record<string, unknown>> {
  const prepared = algorithm.prepare(settings, { baseDirectory: process.cwd() });
  const input = { text };
  return z.parse(algorithm.result, await prepared.measure(prepared.find?.(input) ?? [], input));
}
