import { type ClockMinutes, formatClock, type Id } from '@ddak/domain';
import type { BoardCommand } from '../view/drop.ts';

/** What a person fixes of rows; each gives whether it was carried out. */
export interface RowActions {
  /** TT19, TT20: what a person fixes of rows. */
  joinRows(rowIds: readonly Id[]): boolean;
  separateRows(rowIds: readonly Id[]): boolean;
  pinRows(rowIds: readonly Id[], pinned: boolean): boolean;
  /** Null: it begins when the row above ends. */
  fixStart(rowId: Id, fixedStart: ClockMinutes | null): boolean;
  /** TT21: puts scenes aside, or takes them back. */
  parkScenes(sceneIds: readonly Id[], parked: boolean): boolean;
  /** Makes one row of all parts of a split scene again. */
  rejoin(rowId: Id): boolean;
}

type Perform = (command: BoardCommand, said: string) => boolean;

/** `undoable` offers to take back what was done. */
export const rowActions = (perform: Perform, undoable: Perform): RowActions => ({
  joinRows: (rowIds) =>
    undoable({ name: 'joinRows', args: { rowIds: [...rowIds] } }, '함께 찍도록 묶었어요.'),
  separateRows: (rowIds) =>
    undoable({ name: 'separateRows', args: { rowIds: [...rowIds] } }, '묶음을 풀었어요.'),
  pinRows: (rowIds, pinned) =>
    perform(
      { name: 'pinRows', args: { rowIds: [...rowIds], pinned } },
      pinned ? '이 날에 고정했어요.' : '고정을 풀었어요.',
    ),
  fixStart: (rowId, fixedStart) =>
    perform(
      { name: 'editRow', args: { rowId, patch: { fixedStart } } },
      fixedStart === null ? '시작 시각을 풀었어요.' : `${formatClock(fixedStart)} 시작으로 고정했어요.`,
    ),
  parkScenes: (sceneIds, parked) =>
    undoable(
      { name: parked ? 'parkScenes' : 'unparkScenes', args: { sceneIds: [...sceneIds] } },
      parked ? `${sceneIds.length}씬을 보류했어요.` : `${sceneIds.length}씬이 다시 날을 기다려요.`,
    ),
  rejoin: (rowId) => undoable({ name: 'rejoinRow', args: { rowId } }, '나눈 씬을 합쳤어요.'),
});
