import { TOUCH } from '../theme/screen-size.ts';
import { ROW_HEIGHT } from './grid-sizes.ts';

/** Of a row, and of its cell that stays where it is when the table is scrolled sideways (GR15). */
export const tintedRow = (colour: string) => ({ background: colour, '--row-tint': colour }) as const;

/** The row that has the active cell. */
export const CURRENT_ROW = 'color-mix(in srgb, var(--brand-soft) 60%, transparent)';

/** A row that is picked (GR11). */
export const PICKED_ROW = 'var(--brand-soft)';

/** A row that is as high as what it holds (GR26), and at least as high as any. The first lines of its cells stand at one height. */
export const FITTED_ROW = {
  height: 'auto',
  minHeight: ROW_HEIGHT,
  lineHeight: '20px',
  whiteSpace: 'normal',
  '& > div': { height: 'auto', minHeight: ROW_HEIGHT - 1 },
  '& > [data-column]:not([data-editing])': {
    paddingBlock: 7,
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
  },
  '& > [data-column] > [data-pick]': { marginTop: 3 },
} as const;

/** The box that picks all rows (GR11). */
export const PICK_ALL_BOX = {
  width: 14,
  height: 14,
  margin: 0,
  accentColor: 'var(--brand)',
  cursor: 'default',
} as const;

/** The box of one row, without one of the browser's. */
export const PICK_BOX = {
  flex: 'none',
  boxSizing: 'border-box',
  width: 14,
  height: 14,
  border: '1px solid var(--ink-3)',
  borderRadius: 2,
  background: 'var(--surface)',
  // Larger for a finger than it looks.
  [TOUCH]: { position: 'relative', '&::before': { content: '""', position: 'absolute', inset: -11 } },
  '&[aria-checked="true"]': { position: 'relative', borderColor: 'var(--brand)', background: 'var(--brand)' },
  '&[aria-checked="true"]::after': {
    content: '""',
    position: 'absolute',
    left: 4,
    top: 1,
    width: 4,
    height: 8,
    border: 'solid var(--on-brand)',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
} as const;

/** GR15: only while the table is scrolled sideways: a cell that sticks costs a layer. */
export const FROZEN_CELL = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  background: 'linear-gradient(var(--row-tint, transparent) 0 0), var(--surface)',
  borderRight: '1px solid var(--line-2)',
} as const;
