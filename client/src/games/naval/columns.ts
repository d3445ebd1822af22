// How the ships of a row stand when there are many.

/** The columns that so many ships need, if so many stand one below the other. */
export const wide = (ships: number, high: number): number => Math.max(1, Math.ceil(ships / high));

/** The columns of a whole fleet. */
export const columns = (rows: string[][], high: number): number =>
  rows.reduce((sum, row) => sum + wide(row.length, high), 0);
