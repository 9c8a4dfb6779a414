import {
  type ArgsOf,
  type Id,
  type ProjectState,
  type Scene,
  type SceneFill,
  sceneLabel,
} from '@ddak/domain';
import type { RowTexts } from '@ddak/ui';
import { readCell, readText } from '../cell-input.ts';
import { readCast } from '../read-cast.ts';
import type { ScenePatch } from '../scene-patch.ts';
import { sceneRow } from '../scene-row.ts';
import { isEditable, type SceneColumn } from './scene-columns.ts';

export interface FilledCells {
  /** What `fillScenes` is asked; null: nothing can be read, or nothing of it is new. */
  readonly args: ArgsOf<'fillScenes'> | null;
  /** Of each cell that cannot be read, why. */
  readonly problems: readonly string[];
}

/** GR7: texts that are put into cells, as one command. What a cell shows already changes nothing (SC12). */
export function fillCells(
  state: ProjectState,
  rows: readonly RowTexts<SceneColumn>[],
  newId: () => Id,
): FilledCells {
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
    if (!isEditable(column) || typed === sceneRow(state, scene).cells[column]) return {};
    const found =
      column === 'location'
        ? readText('실제 촬영지', typed.trim(), 120, (name) => ({ location: placeOf(name) }))
        : column === 'cast'
          ? readCast(state, scene, typed)
          : readCell(state, scene, column, typed);
    if ('problem' in found) problems.push(`S#${sceneLabel(state, scene)} ${found.problem}`);
    return 'problem' in found ? {} : found;
  };
  const fills = rows.flatMap(({ rowId: sceneId, cells }): SceneFill[] => {
    const scene = state.scene.get(sceneId);
    if (!scene) return [];
    let patch: ScenePatch = {};
    let people: Pick<SceneFill, 'add' | 'remove'> = { add: [], remove: [] };
    for (const [column, typed] of cells) {
      const { patch: more, ...cast } = read(scene, column, typed);
      patch = { ...patch, ...more };
      people = { ...people, ...cast };
    }
    return [newsOf(scene, { sceneId, patch, ...people })].filter(isNews);
  });
  const made = [...places].map(([realName, locationId]) => ({ locationId, realName }));
  return { args: fills.length === 0 ? null : { fills, places: made }, problems };
}

/** A fill without what the scene says already. */
export function newsOf(scene: Scene, fill: SceneFill): SceneFill {
  const news = Object.entries(fill.patch).filter(([key, value]) => scene[key as keyof Scene] !== value);
  return { ...fill, patch: Object.fromEntries(news) };
}

export const isNews = ({ patch, add, remove }: SceneFill): boolean =>
  Object.keys(patch).length + add.length + remove.length > 0;
