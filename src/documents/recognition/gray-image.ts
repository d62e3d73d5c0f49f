/** A picture in grey, a byte a pixel, row by row. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** What of a square of paper is taken for paper: the share of its pixels that are lighter. */
const paperShare = 0.2;
/** Squares across a page: small enough for a shadow, larger than any letter. */
const squaresAcross = 40;

/** Grey by how bright the eye takes colours to be. What is transparent counts as white. */
export function toGray(rgba: Uint8ClampedArray, width: number, height: number): GrayImage {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4) {
    const light = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8;
    const cover = rgba[from + 3] ?? 255;
    pixels[at] = cover === 255 ? light : 255 - (((255 - light) * cover) >> 8);
  }
  return { width, height, pixels };
}

/** The page as if it were lit evenly: each pixel by how light the paper is around it. A photo's shadow would pass for ink. */
export function evenLight({ width, height, pixels }: GrayImage): GrayImage {
  const side = Math.max(16, Math.round(Math.max(width, height) / squaresAcross));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const paper = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      paper[row * columns + column] = paperOf({ width, height, pixels }, column * side, row * side, side);
  const even = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const [top, below, down] = between(y, side, rows);
    for (let x = 0; x < width; x++) {
      const [left, next, right] = between(x, side, columns);
      const above = mix(paper[top * columns + left], paper[top * columns + next], right);
      const under = mix(paper[below * columns + left], paper[below * columns + next], right);
      even[y * width + x] = Math.min(255, ((pixels[y * width + x] ?? 0) * 255) / mix(above, under, down));
    }
  }
  return { width, height, pixels: even };
}

/** How light the paper is in a square. */
function paperOf({ width, height, pixels }: GrayImage, left: number, top: number, side: number): number {
  const counts = new Uint32Array(256);
  const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left; at < y * width + right; at++) {
      const light = pixels[at] ?? 0;
      counts[light] = (counts[light] ?? 0) + 1;
    }
  let lighter = (right - left) * (bottom - top) * paperShare;
  let light = 255;
  for (; light > 1; light--) {
    lighter -= counts[light] ?? 0;
    if (lighter <= 0) break;
  }
  return light;
}

/** The squares whose middles a pixel lies between, and how near it is to the second. */
function between(at: number, side: number, squares: number): [first: number, second: number, share: number] {
  const place = Math.min(squares - 1, Math.max(0, (at + 0.5) / side - 0.5));
  const first = Math.floor(place);
  return [first, Math.min(squares - 1, first + 1), place - first];
}

const mix = (one = 255, other = 255, share: number) => one + (other - one) * share;

/** The picture turned clockwise by quarters. */
export function turnClockwise(image: GrayImage, quarters: number): GrayImage {
  let { width, height, pixels } = image;
  for (let turn = 0; turn < quarters; turn++) {
    const turned = new Uint8Array(pixels.length);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = pixels[y * width + x] ?? 255;
    [width, height, pixels] = [height, width, turned];
  }
  return { width, height, pixels };
}

/** So many strips are looked at apart: across one of them a line of skewed text still stays on its row. */
const strips = 8;

/** Whether lines of text run from the top to the bottom: the ink of columns changes more from one to the next than that of rows. */
export function liesOnItsSide(image: GrayImage): boolean {
  return changeOfRows(turnClockwise(image, 1)) > changeOfRows(image);
}

/** How much the ink of rows differs from that of rows a little below, by the area. */
function changeOfRows({ width, height, pixels }: GrayImage): number {
  const [wide, below] = [Math.floor(width / strips), Math.max(1, Math.round(Math.max(width, height) / 200))];
  let change = 0;
  for (let strip = 0; strip < strips; strip++) {
    const ink = new Float64Array(height);
    for (let y = 0; y < height; y++)
      for (let at = y * width + strip * wide, end = at + wide; at < end; at++)
        ink[y] = (ink[y] ?? 0) + 255 - (pixels[at] ?? 255);
    for (let y = 0; y + below < height; y++) change += (((ink[y + below] ?? 0) - (ink[y] ?? 0)) / wide) ** 2;
  }
  return change / height;
}

/** As a file that needs no coder: a head and the pixels. */
export function toPgm({ width, height, pixels }: GrayImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}
