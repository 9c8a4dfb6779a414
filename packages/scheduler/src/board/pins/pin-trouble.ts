import {
  type ArgsOf,
  commandSubject,
  formatClock,
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

export function movedCall(
  { _id }: Timetable,
  calltime: number,
  label: '콜타임 앞당기기' | '콜타임 늦추기',
): PinWay {
  return {
    label,
    done: `콜타임을 ${formatClock(calltime)}으로 ${label === '콜타임 늦추기' ? '늦췄어요' : '앞당겼어요'}.`,
    command: { name: 'editTimetable', args: { timetableId: _id, patch: { calltime } } },
  };
}

export const unpin = (rowId: Id, label = '고정 풀기'): PinWay => ({
  label,
  done: '고정을 풀었어요.',
  command: { name: 'pinRows', args: { rowIds: [rowId], pinned: false } },
});
