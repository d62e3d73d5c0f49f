/** A title in Latin letters as it is told by its capitals; between them stand only these small words (of|the|in). */
export function titleByCapitals(smallWords: string): string {
  return String.raw`\p{Lu}[\p{L}-]+(?:\s(?:(?:${smallWords})\s){0,2}\p{Lu}[\p{L}-]+){1,6}`;
}
