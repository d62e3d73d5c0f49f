/** How many letters are wrong, missing, too many or swapped: more than `most` where they are surely too many. */
export function lettersApart(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const rows = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 0; row <= a.length; row += 1)
    for (let column = 0; column <= b.length; column += 1) {
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const value =
        row === 0 || column === 0
          ? row + column
          : Math.min(
              at(row - 1, column) + 1,
              at(row, column - 1) + 1,
              at(row - 1, column - 1) + same,
              isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
            );
      rows[row]?.splice(column, 1, value);
    }
  return at(a.length, b.length);
}
