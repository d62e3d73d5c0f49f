/** What a number may stand before to name one of several things: 205동, 6인용, 3학년. */
const counters = ["인용", "호실", "호선", "학년", "단계", "층"];
/** Counters that are also the beginning of other words: only before a particle or at the end. */
const shortCounters = ["동", "급", "종"];
const label = new RegExp(
  [
    String.raw`[A-Za-z]{1,4}-?\d{1,4}(?![\d:])`,
    String.raw`\d{1,4}\s?(?:${counters.join("|")})`,
    String.raw`\d{1,4}\s?(?:${shortCounters.join("|")})(?=\s|은|는|이|의|$)`,
  ].join("|"),
  "g",
);

/** The models, rooms and years of school that a question names: R5, E07, 205동. */
export function labelsIn(question: string): string[] {
  return (question.match(label) ?? []).map((found) => found.replace(/\s/g, "").toLowerCase());
}

export function holdsLabel(text: string, wanted: string): boolean {
  return text.replace(/\s/g, "").toLowerCase().includes(wanted);
}
