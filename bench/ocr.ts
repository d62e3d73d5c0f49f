import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { GlobalFonts } from "@napi-rs/canvas";
import { parsePicture } from "../src/documents/formats/picture/parse.ts";
import { drawScan, type Scanning } from "../test/beds/documents/draw-scan.ts";
import { pagesOf } from "../test/beds/documents/pages-of.ts";

/** Two that `apt-get install fonts-nanum fonts-noto-cjk` brings, beside the one of this repository. */
const installed = [
  ["Nanum Myeongjo", "/usr/share/fonts/truetype/nanum/NanumMyeongjo.ttf"],
  ["Noto Sans CJK", "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"],
] as const;
const looks: Readonly<Record<string, Pick<Scanning, "skew" | "isPhoto">>> = {
  scanned: {},
  "skewed 2\u00b0": { skew: 2 },
  photographed: { skew: -1, isPhoto: true },
};

interface Measured {
  readonly keys: readonly string[];
  readonly letters: number;
  readonly wrong: number;
  readonly seconds: number;
}

/** `npm run bench -- ocr [ko | en]`: character accuracy, time and memory over rendered pages of the samples. */
export async function run(args: readonly string[]): Promise<void> {
  const languages = args.length === 0 ? ["ko", "en"] : args;
  const present = installed.filter(([, path]) => existsSync(path));
  for (const [name, path] of present) GlobalFonts.registerFromPath(path, name);
  const fonts = ["Pretendard", ...present.map(([name]) => name)];
  const measured: Measured[] = [];
  let residentMb = 0;
  for (const language of languages)
    for (const dpi of [300, 150])
      for (const [look, scanning] of [...Object.entries(looks), ["turned", {}] as const])
        for (const font of look === "turned" ? fonts.slice(0, 1) : fonts) {
          const text = sampleText(language, measured.length);
          const { canvas, lines } = drawScan(text, { font, dpi, ...scanning, isTurned: look === "turned" });
          const file = canvas.toBuffer("image/jpeg", 90);
          const before = process.cpuUsage();
          const [page] = await pagesOf(parsePicture, file);
          const { user, system } = process.cpuUsage(before);
          const truth = oneSpaced(lines.join(" "));
          const wrong = distance(truth, oneSpaced(page?.text ?? ""));
          const seconds = (user + system) / 1e6;
          measured.push({ keys: [language, `${dpi} dpi`, font, look], letters: truth.length, wrong, seconds });
          residentMb = Math.max(residentMb, process.memoryUsage.rss() / 2 ** 20);
          const sure = `confidence ${page?.scan?.confidence}`;
          console.log(
            `${language} ${dpi} ${font}, ${look}: ${accuracy([measured.at(-1)])} ${sure} ${seconds.toFixed(1)} s`,
          );
        }
  for (const key of [...new Set(measured.flatMap(({ keys }) => keys))]) {
    const own = measured.filter(({ keys }) => keys.includes(key));
    console.log(`${key.padEnd(16)} ${accuracy(own)}  ${mean(own).toFixed(1)} s a page  ${own.length} pages`);
  }
  for (const language of languages)
    for (const dpi of ["300 dpi", "150 dpi"])
      console.log(
        `${language} ${dpi}: ${accuracy(measured.filter(({ keys }) => keys.includes(language) && keys.includes(dpi)))}`,
      );
  console.log(
    `${measured.length} pages: ${accuracy(measured)}, ${mean(measured).toFixed(1)} s of processor time a page, ${Math.round(residentMb)} MB`,
  );
}

/** Another part of the samples for each page. */
function sampleText(language: string, page: number): string {
  const folder = join(import.meta.dirname, "../samples", language === "ko" ? "" : "en");
  const whole = ["contract.txt", "policy.md"].map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const lines = whole
    .replace(/[#*|`]|^-+$/gm, "")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^[\s-]+$/.test(line));
  const first = (page * 7) % lines.length;
  return [...lines.slice(first), ...lines.slice(0, first)].map((line) => line.trim().replace(/\s+/g, " ")).join("\n");
}

const oneSpaced = (text: string) => text.replace(/\s+/g, " ").trim();
const mean = (rows: readonly Measured[]) => rows.reduce((sum, { seconds }) => sum + seconds, 0) / rows.length;

function accuracy(rows: readonly (Measured | undefined)[]): string {
  const [letters, wrong] = rows.reduce(
    ([all, bad], row) => [all + (row?.letters ?? 0), bad + (row?.wrong ?? 0)],
    [0, 0],
  );
  return `${(100 * (1 - wrong / letters)).toFixed(2)} %`;
}

/** Letters that have to be put in, taken out or changed. */
function distance(one: string, other: string): number {
  let row = Uint32Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = new Uint32Array(other.length + 1);
    next[0] = at;
    for (let to = 1; to <= other.length; to++) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next[to] = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, changed);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
