import { escapeXml } from "../xml-edits.ts";

/** A run that shows some words. */
export function runOf(words: string): string {
  return `<w:r><w:t xml:space="preserve">${escapeXml(words)}</w:t></w:r>`;
}
