/** A piece of a number format: words as they are, a place for a digit (0, # or ?), or a sign with a meaning. */
interface Piece {
  readonly kind: "words" | "digit" | "point" | "comma" | "percent" | "number";
  readonly text: string;
}

/** Spreadsheets allow no longer ones. */
const longestFormat = 255;
const sectionBorder = /;(?=(?:[^"]*"[^"]*")*[^"]*$)/;
const pieceShape = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|[_*].|General|G\/표준|[0#?.,%]|[\s\S]/g;

/**
 * A number as a spreadsheet shows it under its format: 5%, 1,250,000원, 0042, (300). Null for formats whose showing is not
 * simple (dates, fractions, powers, conditions), and for General, which shows the number as it is.
 */
export function formatCell(value: number, code: string): string | null {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15 || code.length > longestFormat) return null;
  const sections = code.split(sectionBorder);
  const at = value < 0 && sections.length > 1 ? 1 : value === 0 && sections.length > 2 ? 2 : 0;
  const section = sections[at] ?? "";
  if (/^(?:General|G\/표준|@)$/.test(section.trim()) || /\[(?:[<>=]|DBNum)/i.test(code)) return null;
  const pieces = piecesOf(section);
  if (pieces === null) return null;
  const shown = write(pieces, Math.abs(value)).trim();
  // A section of its own for numbers below zero says so itself.
  return value < 0 && at === 0 && /[1-9]/.test(shown) ? `-${shown}` : shown;
}

function piecesOf(section: string): Piece[] | null {
  const pieces: Piece[] = [];
  for (const [text, quoted, escaped, currency] of section.matchAll(pieceShape)) {
    const words = quoted ?? escaped ?? currency;
    if (words !== undefined) pieces.push({ kind: "words", text: words });
    else if (/^[0#?]$/.test(text)) pieces.push({ kind: "digit", text });
    else if (text === ".") pieces.push({ kind: "point", text });
    else if (text === ",") pieces.push({ kind: "comma", text });
    else if (text === "%") pieces.push({ kind: "percent", text });
    else if (/^(?:General|G\/표준)$/.test(text)) pieces.push({ kind: "number", text });
    // Letters stand for dates and powers, a stroke for a fraction.
    else if (/^[a-z/@]$/i.test(text)) return null;
    else if (!/^(?:\[|[_*].)/.test(text)) pieces.push({ kind: "words", text });
  }
  return pieces;
}

/** Spreadsheets show no more. */
const mostDecimals = 30;

/** Halves are rounded as they are written: 1.005 is 1.01, though its binary number lies below. */
function toDecimals(value: number, decimals: number): string {
  const shifted = Number(`${value}e${decimals}`);
  const rounded = Number.isSafeInteger(Math.round(shifted)) ? Number(`${Math.round(shifted)}e-${decimals}`) : value;
  return (Number.isNaN(rounded) ? value : rounded).toFixed(decimals);
}

function write(pieces: readonly Piece[], value: number): string {
  const last = pieces.findLastIndex(({ kind }) => kind === "digit");
  const point = pieces.findIndex(({ kind }) => kind === "point");
  const end = point < 0 ? pieces.length : point;
  const decimals = point < 0 ? [] : pieces.slice(point).filter(({ kind }) => kind === "digit");
  const commas = pieces.flatMap(({ kind }, at) => (kind === "comma" ? [at] : []));
  // Commas behind the last digit leave thousands out: 1,250 for a million and a quarter.
  const scale = 1000 ** commas.filter((at) => at > last).length;
  const percent = pieces.some(({ kind }) => kind === "percent") ? 100 : 1;
  const exact = Number(((value * percent) / scale).toPrecision(15));
  const [whole = "", fraction = ""] = toDecimals(exact, Math.min(decimals.length, mostDecimals)).split(".");
  const groups = commas.some((at) => at < last);
  return [
    writeWhole(pieces.slice(0, end), whole === "0" ? "" : whole, groups, value),
    writeFraction(pieces.slice(end), fraction),
  ].join("");
}

/** Digits fill their places from the right; what is left of them stands before the first. */
function writeWhole(pieces: readonly Piece[], digits: string, groups: boolean, value: number): string {
  const first = pieces.findIndex(({ kind }) => kind === "digit");
  let [left, written, text] = [digits, 0, ""];
  const put = (digit: string): void => {
    if (groups && written > 0 && written % 3 === 0) text = `,${text}`;
    text = digit + text;
    written += 1;
  };
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const piece = pieces[at];
    if (piece?.kind === "words" || piece?.kind === "percent") text = piece.text + text;
    if (piece?.kind === "number") text = String(value) + text;
    if (piece?.kind !== "digit") continue;
    if (left !== "") put(left.at(-1) ?? "");
    else if (piece.text === "0") put("0");
    left = left.slice(0, -1);
    for (; at === first && left !== ""; left = left.slice(0, -1)) put(left.at(-1) ?? "");
  }
  return text;
}

function writeFraction(pieces: readonly Piece[], digits: string): string {
  const places = pieces.filter(({ kind }) => kind === "digit");
  let shown = digits.length;
  while (shown > 0 && places[shown - 1]?.text !== "0" && digits[shown - 1] === "0") shown -= 1;
  const words = pieces.filter(({ kind }) => kind === "words" || kind === "percent").map(({ text }) => text);
  return (shown === 0 ? "" : `.${digits.slice(0, shown)}`) + words.join("");
}
