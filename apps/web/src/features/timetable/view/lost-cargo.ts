import { commandSubject, type Id, type ProjectState, personCalled, removedThing } from '@ddak/domain';
import type { Cargo, DropTarget } from './drop.ts';

const tableOf = (cargo: Cargo) => (cargo.kind === 'scenes' ? 'scene' : 'timetableRow');
type WhoRemoved = (id: Id) => Id | null;

/** Whether nothing of what was picked up is there any more. */
export const isLost = (state: ProjectState, cargo: Cargo): boolean =>
  cargo.ids.every((id) => !state[tableOf(cargo)].has(id));

/** Whether the day that the pointer is over has gone. */
export const isTargetLost = (
  before: ProjectState,
  after: ProjectState,
  target: DropTarget | null,
): target is DropTarget & { readonly kind: 'day' } =>
  target?.kind === 'day' &&
  before.timetable.has(target.timetableId) &&
  !after.timetable.has(target.timetableId);

/** TT27: what has become of it, and by whom, as far as a hand in the middle of a drag wants to know. */
export function lostWords(
  before: ProjectState,
  after: ProjectState,
  cargo: Cargo,
  whoRemoved: WhoRemoved,
): string {
  const [first] = cargo.ids;
  const { words } = removedThing(before, after, tableOf(cargo), first!);
  return `${commandSubject(before, cargo.ids)} · 끄는 사이에 ${nameOf(after, whoRemoved(first!))} ${words}`;
}

/** TT27: the day that the pointer was over is gone; null: it is there, or was none. */
export function lostTargetWords(
  before: ProjectState,
  after: ProjectState,
  target: DropTarget | null,
  whoRemoved: WhoRemoved,
): string | null {
  if (!isTargetLost(before, after, target)) return null;
  const { timetableId } = target;
  const { words } = removedThing(before, after, 'timetable', timetableId);
  return `${commandSubject(before, [timetableId])} · 끄는 사이에 ${nameOf(after, whoRemoved(timetableId))} ${words}`;
}

const nameOf = (state: ProjectState, userId: Id | null): string =>
  userId === null ? '누가' : `${personCalled(state, userId)} 님이`;
