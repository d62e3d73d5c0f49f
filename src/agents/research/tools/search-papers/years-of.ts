/** The years that a message bounds a search by. */
export function yearsOf(message: string): { yearFrom?: number; yearTo?: number } {
  const range = /((?:19|20)\d{2})\s?년?\s?(?:-|–|~|부터|to)\s?((?:19|20)\d{2})/.exec(message);
  if (range) return { yearFrom: Number(range[1]), yearTo: Number(range[2]) };
  const since = /((?:19|20)\d{2})\s?년?\s?(?:이후|부터)|(?:since|after|from)\s((?:19|20)\d{2})/i.exec(message);
  if (since) return { yearFrom: Number(since[1] ?? since[2]) };
  const until = /((?:19|20)\d{2})\s?년?\s?(?:이전|까지)|(?:before|until)\s((?:19|20)\d{2})/i.exec(message);
  return until ? { yearTo: Number(until[1] ?? until[2]) } : {};
}
