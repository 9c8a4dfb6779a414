import {
  type ArgsOf,
  commandSubject,
  type Id,
  nameOfDay,
  type ProjectState,
  shortDate,
  type Timetable,
} from '@ddak/domain';

/** What a way out does. */
export type PinCommand = {
  [N in 'editRow' | 'editTimetable' | 'pinRows']: { readonly name: N; readonly args: ArgsOf<N> };
}['editRow' | 'editTimetable' | 'pinRows'];

/** A way out with one press; `label` says in Korean what it does, `done` that it was done. */
export interface PinWay {
  readonly label: string;
  readonly done: string;
  readonly command: PinCommand;
}

/** Something fixed that no proposal can keep (BP14, BP15): in words, with its ways out, the smallest change first. */
export interface PinTrouble {
  readonly key: string;
  readonly text: string;
  readonly ways: readonly PinWay[];
}

/** `12.1 화 1회차 · S#1 집, S#2 집: `, and what is wrong. */
export function sayTrouble(
  state: ProjectState,
  day: Timetable,
  rowIds: readonly Id[],
  wrong: string,
): string {
  const where = `${shortDate(day.tableDate)} ${nameOfDay(state, day)}`;
  return `${where} · ${commandSubject(state, rowIds)}: ${wrong}`;
}

export const freeStart = (rowId: Id, label = '시작 시각 풀기'): PinWay => ({
  label,
  done: '시작 시각을 풀었어요.',
  command: { name: 'editRow', args: { rowId, patch: { fixedStart: null } } },
});

export const unpin = (rowId: Id, label = '고정 풀기'): PinWay => ({
  label,
  done: '고정을 풀었어요.',
  command: { name: 'pinRows', args: { rowIds: [rowId], pinned: false } },
});
