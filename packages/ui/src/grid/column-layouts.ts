/** GR13: how somebody has laid out the columns of a grid. */
export interface ColumnLayout<C extends string> {
  /** All columns; the first of them always is. */
  readonly order: readonly C[];
  readonly hidden: readonly C[];
  /** In px, of those that were made wider or narrower. */
  readonly widths: Readonly<Partial<Record<C, number>>>;
}

export interface GridColumn<C extends string> {
  readonly key: C;
  readonly label: string;
  /** In px; 0 takes the rest. */
  readonly width: number;
}

export interface ColumnsOfGrid<C extends string> {
  /** In their own order; the first is always shown, and always the first. */
  readonly columns: readonly GridColumn<C>[];
  /** GR16: shown where somebody asks for them. */
  readonly byChoice: readonly C[];
  /** So wide at least is the column that takes the rest, px. */
  readonly leastRest: number;
}

const NARROWEST = 40;
const WIDEST = 800;

/** How the columns of one grid are laid out, and what can be done with that; each answers the same layout for no change. */
export function columnLayouts<C extends string>({ columns, byChoice, leastRest }: ColumnsOfGrid<C>) {
  type Layout = ColumnLayout<C>;
  const keys = columns.map(({ key }) => key);
  const first = keys[0]!;
  const usual: Layout = { order: keys, hidden: byChoice, widths: {} as Layout['widths'] };
  const isKey = (key: unknown): key is C => (keys as unknown[]).includes(key);
  const keysIn = (list: unknown): C[] => (Array.isArray(list) ? [...new Set(list.filter(isKey))] : []);
  const usualWidth = (column: C): number => columns.find(({ key }) => key === column)!.width;

  const widen = (layout: Layout, column: C, width: number): Layout => ({
    ...layout,
    widths: { ...layout.widths, [column]: Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))) },
  });
  const shown = ({ order, hidden }: Layout): C[] => order.filter((key) => !hidden.includes(key));
  /** How wide a column is, or at least is where it takes what is left. */
  const widthOf = ({ widths }: Layout, column: C): number =>
    widths[column] ?? (usualWidth(column) || leastRest);

  return {
    usual,
    columns,
    first,
    widen,
    shown,
    widthOf,

    /** What was kept on the device, as far as it can be read: columns that came later stand behind the one before them. */
    read({ order, hidden, widths }: Readonly<Record<string, unknown>>): Layout {
      const known = keysIn(order);
      // A column that came later is hidden where it is so at first.
      const late = byChoice.filter((key) => !known.includes(key));
      keys.forEach((key, i) => {
        if (!known.includes(key)) known.splice(i === 0 ? 0 : known.indexOf(keys[i - 1]!) + 1, 0, key);
      });
      const given = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
      return given.reduce<Layout>(
        (layout, [key, width]) =>
          isKey(key) && typeof width === 'number' ? widen(layout, key, width) : layout,
        {
          order: [first, ...known.filter((key) => key !== first)],
          hidden: [...new Set([...keysIn(hidden), ...late])].filter((key) => key !== first),
          widths: {} as Layout['widths'],
        },
      );
    },

    /** Shows a column, or hides it; the first is always there. */
    show(layout: Layout, column: C, isShown: boolean): Layout {
      const others = layout.hidden.filter((key) => key !== column);
      return { ...layout, hidden: isShown || column === first ? others : [...others, column] };
    },

    /** Moves a column by one place; the same layout where there is none. */
    move(layout: Layout, column: C, by: 1 | -1): Layout {
      const at = layout.order.indexOf(column);
      const other = layout.order[at + by];
      if (column === first || other === undefined || other === first) return layout;
      const order = [...layout.order];
      order[at] = other;
      order[at + by] = column;
      return { ...layout, order };
    },

    /** For CSS. One without a width takes what is left, and is never crushed; where there is none, nothing takes it. */
    tracks(layout: Layout): string {
      const each = shown(layout).map((column) =>
        layout.widths[column] === undefined && usualWidth(column) === 0
          ? `minmax(${leastRest}px, 1fr)`
          : `${widthOf(layout, column)}px`,
      );
      return each.join(' ');
    },

    /** Below this width the grid is scrolled sideways. */
    leastWidth: (layout: Layout): number =>
      shown(layout).reduce((sum, column) => sum + widthOf(layout, column), 0),
  };
}

export type ColumnLayouts<C extends string> = ReturnType<typeof columnLayouts<C>>;

/** The columns of a grid as somebody has laid them out, and how they are laid out anew. */
export interface LaidColumns<C extends string> {
  readonly layouts: ColumnLayouts<C>;
  readonly layout: ColumnLayout<C>;
  readonly columns: readonly C[];
  /** What can be shown and hidden. */
  readonly offered: readonly C[];
  readonly change: (next: ColumnLayout<C>) => void;
}
