import { type CellValue, pointsUp, readCell, readPointed } from "./read-cell.ts";
import { hasScale, isWholeFigure, namesScale, withLargeLetter } from "./scale-letters.ts";
import { areSlashedDays, isSlashed } from "./slashed-days.ts";

/** How the cells of a column are read: what one alone leaves open is told by the others and by the name. */
export function cellReader(name: string, cells: readonly string[]): (cell: string) => CellValue {
  const readOne = pointsUp(cells) ? readPointed : readCell;
  const areDays = !cells.some(isSlashed) || areSlashedDays(name, cells);
  const areScaled = !namesScale(name) && areAllScaled(cells, readOne);
  const scaled = cells.some(hasScale);
  return (cell) => {
    const value = readOne(areScaled ? withLargeLetter(cell) : cell);
    if (value.kind === "figure" && scaled && !areScaled && hasScale(cell)) return { kind: "words" };
    return value.kind === "day" && !areDays && isSlashed(cell) ? { kind: "words" } : value;
  };
}

/** Figures of a column may have other figures beside them. */
const leastFigures = 0.6;

/** Whether every figure of a column tells its scale: 3 beside 1.2M may be of millions, or not. */
function areAllScaled(cells: readonly string[], readOne: (cell: string) => CellValue): boolean {
  if (!cells.some(hasScale)) return false;
  const filled = cells.filter((cell) => readOne(cell).kind !== "blank");
  const figures = filled.filter((cell) => readOne(cell).kind === "figure");
  return (
    figures.length >= filled.length * leastFigures &&
    figures.every((cell) => hasScale(withLargeLetter(cell)) || isWholeFigure(cell))
  );
}
