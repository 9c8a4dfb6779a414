import { ITEM_COLUMNS, isSceneColumn, type SceneColumn } from '@ddak/domain';
import { keptObject } from '../../../../platform/kept/kept-object.ts';
import { COLUMN_KEYS, LEAST_WIDTH, SCENE_COLUMNS } from '../scene-columns.ts';

/** GR13: how somebody has laid out the columns. */
export interface ColumnLayout {
  /** All columns; the number is the first. */
  readonly order: readonly SceneColumn[];
  readonly hidden: readonly SceneColumn[];
  /** In px, of those that were made wider or narrower. */
  readonly widths: Readonly<Partial<Record<SceneColumn, number>>>;
}

/** GR16: shown where somebody asks for them. */
const BY_CHOICE: readonly SceneColumn[] = [...ITEM_COLUMNS, 'note'];

export const USUAL_LAYOUT: ColumnLayout = { order: COLUMN_KEYS, hidden: BY_CHOICE, widths: {} };

const NARROWEST = 40;
const WIDEST = 800;

/** What was kept on the device, as far as it can be read: columns that came later stand behind the one before them. */
export function readLayout(kept: string | null): ColumnLayout {
  const { order, hidden, widths } = keptObject(kept);
  const known = keysOf(order);
  // A column that came later is hidden where it is so at first.
  const late = BY_CHOICE.filter((key) => !known.includes(key));
  COLUMN_KEYS.forEach((key, i) => {
    if (!known.includes(key)) known.splice(i === 0 ? 0 : known.indexOf(COLUMN_KEYS[i - 1]!) + 1, 0, key);
  });
  const given = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
  return given.reduce<ColumnLayout>(
    (layout, [key, width]) =>
      isSceneColumn(key) && typeof width === 'number' ? widen(layout, key, width) : layout,
    {
      order: ['number', ...known.filter((key) => key !== 'number')],
      hidden: [...new Set([...keysOf(hidden), ...late])].filter((key) => key !== 'number'),
      widths: {},
    },
  );
}

const keysOf = (list: unknown): SceneColumn[] =>
  Array.isArray(list) ? [...new Set(list.filter(isSceneColumn))] : [];

export const shownColumns = ({ order, hidden }: ColumnLayout): SceneColumn[] =>
  order.filter((key) => !hidden.includes(key));

/** Shows a column, or hides it; the number is always there. */
export function show(layout: ColumnLayout, column: SceneColumn, isShown: boolean): ColumnLayout {
  const others = layout.hidden.filter((key) => key !== column);
  return { ...layout, hidden: isShown || column === 'number' ? others : [...others, column] };
}

/** Moves a column by one place; the same layout where there is none. */
export function move(layout: ColumnLayout, column: SceneColumn, by: 1 | -1): ColumnLayout {
  const at = layout.order.indexOf(column);
  const other = layout.order[at + by];
  if (column === 'number' || other === undefined || other === 'number') return layout;
  const order = [...layout.order];
  order[at] = other;
  order[at + by] = column;
  return { ...layout, order };
}

export const widen = (layout: ColumnLayout, column: SceneColumn, width: number): ColumnLayout => ({
  ...layout,
  widths: { ...layout.widths, [column]: Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))) },
});

const usualWidth = (column: SceneColumn): number => SCENE_COLUMNS.find(({ key }) => key === column)!.width;

/** How wide a column is, or at least is where it takes what is left. */
export const widthOf = ({ widths }: ColumnLayout, column: SceneColumn): number =>
  widths[column] ?? (usualWidth(column) || LEAST_WIDTH);

/** For CSS. One without a width takes what is left, and is never crushed; where there is none, nothing takes it. */
export function gridColumns(layout: ColumnLayout): string {
  const tracks = shownColumns(layout).map((column) =>
    layout.widths[column] === undefined && usualWidth(column) === 0
      ? `minmax(${LEAST_WIDTH}px, 1fr)`
      : `${widthOf(layout, column)}px`,
  );
  return tracks.join(' ');
}

/** Below this width the table is scrolled sideways. */
export const leastWidth = (layout: ColumnLayout): number =>
  shownColumns(layout).reduce((sum, column) => sum + widthOf(layout, column), 0);
