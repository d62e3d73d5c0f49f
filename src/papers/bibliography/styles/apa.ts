import type { CslName } from "../../paper/paper.ts";
import { around, joined, ordinal, type ReferenceFields, stopped } from "./fields.ts";
import { initials, nameList, namePartsOf } from "./names.ts";

const mostAuthors = 20;
const firstAuthors = 19;

export function apaReference(fields: ReferenceFields): string {
  const { title, container, volume, issue, pages, editors, type, publisher, url, doi, edition, genre, number } = fields;
  const authors = authorsOf(fields.authors);
  const date = `(${joined([dateOf(fields), type === "webpage" ? dayOf(fields) : ""], ", ")}).`;
  const numbered = type === "report" ? around("No. ", number) : type === "article" ? number : "";
  const remarks = joined([around("", ordinal(edition), " ed."), numbered], ", ");
  const work = `${title}${around(" (", remarks, ")")}${type === "thesis" ? around(" [", genre, "]") : ""}`;
  const isPart = type === "chapter";
  const volumes = `${volume}${around("(", issue, ")")}`;
  const where = isPart
    ? `In ${around("", nameList(editors.map(givenFirst), editorsForm), editors.length > 1 ? " (Eds.), " : " (Ed.), ")}${container}${around(" (pp. ", pages, ")")}`
    : joined([container, volumes, pages], ", ");
  const place = isPart || container === "" ? publisher : "";
  const link = doi === "" ? (container === "" || type === "webpage" ? url : "") : `https://doi.org/${doi}`;
  const start = authors === "" ? [stopped(work), date] : [stopped(authors), date, stopped(work)];
  return joined([...start, stopped(where), stopped(place), link], " ");
}

function authorsOf(authors: readonly CslName[]): string {
  const names = authors.map((author) => {
    const { family, given } = namePartsOf(author);
    return joined([family, initials(given, { dot: ".", between: " " })], ", ");
  });
  if (names.length > mostAuthors) return `${names.slice(0, firstAuthors).join(", ")}, … ${names.at(-1)}`;
  return nameList(names, { last: ", & ", lastOfTwo: ", & ", most: mostAuthors, first: firstAuthors, others: "" });
}

const editorsForm = { last: ", & ", lastOfTwo: " & ", most: mostAuthors, first: firstAuthors, others: " et al." };

function givenFirst(name: CslName): string {
  const { family, given } = namePartsOf(name);
  return joined([initials(given, { dot: ".", between: " " }), family], " ");
}

function dateOf({ date, yearSuffix }: ReferenceFields): string {
  return date.year === "" ? `n.d.${around("-", yearSuffix)}` : `${date.year}${yearSuffix}`;
}

function dayOf({ date: { month, day } }: ReferenceFields): string {
  return joined([month, day], " ");
}
