/** Of a row, and of its cell that stays where it is when the table is scrolled sideways (GR15). */
export const tintedRow = (colour: string) => ({ background: colour, '--row-tint': colour }) as const;

/** The row that has the active cell. */
export const CURRENT_ROW = 'color-mix(in srgb, var(--brand-soft) 60%, transparent)';

/** GR15: only while the table is scrolled sideways: a cell that sticks costs a layer. */
export const FROZEN_CELL = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  background: 'linear-gradient(var(--row-tint, transparent) 0 0), var(--surface)',
  borderRight: '1px solid var(--line-2)',
} as const;
