import { join } from "node:path";
import { type Canvas, createCanvas, GlobalFonts } from "@napi-rs/canvas";

const pretendard = join(
  import.meta.dirname,
  "../../../node_modules/pretendard/dist/public/static/Pretendard-Regular.otf",
);
GlobalFonts.registerFromPath(pretendard, "Pretendard");

/** How a page was scanned, or taken by a camera. */
export interface Scanning {
  readonly font?: string;
  readonly dpi?: number;
  /** Degrees clockwise. */
  readonly skew?: number;
  /** It lies on its side. */
  readonly isTurned?: boolean;
  /** Lit from one corner, with the noise of a camera. */
  readonly isPhoto?: boolean;
}

/** A sheet of A4 in points, its margins and its type. */
const [paperWidth, paperHeight, margin, type, step] = [595, 842, 60, 10.5, 18];

export interface Scan {
  readonly canvas: Canvas;
  /** The lines that found room on the sheet. */
  readonly lines: readonly string[];
}

/** A page of text as a scanner sees it. */
export function drawScan(
  text: string,
  { font = "Pretendard", dpi = 150, skew = 0, isPhoto = false, isTurned = false }: Scanning = {},
): Scan {
  const pixels = (points: number) => (points * dpi) / 72;
  const canvas = createCanvas(Math.round(pixels(paperWidth)), Math.round(pixels(paperHeight)));
  const pen = canvas.getContext("2d");
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((skew * Math.PI) / 180);
  pen.translate(-canvas.width / 2, -canvas.height / 2);
  pen.fillStyle = isPhoto ? "#333" : "#111";
  pen.font = `${pixels(type)}px "${font}"`;
  const room = Math.floor((paperHeight - 2 * margin) / step);
  const lines = linesOf(text, (line) => pen.measureText(line).width <= pixels(paperWidth - 2 * margin)).slice(0, room);
  for (const [at, line] of lines.entries()) pen.fillText(line, pixels(margin), pixels(margin + type + at * step));
  if (isPhoto) photograph(canvas);
  return { canvas: isTurned ? onItsSide(canvas) : canvas, lines };
}

function onItsSide(canvas: Canvas): Canvas {
  const turned = createCanvas(canvas.height, canvas.width);
  const pen = turned.getContext("2d");
  pen.translate(turned.width, 0);
  pen.rotate(Math.PI / 2);
  pen.drawImage(canvas, 0, 0);
  return turned;
}

function linesOf(text: string, fits: (line: string) => boolean): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && !fits(longer)) lines.push(line);
      line = line === "" || fits(longer) ? longer : word;
    }
    return [...lines, line];
  });
}

/** Light that falls off to half across the page, and noise of eight steps of grey. */
function photograph(canvas: Canvas): void {
  const pen = canvas.getContext("2d");
  const { width, height } = canvas;
  const image = pen.getImageData(0, 0, width, height);
  let seed = 1;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32 - 0.5;
  };
  for (let at = 0; at < image.data.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const light = 0.5 + 0.3 * (x / width) + 0.2 * (y / height);
    const noise = (random() + random() + random()) * 16;
    for (const colour of [at, at + 1, at + 2]) image.data[colour] = (image.data[colour] ?? 0) * light + noise;
  }
  pen.putImageData(image, 0, 0);
}

/** A PDF of A4 pages, each nothing but a picture, or a line of Latin text. */
export function scannedPdf(pages: readonly (Canvas | string)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const write = (...bytes: (string | Buffer)[]) => {
    for (const part of bytes.map((each) => Buffer.from(each))) {
      parts.push(part);
      length += part.length;
    }
  };
  const add = (...body: (string | Buffer)[]) => {
    places.push(length);
    write(`${places.length} 0 obj\n`, ...body, "\nendobj\n");
  };
  add("<< /Type /Catalog /Pages 2 0 R >>");
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${3 + 3 * at} 0 R`).join(" ")}] >>`);
  for (const [at, page] of pages.entries()) {
    const first = 3 + 3 * at;
    const isText = typeof page === "string";
    const isWide = !isText && page.width > page.height;
    const [width, height] = isWide ? [paperHeight, paperWidth] : [paperWidth, paperHeight];
    const draw = isText
      ? `BT /F 12 Tf ${margin} ${paperHeight - margin} Td (${page}) Tj ET`
      : `q ${width} 0 0 ${height} 0 0 cm /P Do Q`;
    const resources = isText ? `/Font << /F ${first + 2} 0 R >>` : `/XObject << /P ${first + 2} 0 R >>`;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + 1} 0 R /Resources << ${resources} >> >>`,
    );
    add(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`);
    if (isText) add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
    else add(...pictureObject(page));
  }
  const start = length;
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  write(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}`);
  write(`trailer << /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`);
  return Buffer.concat(parts);
}

function pictureObject(canvas: Canvas): (string | Buffer)[] {
  const picture = canvas.toBuffer("image/jpeg", 90);
  const size = `/Width ${canvas.width} /Height ${canvas.height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  const head = `<< /Type /XObject /Subtype /Image ${size} /Filter /DCTDecode /Length ${picture.length} >>`;
  return [`${head}\nstream\n`, picture, "\nendstream"];
}
