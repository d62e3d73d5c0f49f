import type { SearchToken } from "../analysis/token.ts";
import type { Tokenise } from "../analysis/tokenise.ts";
import { BlockWriter } from "./blocks.ts";
import { PostingsWriter } from "./postings.ts";

export interface ChunkText {
  readonly title: string;
  readonly text: string;
}

/** The part of a segment that is made from text alone, and so can be made in another thread. */
export interface BuiltTerms {
  readonly lengths: Uint32Array<ArrayBuffer>;
  readonly firstTerms: string[];
  readonly blocks: Uint8Array<ArrayBuffer>[];
}

/** A term in a title counts as if it stood this often in the text. Measured in docs/search.md. */
const titleWeight = 2;

/** By term: chunk number and frequency by turns, in plain arrays, because most terms are rare. */
type Found = Map<string, number[]>;

export function buildTerms(chunks: readonly ChunkText[], tokenise: Tokenise): BuiltTerms {
  const lengths = new Uint32Array(chunks.length);
  const found: Found = new Map();
  for (const [chunk, { title, text }] of chunks.entries())
    lengths[chunk] = count(tokenise(title), titleWeight, chunk, found) + count(tokenise(text), 1, chunk, found);
  return { lengths, ...encode(found) };
}

/** Adds a chunk's tokens and gives its length: morphemes name again what the pairs of syllables name, and do not add to it. */
function count(tokens: readonly SearchToken[], weight: number, chunk: number, found: Found): number {
  let length = 0;
  for (const { term } of tokens) {
    const postings = found.get(term);
    if (postings === undefined) found.set(term, [chunk, weight]);
    else if (postings[postings.length - 2] === chunk) postings.push((postings.pop() ?? 0) + weight);
    else postings.push(chunk, weight);
    if (!term.startsWith("m")) length += weight;
  }
  return length;
}

function encode(found: Found): Omit<BuiltTerms, "lengths"> {
  const writer = new BlockWriter();
  const postings = new PostingsWriter();
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  for (const term of [...found.keys()].sort()) {
    const numbers = found.get(term) ?? [];
    for (let at = 0; at < numbers.length; at += 2) postings.add(numbers[at] ?? 0, numbers[at + 1] ?? 0);
    const block = writer.add({ term, postings: postings.take() });
    if (block !== null) blocks.push(block);
  }
  const last = writer.end();
  if (last !== null) blocks.push(last);
  return { firstTerms: writer.firstTerms, blocks };
}
