const year = String.raw`(?<!\d)((?:19|20)\d{2})(?!\d)\s?년?`;
/** Years as they are written in digits, in the few forms that bound papers; the first that fits is meant. */
const forms = [
  {
    form: new RegExp(String.raw`${year}\s?(?:부터|에서|~|-|–|to|and)\s?${year}\s?(?:까지)?(?:의|에)?`, "iu"),
    bounds: "both",
  },
  { form: new RegExp(String.raw`${year}\s?(?:이후|부터)(?:의|에)?|\b(?:since|from)\s${year}`, "iu"), bounds: "from" },
  { form: new RegExp(String.raw`${year}\s?(?:이전|까지)(?:의|에)?|\b(?:until|up to)\s${year}`, "iu"), bounds: "to" },
  {
    form: new RegExp(String.raw`${year.replace("\\s?년?", "년")}(?:의|에)?(?=\s)|\bin\s${year}`, "iu"),
    bounds: "both",
  },
] as const;

/** The years that a message bounds papers by, and what else it says. A year in any other form bounds nothing. */
export function writtenYears(message: string): { bounds: { yearFrom?: number; yearTo?: number }; rest: string } {
  for (const { form, bounds } of forms) {
    const match = form.exec(message);
    if (match === null) continue;
    const years = match.slice(1).flatMap((one) => (one === undefined ? [] : [Number(one)]));
    const from = bounds === "to" ? {} : { yearFrom: Math.min(...years) };
    const to = bounds === "from" ? {} : { yearTo: Math.max(...years) };
    return { bounds: { ...from, ...to }, rest: message.replace(match[0], " ").trim() };
  }
  return { bounds: {}, rest: message };
}
