import type { ProjectState } from '../state.ts';
import { itemsOfScene } from './items-of-scene.ts';

/** A group of 보조출연 that a scene needs; where nobody has said how many, there is one. */
export interface ExtrasGroup {
  readonly name: string;
  readonly count: number;
}

const NONE: readonly ExtrasGroup[] = [];

export function extrasOfScene(state: ProjectState, sceneId: string): readonly ExtrasGroup[] {
  const groups = itemsOfScene(state, sceneId).filter(({ type }) => type === 'bg');
  return groups.length === 0 ? NONE : groups.map(({ name, quantity }) => ({ name, count: quantity ?? 1 }));
}

/** CS10: how many come to a day with these groups: those of one name are the same people, of the largest group. */
export function extrasHeads(groups: Iterable<ExtrasGroup>): number {
  const most = new Map<string, number>();
  for (const { name, count } of groups) most.set(name, Math.max(most.get(name) ?? 0, count));
  return [...most.values()].reduce((sum, count) => sum + count, 0);
}
