import type { CslName } from "../../paper/paper.ts";
import { around, joined, ordinal, quoted, type ReferenceFields, stopped } from "./fields.ts";
import { initials, nameList, namePartsOf } from "./names.ts";

const namesForm = { last: " and ", lastOfTwo: " and ", most: 3, first: 1, others: " et al." };
/** Works that stand by themselves: their titles are no parts of anything. */
const whole: ReadonlySet<string> = new Set(["book", "thesis", "report", "webpage"]);

export function harvardReference(fields: ReferenceFields): string {
  const { title, container, type, volume, issue, pages, doi, url, date, publisher, edition, genre, editors } = fields;
  const authors = nameList(fields.authors.map(familyFirst), namesForm);
  const year = `(${date.year === "" ? "no date" : `${date.year}${fields.yearSuffix}`})`;
  const isPart = type === "chapter";
  const editedBy = around(
    " in ",
    nameList(editors.map(givenFirst), namesForm),
    editors.length > 1 ? " (eds)" : " (ed.)",
  );
  const place = [
    isPart ? joined([editedBy.trim(), container], " ") : container,
    `${volume}${around("(", issue, ")")}`,
    around(pages.includes("–") ? "pp. " : "p. ", pages),
  ];
  const isWhole = whole.has(type);
  const head = isWhole ? title : quoted(title, joined(place, "") === "" ? "." : ",");
  const work = joined([head, joined(place, ", ")], isWhole ? ", " : " ");
  const house = container === "" || isPart ? joined([fields.place, publisher], ": ") : "";
  const address = doi === "" ? (container === "" || type === "webpage" ? url : "") : `https://doi.org/${doi}`;
  const start = authors === "" ? [title, year, joined(place, ", ")] : [authors, year, work];
  return joined(
    [
      stopped(joined(start, " ")),
      type === "thesis" ? stopped(genre) : "",
      stopped(around("", ordinal(edition), " ed.")),
      stopped(house),
      stopped(around("Available at: ", address)),
    ],
    " ",
  );
}

function familyFirst(name: CslName): string {
  const { family, given } = namePartsOf(name);
  return joined([family, initials(given, { dot: ".", between: "" })], ", ");
}

function givenFirst(name: CslName): string {
  const { family, given } = namePartsOf(name);
  return joined([initials(given, { dot: ".", between: "" }), family], " ");
}
