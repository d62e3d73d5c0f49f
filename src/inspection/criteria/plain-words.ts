const entities: Readonly<Record<string, string>> = {
  "&gt;": ">",
  "&lt;": "<",
  "&amp;": "&",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** The words without Markdown emphasis, code marks, escapes and entities. */
export function plainWords(text: string): string {
  return text
    .normalize("NFC")
    .replace(/&(?:gt|lt|amp|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\*\*|`/g, "")
    .replace(/\\([<>*_[\]()~-])/g, "$1")
    .trim();
}
