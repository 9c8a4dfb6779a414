import type { Id } from '../../kernel/id.ts';
import type { ProjectState } from '../../state.ts';
import { rowsOf } from '../rows-of.ts';
import type { TimetableRow } from '../timetable.ts';
import type { ListedDay } from './listed-day.ts';

/** TT31: what a list says of the scenes of a day; what it does not speak of is not in it. */
export const notesOfScenes = ({
  sceneIds,
  sceneNotes,
}: Pick<ListedDay, 'sceneIds' | 'sceneNotes'>): ReadonlyMap<Id, string> =>
  new Map(sceneIds.flatMap((id, at) => (sceneNotes[at] ? [[id, sceneNotes[at]] as const] : [])));

/** TT31: a row takes the note of its scene where it has none. */
export function notePatch(
  { note, sceneData }: TimetableRow,
  notes: ReadonlyMap<Id, string>,
): Partial<TimetableRow> {
  const listed = sceneData === null ? undefined : notes.get(sceneData);
  return note === '' && listed !== undefined ? { note: listed } : {};
}

/** The rows of a day whose scene has got a note on the way from one state to the other. */
export const notedRows = (before: ProjectState, after: ProjectState, dayId: Id): TimetableRow[] =>
  rowsOf(after, dayId).filter(
    ({ _id, note, sceneData }) =>
      sceneData !== null && note !== '' && note !== before.timetableRow.get(_id)?.note,
  );
