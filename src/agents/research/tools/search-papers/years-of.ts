const year = String.raw`((?:19|20)\d{2})\s?년?`;
const range = new RegExp(String.raw`${year}\s?(?:-|–|~|부터|to)\s?${year}(?:까지)?(?:의|에)?`, "i");
const since = new RegExp(String.raw`${year}\s?(?:이후|부터)(?:의|에)?|\b(?:since|after|from)\s${year}`, "i");
const until = new RegExp(String.raw`${year}\s?(?:이전|까지)(?:의|에)?|\b(?:before|until)\s${year}`, "i");

/** The years that a message bounds a search by. */
export function yearsOf(message: string): { yearFrom?: number; yearTo?: number } {
  const between = range.exec(message);
  if (between) return { yearFrom: Number(between[1]), yearTo: Number(between[2]) };
  const from = since.exec(message);
  if (from) return { yearFrom: Number(from[1] ?? from[2]) };
  const to = until.exec(message);
  return to ? { yearTo: Number(to[1] ?? to[2]) } : {};
}

/** A message without the words that bound a search by years. */
export function withoutYears(message: string): string {
  return [range, since, until].reduce((text, bounds) => text.replace(bounds, " "), message);
}
