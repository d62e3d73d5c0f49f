/** A stretch of XML and what stands in its place. */
export interface XmlEdit {
  readonly start: number;
  readonly end: number;
  readonly xml: string;
}

/** The XML with its edits made. Of two at one place the shorter comes first: a label stands before what it numbers. */
export function applyEdits(xml: string, edits: readonly XmlEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
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
