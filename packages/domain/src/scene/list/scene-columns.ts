/** The columns of the scene table (씬 구분표) on the screen, in the order in which crews know them. */
export const SCENE_TABLE_COLUMNS = [
  { key: 'number', label: 'S#' },
  { key: 'setName', label: '극중 장소' },
  { key: 'location', label: '실제 촬영지' },
  { key: 'shootKind', label: 'L/O/S' },
  { key: 'time', label: 'D/N' },
  { key: 'setting', label: 'I/E' },
  { key: 'synopsis', label: '내용' },
  { key: 'cast', label: '인물' },
  { key: 'extras', label: '보조출연' },
  { key: 'props', label: '소품' },
  { key: 'costume', label: '의상' },
  { key: 'makeup', label: '분장' },
  { key: 'art', label: '미술' },
  { key: 'effects', label: '특효/CG' },
  { key: 'vehicles', label: '차량' },
  { key: 'others', label: '촬영·기타' },
  { key: 'sequence', label: '시퀀스' },
  { key: 'cuts', label: '컷' },
  { key: 'length', label: '분량' },
  { key: 'planned', label: '소요' },
  { key: 'days', label: '배정 회차' },
  { key: 'note', label: '비고' },
] as const;

export type SceneColumn = (typeof SCENE_TABLE_COLUMNS)[number]['key'];

/** SL5: those that are read from the breakdown, and edited there. */
export const ITEM_COLUMNS = [
  'extras',
  'props',
  'costume',
  'makeup',
  'art',
  'effects',
  'vehicles',
  'others',
] as const satisfies readonly SceneColumn[];
export type ItemColumn = (typeof ITEM_COLUMNS)[number];

export const isItemColumn = (column: SceneColumn): column is ItemColumn =>
  ITEM_COLUMNS.some((key) => key === column);

/** Whether it is a column, of what was kept on a device. */
export const isSceneColumn = (key: unknown): key is SceneColumn =>
  SCENE_TABLE_COLUMNS.some((column) => column.key === key);
