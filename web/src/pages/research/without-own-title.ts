/** A document's text without the heading that only says its title again: exports need it, a page has the title above. */
export function withoutOwnTitle(title: string, content: string): string {
  const [, heading, rest = ""] = /^# (.+)(?:\n+|$)([\s\S]*)$/.exec(content) ?? [];
  return heading !== undefined && plain(title).includes(plain(heading)) ? rest : content;
}

const plain = (text: string) =>
  text
    .replaceAll(/[\\*_`]+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();
