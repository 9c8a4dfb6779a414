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

/** TT34: the row on which what another was to shoot comes anew: the same part, by the scene's own minutes where some of it is shot. */
export const sceneRowAnew = (
  rowId: Id,
  { projectId, sceneData, part, minutes, state }: TimetableRow & { readonly sceneData: Id },
  timetableId: Id,
  orderKey: string,
): TimetableRow => ({
  ...sceneRow(rowId, projectId, timetableId, orderKey, sceneData),
  part,
  minutes: state === 'dropped' ? minutes : null,
});

/** A row of kind `phase` (집합, 식사, 이동 …). */
export const phaseRow = (
  rowId: Id,
  projectId: Id,
  timetableId: Id,
  orderKey: string,
  phaseData: PhaseData,
): TimetableRow => ({ _id: rowId, projectId, timetableId, orderKey, ...blank, rowType: 'phase', phaseData });
