import { formatEighths, minutesText, type ProjectState, plannedMinutes, type Scene } from '@ddak/domain';
import { type CellRange, rangeSize } from '@ddak/ui';
import type { Shown } from './scene-columns.ts';

interface Counted {
  readonly scenes: number;
  readonly cuts: number;
  readonly pages: number;
  /** Running time, a minute a page where nobody has set it (SL6). */
  readonly minutes: number;
  readonly planned: number;
}

/** GR12: what scenes add up to; omitted ones are not counted (SL4). */
export function countScenes(state: ProjectState, sceneIds: readonly string[]): Counted {
  const kept = sceneIds
    .flatMap((id) => state.scene.get(id) ?? [])
    .filter(({ status }) => status !== 'omitted');
  const sum = (of: (scene: Scene) => number) => kept.reduce((all, scene) => all + of(scene), 0);
  return {
    scenes: kept.length,
    cuts: sum(({ cutCount }) => cutCount ?? 0),
    pages: sum(({ pages }) => pages),
    minutes: sum(({ screenMinutes, pages }) => screenMinutes ?? pages / 8),
    planned: sum((scene) => {
      const project = state.project.get(scene.projectId);
      return project ? plannedMinutes(scene, project) : 0;
    }),
  };
}

const isInEighths = (state: ProjectState): boolean =>
  [...state.project.values()].some(({ showEighths }) => showEighths);

const lengthWords = (state: ProjectState, { pages, minutes }: Counted): string =>
  isInEighths(state) ? `${formatEighths(pages)}쪽` : minutesText(minutes, 5);

/** `34컷 · 12분 30초`: of scenes as they are counted, in the unit of the project. */
export function sceneWords(state: ProjectState, sceneIds: readonly string[]): string[] {
  const counted = countScenes(state, sceneIds);
  return [
    ...(counted.cuts > 0 ? [`${counted.cuts}컷`] : []),
    ...(counted.pages > 0 || counted.minutes > 0 ? [lengthWords(state, counted)] : []),
  ];
}

/** `선택 8칸 · 합계 14컷`: of a range its size, and what its columns of numbers add up to. */
export function rangeFacts(state: ProjectState, { rowIds, columns }: Shown, range: CellRange): string {
  const picked = columns.slice(range.left, range.right + 1);
  const counted = countScenes(state, rowIds.slice(range.top, range.bottom + 1));
  const sums = [
    ...(picked.includes('cuts') ? [`${counted.cuts}컷`] : []),
    ...(picked.includes('length') ? [`분량 ${lengthWords(state, counted)}`] : []),
    ...(picked.includes('planned') ? [`소요 ${counted.planned}분`] : []),
  ];
  return [`선택 ${rangeSize(range)}칸`, ...(sums.length > 0 ? [`합계 ${sums.join(', ')}`] : [])].join(' · ');
}
