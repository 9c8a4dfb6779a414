/** The columns of the sheet in the order in which crews know them. */
export const CALLSHEET_COLUMNS = [
  'order',
  'time',
  'minutes',
  'scene',
  'cuts',
  'light',
  'setting',
  'shootKind',
  'place',
  'synopsis',
  'cast',
  'extras',
  'props',
  'wardrobe',
  'equipment',
  'effects',
  'note',
] as const;
export type CallsheetColumn = (typeof CALLSHEET_COLUMNS)[number];

/** Columns that hold a mark or a number: centred, and not broken where it can be helped. */
export const CALLSHEET_MARK_COLUMNS: readonly CallsheetColumn[] = [
  'order',
  'time',
  'minutes',
  'scene',
  'cuts',
  'light',
  'setting',
  'shootKind',
];
