import { makeZip } from "../../../src/documents/formats/make-zip.ts";

interface Slide {
  readonly title: string;
  readonly body?: readonly string[];
  readonly table?: readonly (readonly string[])[];
  readonly notes?: string;
}

const space =
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A PPTX whose slides stand in the archive in the opposite order of the presentation. */
export function makePptx(
  slides: readonly Slide[],
  more: Readonly<Record<string, string | Uint8Array>> = {},
): Uint8Array {
  const files = slides.flatMap((slide, at) => {
    const number = slides.length - at;
    const shapes = [shape([slide.title], "title"), shape(slide.body ?? []), table(slide.table ?? [])].join("");
    const notes =
      slide.notes === undefined
        ? []
        : [
            [`ppt/notesSlides/notesSlide${number}.xml`, `<p:notes ${space}>${shape([slide.notes], "body")}</p:notes>`],
            [
              `ppt/slides/_rels/slide${number}.xml.rels`,
              relations([["n1", "notesSlide", `../notesSlides/notesSlide${number}.xml`]]),
            ],
          ];
    return [[`ppt/slides/slide${number}.xml`, `<p:sld ${space}>${shapes}</p:sld>`], ...notes];
  });
  const ids = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="r${at}"/>`).join("");
  const targets = slides.map((_, at) => [`r${at}`, "slide", `slides/slide${slides.length - at}.xml`] as const);
  return makeZip({
    "[Content_Types].xml": "<Types/>",
    "ppt/presentation.xml": `<p:presentation ${space}><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relations(targets),
    ...Object.fromEntries(files),
    ...more,
  });
}

function relations(targets: readonly (readonly [id: string, type: string, target: string])[]): string {
  const lines = targets.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${lines.join("")}</Relationships>`;
}

const paragraph = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;

function shape(lines: readonly string[], placeholder?: string): string {
  const place = placeholder === undefined ? "" : `<p:nvSpPr><p:nvPr><p:ph type="${placeholder}"/></p:nvPr></p:nvSpPr>`;
  return `<p:sp>${place}<p:txBody>${lines.map(paragraph).join("")}</p:txBody></p:sp>`;
}

function table(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row.map((cell) => `<a:tc><a:txBody>${paragraph(cell)}</a:txBody></a:tc>`).join("");
  const body = rows.map((row) => `<a:tr>${cells(row)}</a:tr>`).join("");
  return rows.length === 0 ? "" : `<p:graphicFrame><a:tbl>${body}</a:tbl></p:graphicFrame>`;
}
