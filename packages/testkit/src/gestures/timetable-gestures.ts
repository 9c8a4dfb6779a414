import {
  checkBoard,
  DAY_KINDS,
  EMPTIED_DAYS,
  PHASE_KINDS,
  type PhaseData,
  ROW_STATES,
  UNITS,
} from '@ddak/domain';
import type { GesturesFor } from './gesture.ts';
import type { Hand } from './hand.ts';

const phaseData = (hand: Hand): PhaseData => ({
  kind: hand.one(PHASE_KINDS),
  label: hand.word(),
  minutes: hand.int(10, 90),
  note: '',
});

const newRows = (hand: Hand, most: number, least = 0) =>
  Array.from({ length: hand.int(least, most) }, () => ({ rowId: hand.newId(), phaseData: phaseData(hand) }));

export const timetableGestures = {
  addBoard: (hand) => ({ boardId: hand.newId(), name: `${hand.int(2, 9)}안` }),
  copyBoard: (hand) => {
    const fromBoardId = hand.rowId('board');
    return fromBoardId ? { fromBoardId, boardId: hand.newId(), name: `${hand.int(2, 9)}안` } : null;
  },
  editBoard: (hand) => {
    const boardId = hand.rowId('board');
    return boardId ? { boardId, patch: { name: `${hand.int(2, 9)}안 ${hand.word()}` } } : null;
  },
  makeBoardCurrent: (hand) => {
    const boardId = hand.rowId('board');
    return boardId ? { boardId } : null;
  },
  finishProposal: (hand) => {
    const boardId = hand.rowId('board');
    return boardId ? { boardId, found: hand.int(0, 3) } : null;
  },
  removeBoard: (hand) => {
    const boardId = hand.rowId('board');
    return boardId ? { boardId } : null;
  },
  addTimetable: (hand) => {
    const boardId = hand.rowId('board');
    const day = { tableDate: hand.date(), unit: hand.one(UNITS), dayKind: hand.one(DAY_KINDS) };
    const rows = newRows(hand, 2);
    return boardId
      ? { timetableId: hand.newId(), boardId, ...day, calltime: hand.one([null, 360]), rows }
      : null;
  },
  addTimetables: (hand) => {
    const boardId = hand.rowId('board');
    const dates = [...new Set([hand.date(), hand.date()])];
    const day = { unit: hand.one(UNITS), dayKind: hand.one(DAY_KINDS), calltime: null };
    const days = dates.map((tableDate) => ({
      ...{ timetableId: hand.newId(), boardId: boardId ?? '', tableDate, rows: newRows(hand, 2) },
      ...day,
    }));
    return boardId ? { days } : null;
  },
  breakDays: (hand) => {
    // A day without rows has nothing to end earlier.
    const rowId = hand.rowId('timetableRow');
    const timetableId = (rowId && hand.view.timetableRow.get(rowId)?.timetableId) ?? hand.rowId('timetable');
    const newDays = Array.from({ length: hand.int(3, 12) }, () => ({
      timetableId: hand.newId(),
      rows: newRows(hand, 2),
    }));
    const by =
      rowId && hand.one([true, false])
        ? ({ kind: 'hand', beforeRowId: rowId } as const)
        : hand.one([
            { kind: 'minutes', most: hand.int(30, 120) } as const,
            { kind: 'eighths', most: hand.int(1, 16) } as const,
          ]);
    return timetableId ? { timetableId, by, newDays } : null;
  },
  importDays: (hand) => {
    const boardId = hand.rowId('board');
    const dates = [...new Set([hand.date(), hand.date()])];
    const days = dates.map((tableDate) => ({
      ...{ tableDate, dayKind: hand.one(DAY_KINDS), calltime: hand.one([null, 360]) },
      unit: hand.one(UNITS),
      sceneIds: hand.rowIds('scene', 3),
      note: hand.one(['', hand.word()]),
      sceneNotes: [hand.one(['', hand.word()])],
    }));
    return boardId ? { boardId, days } : null;
  },
  editTimetable: (hand) => {
    const timetableId = hand.rowId('timetable');
    const patch = hand.patch({
      tableDate: () => hand.date(),
      unit: () => hand.one(UNITS),
      calltime: () => hand.int(240, 1080),
      note: () => hand.word(),
      locked: () => hand.one([true, false, false]),
    });
    return timetableId ? { timetableId, patch } : null;
  },
  removeTimetable: (hand) => {
    const timetableId = hand.rowId('timetable');
    return timetableId ? { timetableId } : null;
  },
  swapTimetables: (hand) => {
    const timetableId = hand.rowId('timetable');
    const boardId = hand.view.timetable.get(timetableId ?? '')?.boardId;
    const others = [...hand.view.timetable.values()].filter(
      (day) => day.boardId === boardId && day._id !== timetableId,
    );
    return timetableId && others.length > 0 ? { timetableId, withTimetableId: hand.one(others)._id } : null;
  },
  arrangeDay: (hand) => {
    const timetableId = hand.rowId('timetable');
    const here = [...hand.view.timetableRow.values()].filter((row) => row.timetableId === timetableId);
    if (!timetableId || here.length === 0) return null;
    const rowIds = here.map(({ _id }) => _id).toReversed();
    return { timetableId, rowIds, calltime: hand.one([null, 510]) };
  },
  giveOwnDay: (hand) => {
    const rowIds = hand.rowIds('timetableRow', 2);
    const rows = hand.rowIds('scene', 2).map((sceneId) => ({ rowId: hand.newId(), sceneId }));
    const boardId = hand.rowId('board');
    if (rowIds.length === 0 || rows.length === 0 || !boardId) return null;
    const cargo = hand.one([
      { kind: 'rows', rowIds } as const,
      { kind: 'scenes', rows } as const,
      { kind: 'split', rowId: rowIds[0]!, secondRowId: hand.newId() } as const,
    ]);
    const empty = [...hand.view.timetable.values()].filter(({ _id }) =>
      [...hand.view.timetableRow.values()].every((row) => row.timetableId !== _id || row.rowType === 'phase'),
    );
    const calltime = hand.one([null, 1020]);
    if (empty.length > 0 && hand.one([true, false]))
      return { cargo, timetableId: hand.one(empty)._id, calltime, newDay: null };
    const newDay = { boardId, tableDate: hand.date(), unit: hand.one(UNITS), rows: newRows(hand, 2) };
    return { cargo, timetableId: hand.newId(), calltime, newDay };
  },
  allocateScenes: (hand) => {
    const timetableId = hand.rowId('timetable');
    const rows = hand.rowIds('scene', 3).map((sceneId) => ({ rowId: hand.newId(), sceneId }));
    const afterRowId = hand.rowIdOrNull('timetableRow');
    return timetableId && rows.length > 0 ? { timetableId, afterRowId, rows } : null;
  },
  addPhaseRow: (hand) => {
    const timetableId = hand.rowId('timetable');
    const afterRowId = hand.rowIdOrNull('timetableRow');
    return timetableId ? { rowId: hand.newId(), timetableId, afterRowId, phaseData: phaseData(hand) } : null;
  },
  addPhaseRows: (hand) => {
    const timetableId = hand.rowId('timetable');
    return timetableId ? { timetableId, rows: [...newRows(hand, 2), ...newRows(hand, 1, 1)] } : null;
  },
  editDayDefaults: (hand) => ({
    patch: hand.patch({
      arrivalLeadMinutes: () => hand.int(0, 120),
      makeupLeadMinutes: () => hand.int(0, 120),
      wardrobeLeadMinutes: () => hand.one([null, 30]),
      unknownMoveMinutes: () => hand.int(0, 120),
      dayRowSets: () => [{ name: hand.word(), rows: [phaseData(hand), phaseData(hand)] }],
    }),
  }),
  acceptProposal: (hand) => {
    const timetableId = hand.rowId('timetable');
    const there = hand
      .rowIds('timetableRow', 2)
      .map((rowId, i) => ({ rowId, sceneId: null, phaseData: i === 0 ? phaseData(hand) : null }));
    const scenes = hand
      .rowIds('scene', 3)
      .map((sceneId) => ({ rowId: hand.newId(), sceneId, phaseData: null }));
    const meal = { rowId: hand.newId(), sceneId: null, phaseData: phaseData(hand) };
    const day = { calltime: hand.one([null, hand.int(240, 1080)]), rows: [...scenes, ...there, meal] };
    const removeRowIds = hand.rowIds('timetableRow', 2);
    const emptied = EMPTIED_DAYS[removeRowIds.length];
    return timetableId ? { days: [{ timetableId, ...day }], removeRowIds, emptied } : null;
  },
  moveRows: (hand) => {
    const rowIds = hand.rowIds('timetableRow', 3);
    const toTimetableId = hand.rowId('timetable');
    const afterRowId = hand.rowIdOrNull('timetableRow');
    return toTimetableId && rowIds.length > 0 ? { rowIds, toTimetableId, afterRowId } : null;
  },
  editRow: (hand) => {
    const rowId = hand.rowId('timetableRow');
    const patch = hand.patch({
      minutes: () => hand.int(10, 240),
      pinned: () => hand.one([true, false]),
      joinedWith: () => hand.rowIdOrNull('timetableRow'),
      fixedStart: () => hand.one([null, hand.int(300, 1200)]),
      phaseData: () => phaseData(hand),
    });
    return rowId ? { rowId, patch } : null;
  },
  recordRow: (hand) => {
    const rowId = hand.rowId('timetableRow');
    const patch = hand.patch({
      state: () => hand.one(ROW_STATES),
      actualStart: () => hand.int(300, 1200),
      actualEnd: () => hand.int(300, 1200),
    });
    return rowId ? { rowId, patch } : null;
  },
  removeRows: (hand) => {
    const rowIds = hand.rowIds('timetableRow', 3);
    return rowIds.length > 0 ? { rowIds } : null;
  },
  splitRow: (hand) => {
    const { timetable, timetableRow } = hand.view;
    // A scene's row that is whole, mostly: no other can be split.
    const whole = [...timetableRow.values()].filter(
      (row) => row.sceneData !== null && row.part === null && !timetable.get(row.timetableId)?.locked,
    );
    const rowId =
      whole.length > 0 && hand.random.chance(0.8) ? hand.one(whole)._id : hand.rowId('timetableRow');
    const from = timetable.get(timetableRow.get(rowId ?? '')?.timetableId ?? '');
    // Of many boards few days are of the row's own: mostly it is one of those.
    const days = [...timetable.values()].filter(({ boardId }) => boardId === from?.boardId);
    const toTimetableId = days.length > 0 ? hand.one(days)._id : hand.rowId('timetable');
    const afterRowId = hand.rowIdOrNull('timetableRow');
    const share = hand.random.chance(0.3) ? { firstMinutes: hand.int(1, 400) } : {};
    return rowId && toTimetableId
      ? { rowId, secondRowId: hand.newId(), toTimetableId, afterRowId, ...share }
      : null;
  },
  rejoinRow: (hand) => {
    // Few rows are parts: mostly it is one of them that is made whole.
    const parts = [...hand.view.timetableRow.values()].filter((row) => row.part !== null);
    const rowId = hand.rowId('timetableRow');
    if (parts.length > 0) return { rowId: hand.one(parts)._id };
    return rowId ? { rowId } : null;
  },
  parkScenes: (hand) => {
    const sceneIds = hand.rowIds('scene', 2);
    return sceneIds.length > 0 ? { sceneIds } : null;
  },
  unparkScenes: (hand) => {
    const parked = [...hand.view.scene.values()].filter(({ status }) => status === 'parked');
    const sceneIds = parked.length > 0 ? [hand.one(parked)._id] : hand.rowIds('scene', 2);
    return sceneIds.length > 0 ? { sceneIds } : null;
  },
  joinRows: (hand) => {
    const scenes = [...hand.view.timetableRow.values()].filter((row) => row.sceneData !== null);
    const days = [...Map.groupBy(scenes, (row) => row.timetableId).values()].filter((day) => day.length > 1);
    if (days.length === 0) return null;
    const day = hand.one(days);
    return { rowIds: [hand.one(day)._id, hand.one(day)._id, hand.one(day)._id] };
  },
  separateRows: (hand) => {
    const joined = [...hand.view.timetableRow.values()].filter((row) => row.joinedWith !== null);
    const rowId = joined.length > 0 ? hand.one(joined)._id : hand.rowId('timetableRow');
    return rowId ? { rowIds: [rowId] } : null;
  },
  pinRows: (hand) => {
    const rowIds = hand.rowIds('timetableRow', 3);
    return rowIds.length > 0 ? { rowIds, pinned: hand.one([true, false]) } : null;
  },
  acceptFinding: (hand) => {
    const timetableId = hand.rowId('timetable');
    if (!timetableId) return null;
    // Mostly what the list shows; now and then what has gone from it meanwhile.
    const day = hand.view.timetable.get(timetableId);
    const shown = day ? (checkBoard(hand.view, day.boardId).get(timetableId) ?? []) : [];
    const finding = shown.length > 0 ? hand.one(shown) : null;
    return {
      acceptedId: hand.newId(),
      timetableId,
      ruleId: finding?.ruleId ?? 'shootDay',
      subject: finding?.subject ?? '',
      tableDate: day?.tableDate ?? hand.date(),
      severity: finding?.severity ?? 'hard',
      rowIds: [...(finding?.rowIds ?? [])],
      excess: finding?.excess ?? hand.int(0, 120),
      reason: hand.word(),
    };
  },
  withdrawAcceptance: (hand) => {
    const acceptedId = hand.rowId('acceptedFinding');
    return acceptedId ? { acceptedId } : null;
  },
} satisfies GesturesFor<
  | 'addBoard'
  | 'copyBoard'
  | 'editBoard'
  | 'makeBoardCurrent'
  | 'finishProposal'
  | 'removeBoard'
  | 'addTimetable'
  | 'addTimetables'
  | 'breakDays'
  | 'importDays'
  | 'editTimetable'
  | 'removeTimetable'
  | 'swapTimetables'
  | 'arrangeDay'
  | 'giveOwnDay'
  | 'allocateScenes'
  | 'addPhaseRow'
  | 'addPhaseRows'
  | 'editDayDefaults'
  | 'acceptProposal'
  | 'moveRows'
  | 'editRow'
  | 'recordRow'
  | 'removeRows'
  | 'splitRow'
  | 'rejoinRow'
  | 'parkScenes'
  | 'unparkScenes'
  | 'joinRows'
  | 'separateRows'
  | 'pinRows'
  | 'acceptFinding'
  | 'withdrawAcceptance'
>;
