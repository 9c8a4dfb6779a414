import {
  type ArgsOf,
  type DateText,
  type DayRowSet,
  endOfPhases,
  type Id,
  josa,
  nameOfDay,
  type PhaseData,
  type PlanFinding,
  type PlanFix,
  type ProjectState,
  searchFix,
  shortDate,
  type Timetable,
  type TimetableRow,
} from '@ddak/domain';
import { announce, toastAction } from '@ddak/ui';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { newId, useMe, useProjectId, useSendCommand, useUndo } from '../../../sync/hooks.ts';
import { takeDay } from '../compare/take-day.ts';
import { takeScene } from '../compare/take-scene.ts';
import { type BoardCommand, dropCommand } from '../view/drop.ts';
import { sayDrop } from '../view/say-drop.ts';
import { type BreakActions, breakActions } from './break-actions.ts';
import { type DropActions, dropActions } from './drop-actions.ts';
import { type LightAction, lightAction } from './light-action.ts';
import { type OwnDayAction, ownDayAction } from './own-day-action.ts';
import { type RowActions, rowActions } from './row-actions.ts';

export type RowPatch = ArgsOf<'editRow'>['patch'];
export type DayPatch = ArgsOf<'editTimetable'>['patch'];

/** Everything that can be done on the board. Each gives whether it was carried out here; a refusal shows its reason. */
export interface BoardActions extends DropActions, RowActions, BreakActions, OwnDayAction, LightAction {
  editRow(row: TimetableRow, patch: RowPatch): boolean;
  /** Adds a 일정 줄 after a row, or with null at the end of the day (DR3). */
  addPhase(timetableId: Id, afterRowId: Id | null, phaseData: PhaseData): boolean;
  /** Makes days, each with the same 일정 줄. */
  addDays(
    days: readonly Omit<ArgsOf<'addTimetable'>, 'timetableId' | 'boardId'>[],
    rows: readonly PhaseData[],
  ): Id[];
  /** DR4: puts rows of a set onto a day that stands. */
  fillDay(timetableId: Id, rows: readonly PhaseData[]): boolean;
  saveRowSets(sets: DayRowSet[]): boolean;
  editDay(day: Timetable, patch: DayPatch): boolean;
  /** Moves a whole day to a date that is free. */
  moveDay(day: Timetable, date: DateText): boolean;
  /** TT17: the two change dates with each other. */
  swapDays(timetableId: Id, withTimetableId: Id): boolean;
  removeDay(day: Timetable): boolean;
  openCallsheet(timetableId: Id): void;
  /** HI3: what was done to it, and to what names it. */
  openHistory(object: Id): void;
  /** PC8: tries one change a step on the plan as it is now. */
  searchFix(finding: PlanFinding): Generator<undefined, PlanFix | null>;
  fix(fix: PlanFix): boolean;
  /** Makes a day what it is on another board. */
  takeDay(fromDay: Id, toDay: Id): boolean;
  /** Puts a scene at the end of a day, or (null) back to those that wait, wherever it stands on this board. */
  takeScene(sceneId: Id, toDay: Id | null): boolean;
  /** PC9: lives with a finding, for a reason; and takes that back. */
  accept(finding: PlanFinding, reason: string): boolean;
  withdraw(acceptedId: Id): boolean;
}

const newRows = (rows: readonly PhaseData[]) => rows.map((phaseData) => ({ rowId: newId(), phaseData }));

const moveDay = (timetableId: Id, tableDate: DateText): BoardCommand => ({
  name: 'editTimetable',
  args: { timetableId, patch: { tableDate } },
});
const swapDays = (timetableId: Id, withTimetableId: Id): BoardCommand => ({
  name: 'swapTimetables',
  args: { timetableId, withTimetableId },
});

const wordsOfMove = (state: ProjectState, day: Timetable, date: DateText): string =>
  `${josa(nameOfDay(state, day), '을/를')} ${josa(shortDate(date), '으로/로')} 옮겼어요.`;

