import type { CslName } from "../../paper/paper.ts";
import { around, joined, ordinal, type ReferenceFields, stopped } from "./fields.ts";
import { initials, nameList, namePartsOf } from "./names.ts";

const namesForm = { last: ", ", lastOfTwo: ", ", most: 6, first: 6, others: ", et al" };
const shortMonth = 3;

export function vancouverReference(fields: ReferenceFields, place: number): string {
  const { title, type, container, publisher, url, doi, edition, genre, number, editors } = fields;
  const { year, month, day } = fields.date;
  const online = (container === "" || type === "webpage") && doi === "" && url !== "" ? " [Internet]" : "";
  const isPart = type === "chapter" || type === "paper-conference";
  const isJournal = container !== "" && !isPart;
  const work = isPart || isJournal ? title : `${title}${type === "thesis" ? around(" [", genre, "]") : ""}${online}`;
  const editedBy = around(
    "",
    nameList(editors.map(nameOf), namesForm),
    editors.length > 1 ? ", editors. " : ", editor. ",
  );
  const house = joined([fields.place, publisher], ": ");
  const where = isJournal
    ? [
        stopped(`${container}${online}`),
        stopped(numbersOf(fields, joined([year, month.slice(0, shortMonth), day], " "))),
      ]
    : [
        isPart ? stopped(around(`In: ${editedBy}`, container)) : "",
        stopped(around("", ordinal(edition), " ed.")),
        stopped(joined([house, year], "; ")),
        isPart ? stopped(around("p. ", fields.pages)) : "",
      ];
  const report = type === "report" ? stopped(around("Report no.: ", number)) : "";
  const link = doi === "" ? (online === "" ? "" : `Available from: ${url}`) : `doi:${doi}`;
  const authors = nameList(fields.authors.map(nameOf), namesForm);
  return `${place}. ${joined([stopped(authors), stopped(work), ...where, report, link], " ")}`;
}

function numbersOf({ volume, issue, pages }: ReferenceFields, date: string): string {
  const numbers = `${volume}${around("(", issue, ")")}${around(":", shortened(pages))}`;
  return joined([date, numbers], ";");
}

/** The last page without the digits that it shares with the first: 436–44. */
function shortened(pages: string): string {
  const [, first = "", last = ""] = /^(\d+)–(\d+)$/.exec(pages) ?? [];
  if (last === "" || first.length !== last.length) return pages;
  const differing = [...last].findIndex((digit, at) => digit !== first[at]);
  return differing < 0 ? pages : `${first}–${last.slice(differing)}`;
}

function nameOf(name: CslName): string {
  const { family, given } = namePartsOf(name);
  return joined([family, initials(given, { dot: "", between: "" })], " ");
}
