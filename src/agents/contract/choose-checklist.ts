const checklistName = /체크\s?리스트|점검표|checklist/i;
/** Shorter names stand in a question by chance: 계약.docx, 1.pdf. */
const shortestName = 4;

/** A checklist that the question names, then any that is called one where it asks for one, then whatever else it names. */
export function chooseChecklist<Document extends { readonly name: string }>(
  wanted: string,
  documents: readonly Document[],
): Document | undefined {
  const named = documents
    .filter(({ name }) => plain(name).length >= shortestName && plain(wanted).includes(plain(name)))
    .sort((one, other) => plain(other.name).length - plain(one.name).length);
  const called = documents.filter(({ name }) => checklistName.test(name));
  const asked = checklistName.test(wanted) ? [...called, ...named] : [...named, ...called];
  return named.find(({ name }) => checklistName.test(name)) ?? asked[0];
}

function plain(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/\s+/g, "");
}

/** Lists of people's making have boxes, numbers or nothing before their points; criteria have dashes. */
export function listPoints(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*•▪□☐■✓]|\d{1,2}[.)]|\(\d{1,2}\))\s*/, "").trim())
    .filter((line) => /\p{L}{2}/u.test(line) && !line.startsWith("#"))
    .map((line) => `- ${line}`)
    .join("\n");
}
