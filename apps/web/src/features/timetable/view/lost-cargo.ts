import { type ProjectState, removedThing } from '@ddak/domain';
import type { Cargo } from './drop.ts';

const tableOf = (cargo: Cargo) => (cargo.kind === 'scenes' ? 'scene' : 'timetableRow');

/** Whether nothing of what was picked up is there any more. */
export const isLost = (state: ProjectState, cargo: Cargo): boolean =>
  cargo.ids.every((id) => !state[tableOf(cargo)].has(id));

/** TT27: what has become of it, as far as a hand in the middle of a drag wants to know. */
export function lostWords(before: ProjectState, after: ProjectState, cargo: Cargo): string {
  const { words } = removedThing(before, after, tableOf(cargo), cargo.ids[0]!);
  return `끄는 사이에 누가 ${words}`;
}
