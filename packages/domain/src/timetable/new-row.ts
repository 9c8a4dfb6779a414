import type { Id } from '../kernel/id.ts';
import type { PhaseData, TimetableRow } from './timetable.ts';

const blank = {
  phaseData: null,
  sceneData: null,
  minutes: null,
  part: null,
  joinedWith: null,
  fixedStart: null,
  pinned: false,
  note: '',
  actualStart: null,
  actualEnd: null,
  state: 'planned',
} as const;

/** A row of kind `scene`, as it stands when it is put on a day. */
export const sceneRow = (
  rowId: Id,
  projectId: Id,
  timetableId: Id,
  orderKey: string,
  sceneId: Id,
): TimetableRow => ({
  _id: rowId,
  projectId,
  timetableId,
  orderKey,
  ...blank,
  rowType: 'scene',
  sceneData: sceneId,
});

/** A row of kind `phase` (집합, 식사, 이동 …). */
export const phaseRow = (
  rowId: Id,
  projectId: Id,
  timetableId: Id,
  orderKey: string,
  phaseData: PhaseData,
): TimetableRow => ({ _id: rowId, projectId, timetableId, orderKey, ...blank, rowType: 'phase', phaseData });
