import { around, joined, ordinal, quoted, type ReferenceFields } from "./fields.ts";
import { initials, nameList, namePartsOf } from "./names.ts";

const mostAuthors = 6;

export function ieeeReference(fields: ReferenceFields, place: number): string {
  const { title, container, type, volume, issue, pages, doi, url, date, publisher, edition, genre } = fields;
  const names = fields.authors.map((author) => {
    const { family, given } = namePartsOf(author);
    return joined([initials(given, { dot: ".", between: " " }), family], " ");
  });
  const authors = nameList(names, {
    last: ", and ",
    lastOfTwo: " and ",
    most: mostAuthors,
    first: 1,
    others: " et al.",
  });
  const isPart = type === "paper-conference" || type === "chapter";
  const where = [
    around(isPart ? "in " : "", container),
    type === "thesis" ? genre : around("", ordinal(edition), " ed."),
    container === "" || isPart ? publisher : "",
    around("vol. ", volume),
    around("no. ", issue),
    around(pages.includes("–") ? "pp. " : "p. ", pages),
    date.year,
    doi === "" ? "" : `doi: ${doi}`,
  ];
  const details = joined(where, ", ");
  const work = type === "book" ? around("", title, details === "" ? "" : ",") : quoted(title, ",");
  const link = doi === "" && container === "" ? around(" [Online]. Available: ", url) : "";
  return `[${place}] ${joined([around("", authors, ","), work, around("", details, ".")], " ")}${link}`;
}