/** `state` is the view that the board is drawn from. The object stays the same from render to render. */
export function useBoardActions(state: ProjectState, boardId: Id): BoardActions {
  const run = useSendCommand();
  const undo = useUndo();
  const projectId = useProjectId();
  const me = useMe();
  const navigate = useNavigate();
  const latest = useRef({ state, run, undo, navigate });
  latest.current = { state, run, undo, navigate };
  return useMemo(() => {
    const context = () => ({ projectId, actorId: me._id, actorName: me.name, now: Date.now() });
    /** Runs a command; says so only where the plan shows that something will change. Null: nothing will. */
    const send = (command: BoardCommand, said?: string): Id | null => {
      const { _id, kind } = latest.current.run(command.name, command.args as never);
      if (kind === 'changes' && said) announce(said);
      return kind === 'changes' ? _id : null;
    };
    const perform = (command: BoardCommand, said?: string): boolean => send(command, said) !== null;
    const offerUndo = (sent: Id | null, message: string): boolean => {
      if (sent) toastAction(message, '되돌리기', () => latest.current.undo.undoCommand(sent));
      return sent !== null;
    };
    const undoable = (command: BoardCommand, said: string) => offerUndo(send(command), said);
    const now = () => latest.current.state;
    return {
      ...dropActions({ now, context, newId, send, offerUndo }),
      editRow: (row, patch) => perform({ name: 'editRow', args: { rowId: row._id, patch } }, '고쳤어요.'),
      addPhase(timetableId, asked, phaseData) {
        const afterRowId = asked ?? endOfPhases(now(), timetableId, phaseData);
        return perform(
          { name: 'addPhaseRow', args: { rowId: newId(), timetableId, afterRowId, phaseData } },
          `${phaseData.label || phaseData.kind} 줄을 넣었어요.`,
        );
      },
      addDays(wanted, rows) {
        const days = wanted.map((day) => ({ ...day, timetableId: newId(), boardId, rows: newRows(rows) }));
        const isMade = days.length > 0 && perform({ name: 'addTimetables', args: { days } });
        return isMade ? days.map(({ timetableId }) => timetableId) : [];
      },
      fillDay: (timetableId, rows) =>
        perform({ name: 'addPhaseRows', args: { timetableId, rows: newRows(rows) } }, '일정 줄을 넣었어요.'),
      saveRowSets: (dayRowSets) =>
        perform({ name: 'editDayDefaults', args: { patch: { dayRowSets } } }, '묶음을 저장했어요.'),
      editDay: (day, patch) =>
        perform({ name: 'editTimetable', args: { timetableId: day._id, patch } }, '고쳤어요.'),
      moveDay: (day, date) => undoable(moveDay(day._id, date), wordsOfMove(now(), day, date)),
      swapDays: (one, other) => offerUndo(send(swapDays(one, other)), '두 날을 맞바꿨어요.'),
      removeDay: (day) =>
        offerUndo(send({ name: 'removeTimetable', args: { timetableId: day._id } }), '촬영일을 지웠어요.'),
      openCallsheet(timetableId) {
        const sheets = [...latest.current.state.callsheet.values()];
        const known = sheets.find((sheet) => sheet.timetable === timetableId)?._id;
        const callsheetId = known ?? newId();
        if (known || perform({ name: 'makeCallsheet', args: { callsheetId, timetableId } }))
          latest.current.navigate(`/projects/${projectId}/callsheets/${callsheetId}`);
      },
      openHistory: (object) => latest.current.navigate(`/projects/${projectId}/history?object=${object}`),
      searchFix: (finding) => searchFix(latest.current.state, finding, context(), newId),
      takeDay(fromDay, toDay) {
        const command = takeDay(latest.current.state, fromDay, toDay, newId);
        return command !== null && offerUndo(send(command), '다른 안의 날을 가져왔어요.');
      },
      takeScene(sceneId, toDay) {
        const { cargo, target } = takeScene(latest.current.state, boardId, sceneId, toDay);
        const command = dropCommand(cargo, target, newId);
        return command !== null && offerUndo(send(command), sayDrop(latest.current.state, cargo, target));
      },
      ...rowActions(perform, undoable),
      ...breakActions(now, newId, (command, said) => offerUndo(send(command, said), said)),
      ...ownDayAction(now, boardId, newId, undoable),
      ...lightAction(now, undoable),
      accept(finding, reason) {
        const day = latest.current.state.timetable.get(finding.timetableId);
        if (!day) return false;
        const { timetableId, ruleId, subject, severity, rowIds, excess } = finding;
        const facts = { timetableId, ruleId, subject, severity, rowIds: [...rowIds], excess };
        const args = { acceptedId: newId(), tableDate: day.tableDate, ...facts, reason };
        return offerUndo(send({ name: 'acceptFinding', args }), '감수했어요.');
      },
      withdraw: (acceptedId) =>
        offerUndo(send({ name: 'withdrawAcceptance', args: { acceptedId } }), '감수를 거뒀어요.'),
      fix: (fix) => offerUndo(send(fix.command), `고쳤어요: ${fix.label}.`),
    } satisfies BoardActions;
  }, [boardId, projectId, me]);
}
