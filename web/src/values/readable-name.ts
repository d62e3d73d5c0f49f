/** The name of a field that nobody has named, as words: `webConfigured`, `web_configured` and `web-configured` alike. */
export function readableName(name: string): string {
  return name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
    .replaceAll(/[_-]+/g, " ")
    .trim()
    .replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
}
