/** A stretch of XML and what stands in its place. */
export interface XmlEdit {
  readonly start: number;
  readonly end: number;
  readonly xml: string;
}

/** Edits in the order of their places. One within a stretch that another replaces goes with it. */
export function applyEdits(xml: string, edits: readonly XmlEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (edit.start < at) continue;
    parts.push(xml.slice(at, edit.start), edit.xml);
    at = edit.end;
  }
  return parts.join("") + xml.slice(at);
}

/** A run that shows some words. */
export function runOf(words: string): string {
  const escaped = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<w:r><w:t xml:space="preserve">${escaped}</w:t></w:r>`;
}
