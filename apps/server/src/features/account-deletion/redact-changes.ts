import type { Id } from '@ddak/domain';

/** What stands where the name of somebody stood who has left. */
export const LEFT_NAME = '탈퇴한 사용자';

type Json = Readonly<Record<string, unknown>>;
interface LoggedChange {
  readonly table: string;
  readonly _id?: string;
  readonly row?: Json;
  readonly before?: Json;
  readonly after?: Json;
}

const NO_REQUEST = { message: '', teamId: null, roleTitle: '', phone: '' };

const SUBSTITUTES: Readonly<Record<string, Json>> = {
  projectMember: { name: LEFT_NAME },
  crew: { name: LEFT_NAME },
  personContact: { phone: '', email: '' },
  crewRequest: { name: LEFT_NAME, email: '', userRequest: NO_REQUEST },
};

const idOf = (change: LoggedChange): unknown => change._id ?? change.row?._id;

/** The rows in the changes that are about this user, by their ids: of any of them, every change is to be redacted. */
export function rowsAbout(changes: readonly LoggedChange[], userId: Id): string[] {
  return changes
    .filter(({ row, before, after }) =>
      [row, before, after].some((part) => part?.userId === userId || part?.user === userId),
    )
    .map((change) => String(idOf(change)));
}

/** The changes of one log entry with nothing personal left in the rows of those ids; null when nothing was there. */
export function redactChanges(
  changes: readonly LoggedChange[],
  ids: ReadonlySet<string>,
): readonly LoggedChange[] | null {
  let touched = false;
  const redacted = changes.map((change) => {
    const substitutes = SUBSTITUTES[change.table];
    if (!substitutes || !ids.has(String(idOf(change)))) return change;
    touched = true;
    const parts = (['row', 'before', 'after'] as const).flatMap((part) => {
      const old = change[part];
      return old ? [[part, { ...old, ...present(substitutes, old) }] as const] : [];
    });
    return { ...change, ...Object.fromEntries(parts) };
  });
  return touched ? redacted : null;
}

/** Only for the columns that the change speaks of. */
const present = (substitutes: Json, part: Json): Json =>
  Object.fromEntries(Object.entries(substitutes).filter(([column]) => column in part));
