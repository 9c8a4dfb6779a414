import {
  can,
  type Id,
  mayReadTable,
  type ProjectMember,
  type ProjectState,
  tableDefinition,
} from '@ddak/domain';
import { type FieldPlace, fieldKey, type ServerMessage } from '@ddak/protocol';
import type { SocketGuest } from '../../sync/feed/socket-guest.ts';

type Members = ReadonlyMap<Id, ProjectMember | undefined>;
type People = (ServerMessage & { kind: 'inFields' })['people'];

/** PR6: those in fields that stand in the project and that they may write: what they say of others is not believed. */
export function believed(
  fields: ReadonlyMap<Id, FieldPlace>,
  members: Members,
  state: ProjectState,
): ReadonlyMap<Id, FieldPlace> {
  const isSo = (userId: Id, { table, rowId }: FieldPlace): boolean =>
    state[table].has(rowId) && can(members.get(userId), 'write', tableDefinition(table).section);
  return new Map([...fields].filter(([userId, at]) => isSo(userId, at)));
}

/** Says to each tab which fields the others are in, and nothing that it has been told already. */
export class ToldFields {
  readonly #told = new WeakMap<SocketGuest, ReadonlyMap<Id, string>>();

  /** What is new to this tab; PR7: of what its person may not read nobody is in it. */
  newTo(guest: SocketGuest, member: ProjectMember, fields: ReadonlyMap<Id, FieldPlace>): People {
    const before = this.#told.get(guest);
    if (fields.size === 0 && !before?.size) return [];
    const named = mayReadTable(member, 'projectMember');
    const readable = [...fields].filter(
      ([userId, { table }]) => named && userId !== guest.userId && mayReadTable(member, table),
    );
    const now = new Map(readable.map(([userId, at]) => [userId, fieldKey(at)]));
    this.#told.set(guest, now);
    return [
      ...[...(before?.keys() ?? [])]
        .filter((userId) => !now.has(userId))
        .map((userId) => ({ userId, at: null })),
      ...readable
        .filter(([userId]) => now.get(userId) !== before?.get(userId))
        .map(([userId, at]) => ({ userId, at })),
    ];
  }

  /** It begins anew, and knows of nobody. */
  forget(guest: SocketGuest): void {
    this.#told.delete(guest);
  }
}
