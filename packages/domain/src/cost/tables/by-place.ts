import { BREAKDOWN_CATEGORIES } from '../../breakdown/breakdown-item.ts';
import { elementsOf } from '../../breakdown/elements/element.ts';
import { scenePlace } from '../../scene/sets/scene-place.ts';
import type { ProjectState } from '../../state.ts';
import type { CostKind } from '../cost-parts.ts';
import { type CostRow, costRow, dearestFirst, type TableLine } from './cost-row.ts';

/** CO16: what each place costs: its days, and to dress it anew. */
export function byPlace(state: ProjectState, lines: readonly TableLine[]): CostRow[] {
  const names = new Map(
    [...state.scene.values()].flatMap((scene) => {
      const place = scenePlace(state, scene);
      return place ? [[place.key, place] as const] : [];
    }),
  );
  return rowsOf(lines, ['places', 'redress'], (key, own) => {
    const place = names.get(key);
    const days = new Set(own.map(({ dayId }) => dayId)).size;
    const about = place?.location ? `${days}회차` : `${days}회차 · 촬영지 미정`;
    return { key, name: place?.name ?? '장소', about };
  });
}

/** CO16: what each thing of the breakdown costs: hired by the date, bought or made. */
export function byThing(state: ProjectState, lines: readonly TableLine[]): CostRow[] {
  const elements = elementsOf(state);
  return rowsOf(lines, ['elements', 'bought'], (key) => {
    const element = elements.get(key);
    const category = BREAKDOWN_CATEGORIES.find(({ type }) => type === element?.type);
    return { key, name: element?.name ?? '품목', about: category?.name ?? '' };
  });
}

const rowsOf = (
  lines: readonly TableLine[],
  kinds: readonly CostKind[],
  say: (key: string, own: readonly TableLine[]) => Pick<CostRow, 'key' | 'name' | 'about'>,
): CostRow[] =>
  dearestFirst(
    [
      ...Map.groupBy(
        lines.filter(({ kind }) => kinds.includes(kind)),
        ({ of }) => of!,
      ),
    ].map(([key, own]) => costRow(say(key, own), own)),
  );
