import type { ArgsOf, Id, ProjectState, Scene, SceneFill } from '@ddak/domain';
import { readCell } from '../cell-input.ts';
import { readCast } from '../read-cast.ts';
import type { ScenePatch } from '../scene-patch.ts';
import { readTsv } from './read-tsv.ts';
import { type Cell, SCENE_COLUMNS, type SceneColumn } from './scene-columns.ts';

export interface PastedCells {
  /** What `fillScenes` is asked; null: nothing can be read. */
  readonly args: ArgsOf<'fillScenes'> | null;
  /** Of each cell that cannot be read, why. */
  readonly problems: readonly string[];
  /** Rows for which the list has no scene. */
  readonly rowsLeft: number;
}

const KEYS = SCENE_COLUMNS.map(({ key }) => key);

/** GR7: a block of cells that is put into the table with its first cell at `at`; `sceneIds` as the table shows them. */
export function pasteCells(
  state: ProjectState,
  { sceneIds, at, text }: { readonly sceneIds: readonly Id[]; readonly at: Cell; readonly text: string },
  newId: () => Id,
): PastedCells {
  const rows = readTsv(text);
  const [top, left] = [sceneIds.indexOf(at.sceneId), KEYS.indexOf(at.column)];
  const places = new Map<string, Id>();
  const problems: string[] = [];
  const placeOf = (name: string): Id | null => {
    if (name === '') return null;
    const known = [...state.location.values()].find(({ realName }) => realName === name);
    if (known) return known._id;
    const made = places.get(name) ?? newId();
    places.set(name, made);
    return made;
  };
  const read = (scene: Scene, column: SceneColumn, typed: string): Partial<SceneFill> => {
    if (column === 'days') return {};
    if (column === 'location') return { patch: { location: placeOf(typed.trim().slice(0, 120)) } };
    const found = column === 'cast' ? readCast(state, scene, typed) : readCell(state, scene, column, typed);
    if ('problem' in found) problems.push(found.problem);
    return 'problem' in found ? {} : found;
  };
  const fills = rows.flatMap((cells, i): SceneFill[] => {
    const scene = state.scene.get(sceneIds[top + i] ?? '');
    if (!scene) return [];
    let patch: ScenePatch = {};
    let people: Pick<SceneFill, 'add' | 'remove'> = { add: [], remove: [] };
    for (const [j, typed] of cells.entries()) {
      const column = KEYS[left + j];
      if (!column) break;
      const { patch: more, ...cast } = read(scene, column, typed);
      patch = { ...patch, ...more };
      people = { ...people, ...cast };
    }
    return [{ sceneId: scene._id, patch, ...people }];
  });
  const news = fills.filter(
    ({ patch, add, remove }) => Object.keys(patch).length + add.length + remove.length > 0,
  );
  const made = [...places].map(([realName, locationId]) => ({ locationId, realName }));
  return {
    args: news.length === 0 ? null : { fills: news, places: made },
    problems,
    rowsLeft: Math.max(0, top + rows.length - sceneIds.length),
  };
}
