import type { Root, RootContent, Text } from "mdast";

/** Code and links keep their brackets as they are. */
const verbatim = new Set(["link", "linkReference", "code", "inlineCode"]);

/**
 * Turns the marks that stand in an answer, such as `[1]`, into `cite` elements. Only marks that were checked to
 * resolve are passed in, and only where the answer's source has them character by character: what Markdown decodes into
 * a mark (`&#91;1&#93;`, `\[1\]`) was checked by nobody and stays text.
 */
export function remarkCitations({ marks }: { marks: readonly string[] }) {
  const pattern = marks.length === 0 ? null : new RegExp(marks.map(escaped).join("|"), "g");
  return (tree: Root, file: { readonly value: unknown }) => {
    if (pattern !== null) visit(tree, pattern, String(file.value));
  };
}

const escaped = (mark: string) => mark.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function visit(node: { children: RootContent[] }, pattern: RegExp, source: string): void {
  node.children = node.children.flatMap((child): RootContent[] => {
    if (child.type === "text") return split(child, pattern, source);
    if ("children" in child && !verbatim.has(child.type)) visit(child as { children: RootContent[] }, pattern, source);
    return [child];
  });
}

function split(text: Text, pattern: RegExp, source: string): RootContent[] {
  const written = writtenLetters(text, source);
  const pieces: RootContent[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.value.matchAll(pattern)) {
    if (!written.slice(index, index + mark.length).every((isWritten) => isWritten)) continue;
    if (index > from) pieces.push({ type: "text", value: text.value.slice(from, index) });
    pieces.push({ type: "emphasis", children: [{ type: "text", value: mark }], data: { hName: "cite" } });
    from = index + mark.length;
  }
  if (from < text.value.length) pieces.push({ type: "text", value: text.value.slice(from) });
  return pieces;
}

/** For each letter of a text node whether the source has it as it is, and not as an escape or a character reference. */
function writtenLetters({ value, position }: Text, source: string): boolean[] {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined) return Array.from(value, () => false);
  const raw = source.slice(start, end);
  const written: boolean[] = [];
  for (let at = 0; written.length < value.length && at < raw.length; ) {
    const reference = raw[at] === "&" ? /^&[#\w]{1,32};/.exec(raw.slice(at, at + 40)) : null;
    const isDecoded = reference !== null && !value.startsWith(reference[0], written.length);
    if (isDecoded) {
      // One reference stands for one character, which may be two code units.
      for (const _ of String.fromCodePoint(value.codePointAt(written.length) ?? 0).split("")) written.push(false);
      at += reference[0].length;
    } else if (raw[at] === value[written.length]) {
      written.push(true);
      at++;
    } else if (raw[at] === "\\" && raw[at + 1] === value[written.length]) {
      written.push(false);
      at += 2;
    } else at++; // indentation and markers of continued lines, which the text does not have
  }
  return written;
}
