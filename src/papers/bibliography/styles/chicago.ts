import { around, joined, ordinal, quoted, type ReferenceFields, stopped } from "./fields.ts";
import { nameList, namePartsOf } from "./names.ts";

const mostAuthors = 10;
const firstAuthors = 7;
/** Works that stand by themselves: their titles are no parts of anything. */
const whole: ReadonlySet<string> = new Set(["book", "report"]);

export function chicagoReference(fields: ReferenceFields): string {
  const { title, container, type, volume, issue, pages, doi, url, date, publisher, edition } = fields;
  const names = fields.authors.map((author, at) => {
    const { family, given } = namePartsOf(author);
    return at === 0 ? joined([family, given], ", ") : joined([given, family], " ");
  });
  const authors = nameList(names, {
    last: ", and ",
    lastOfTwo: " and ",
    most: mostAuthors,
    first: firstAuthors,
    others: ", et al.",
  });
  const work = whole.has(type) ? stopped(title) : quoted(title, ".");
  const year = stopped(`${date.year}${fields.yearSuffix}`);
  const isPart = type === "paper-conference" || type === "chapter";
  const volumes = joined([around(isPart ? "In " : "", container), volume, around("(", issue, ")")], " ");
  const where = joined([volumes, pages], container === "" ? " " : ": ");
  const house = container === "" || isPart ? joined([fields.place, publisher], ": ") : "";
  const start = authors === "" ? [work, year] : [stopped(authors), year, work];
  const thesis = type === "thesis" ? stopped(fields.genre) : "";
  const editionPart = stopped(around("", ordinal(edition), " ed."));
  const link = doi === "" ? (container === "" ? around("", url, ".") : "") : `https://doi.org/${doi}.`;
  return joined([...start, thesis, editionPart, stopped(where), stopped(house), link], " ");
}
