/** So many rows of a list are filled in one step. */
export const MOST_FILLS = 2000;
