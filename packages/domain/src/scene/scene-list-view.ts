/** The columns of the 씬 구분표 in the order in which crews know them. */
export const SCENE_LIST_COLUMNS = [
  { key: 'scene', label: 'S#' },
  { key: 'setName', label: '극중 장소' },
  { key: 'realName', label: '실제 촬영지' },
  { key: 'shootKind', label: 'L/O/S' },
  { key: 'light', label: 'D/N' },
  { key: 'setting', label: 'I/E' },
  { key: 'synopsis', label: '내용' },
  { key: 'cast', label: '인물' },
  { key: 'extras', label: '단역·보조' },
  { key: 'props', label: '소품' },
  { key: 'costume', label: '의상' },
  { key: 'makeup', label: '분장' },
  { key: 'art', label: '미술' },
  { key: 'effects', label: '특효/CG' },
  { key: 'vehicles', label: '차량' },
  { key: 'cuts', label: '컷' },
  { key: 'length', label: '분량' },
  { key: 'sequence', label: '시퀀스' },
  { key: 'note', label: '비고' },
] as const;
export type SceneListColumn = (typeof SCENE_LIST_COLUMNS)[number]['key'];

/** One scene as it is printed; cuts and length are numbers where they are known, so that a spreadsheet can add them. */
export interface SceneListRow {
  readonly sceneId: string;
  readonly omitted: boolean;
  readonly cells: Readonly<Record<SceneListColumn, string | number>>;
}

/** The whole 씬 구분표, ready to be printed. */
export interface SceneListView {
  readonly title: string;
  readonly projectTitle: string;
  readonly columns: readonly { readonly key: SceneListColumn; readonly label: string }[];
  readonly rows: readonly SceneListRow[];
  readonly totals: { readonly scenes: number; readonly cuts: number };
}
