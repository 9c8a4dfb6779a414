import type { Id, ProjectState } from '@ddak/domain';
import { type CellRange, type LaidBlock, layBlock } from '@ddak/ui';
import { few } from '../../../platform/grid/list-grid/left-out.ts';
import { sceneRow } from '../scene-row.ts';
import { type FilledCells, fillCells } from './fill-cells.ts';
import { isEditable, SCENE_COLUMNS, type SceneColumn, type Shown } from './scene-columns.ts';
import { SCENE_HEADS } from './scene-heads.ts';

export interface PastedCells extends FilledCells, Omit<LaidBlock<SceneColumn>, 'rows'> {
  /** Columns that are not typed in, where something was to be put. */
  readonly readOnly: readonly SceneColumn[];
}

/** GR7, GR8: a block of cells that is put into the table. GR27: with a head, by S# where it has one. */
export function pasteCells(
  state: ProjectState,
  { shown, range, text }: { readonly shown: Shown; readonly range: CellRange; readonly text: string },
  newId: () => Id,
): PastedCells {
  const by = { column: 'number', rowOf: sceneOfLabel(state, shown.rowIds) } as const;
  const names = { columns: SCENE_HEADS, by };
  const { rows, ...left } = layBlock(shown, range, text, names);
  const readOnly = rows.flatMap(({ rowId, cells }) => {
    const scene = state.scene.get(rowId);
    if (!scene) return [];
    const isNews = ([column, typed]: readonly [SceneColumn, string]) =>
      !isEditable(column) && typed !== '' && typed !== sceneRow(state, scene).cells[column];
    return cells.filter(isNews).map(([column]) => column);
  });
  return { ...fillCells(state, rows, newId), ...left, readOnly: [...new Set(readOnly)] };
}

/** Finds the scene that a cell of S# means, among those that are shown. */
function sceneOfLabel(
  state: ProjectState,
  sceneIds: readonly string[],
): (label: string) => string | undefined {
  const scenes = sceneIds.flatMap((sceneId) => state.scene.get(sceneId) ?? []);
  const byLabel = new Map(
    scenes.map((scene) => [plainLabel(sceneRow(state, scene).cells.number), scene._id] as const),
  );
  return (label) => byLabel.get(plainLabel(label));
}

/** `S#12a`, `씬 12A`, `012A` and `12A` are the same. */
const plainLabel = (label: string): string =>
  label
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/^(?:S[.#]*|#|씬)(?=\d)/, '')
    .replace(/^0+(?=\d)/, '');

/** What of a block has not come in, in Korean: nobody is to find out later. */
export function leftOut({
  problems,
  beyond,
  columnsLeft,
  readOnly,
  heads,
}: Omit<PastedCells, 'args'>): string[] {
  const names = readOnly.map((key) => SCENE_COLUMNS.find((column) => column.key === key)!.label);
  return [
    ...(problems.length > 0
      ? [`읽을 수 없는 칸 ${problems.length}개는 그대로 두었어요. ${problems[0]}`]
      : []),
    ...(names.length > 0 ? [`${names.join(', ')} 열에는 붙여 넣을 수 없어 빠졌어요.`] : []),
    ...(beyond.length > 0
      ? [
          heads?.byName
            ? `보이는 목록에 없는 씬 ${beyond.length}줄은 빠졌어요. 새 씬은 위의 ‘가져오기’로 더해 주세요.`
            : `씬이 모자라 ${beyond.length}줄은 빠졌어요.`,
        ]
      : []),
    ...(columnsLeft > 0 ? [`오른쪽에 열이 모자라 ${columnsLeft}열은 빠졌어요.`] : []),
    ...(heads && heads.unknown.length > 0 ? [`이 표에 없는 열은 빠졌어요: ${few(heads.unknown)}`] : []),
  ];
}
