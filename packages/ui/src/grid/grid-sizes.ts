export const ROW_HEIGHT = 36;
export const HEAD_HEIGHT = 32;

/** The grid's columns, as they have been laid out (GR13): no row is drawn anew when one is widened. */
export const GRID_COLUMNS = 'var(--grid-columns)';
