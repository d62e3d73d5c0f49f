/** A line of text on a test page: where it starts (points, from the bottom left), and its words. */
export interface DrawnLine {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
}

/** A small PDF, written by hand: Helvetica for Latin text, an Adobe-Korea1 font for the rest. */
export function makePdf(pages: readonly (readonly DrawnLine[])[]): Uint8Array {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const catalog = add("");
  const tree = add("");
  const latin = add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  const cid = add(
    "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYSMyeongJo-Medium /DW 1000 /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> >>",
  );
  const korean = add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /HYSMyeongJo-Medium-UniKS-UCS2-H /Encoding /UniKS-UCS2-H /DescendantFonts [${cid} 0 R] >>`,
  );
  const kids = pages.map((lines) => {
    const content = lines.map(toOperators).join("\n");
    const stream = add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Contents ${stream} 0 R /Resources << /Font << /L ${latin} 0 R /K ${korean} 0 R >> >> >>`,
    );
  });
  objects[catalog - 1] = `<< /Type /Catalog /Pages ${tree} 0 R >>`;
  objects[tree - 1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] >>`;
  return assemble(objects, catalog);
}

function toOperators({ x, y, text, size = 10 }: DrawnLine): string {
  const isLatin = /^[\x20-\x7e]*$/.test(text);
  const shown = isLatin
    ? `(${text.replace(/[\\()]/g, "\\$&")})`
    : `<${[...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, "0")).join("")}>`;
  return `BT /${isLatin ? "L" : "K"} ${size} Tf 1 0 0 1 ${x} ${y} Tm ${shown} Tj ET`;
}

function assemble(objects: readonly string[], catalog: number): Uint8Array {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  file += `trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
