import {
  type AnyRow,
  can,
  type Id,
  mayReadTarget,
  memberOf,
  TABLE_NAMES,
  type Target,
  tableDefinition,
} from '@ddak/domain';
import type { CommandResult, FeedMessage } from '@ddak/protocol';
import type { SyncNote } from '@ddak/web';
import { type SimWorld, truth } from './sim-world.ts';

/** A command that somebody made, and what became of it on the device where it was made. */
export interface MadeCommand {
  readonly _id: Id;
  readonly name: string;
  readonly userId: Id;
  readonly device: string;
  /** It was written into the outbox: from then on it must not get lost. */
  stored: boolean;
  /** Taken back by its maker before it was sent. */
  withdrawn: boolean;
}

const keyOf = (userId: Id, commandId: Id): string => `${userId}/${commandId}`;

/** What is said to who takes no part in a project, or of one that is not there. */
export const isToStranger = (result: CommandResult): boolean =>
  result.outcome === 'refused' && result.code === 'forbidden' && result.seq === 0;

type Told = Extract<FeedMessage, { kind: 'snapshot' | 'changes' }>;

const tablesOf = (message: Told) =>
  message.kind === 'snapshot'
    ? TABLE_NAMES.filter((table) => (message.tables[table]?.length ?? 0) > 0)
    : message.entries.flatMap((entry) => entry.changes.map(({ table }) => table));

/** CM1: the whole rows in a message that are asked about one by one. */
function rowsOnTargets(message: Told): readonly (AnyRow & Target)[] {
  const hanging = TABLE_NAMES.filter((table) => tableDefinition(table).onTarget);
  const rows =
    message.kind === 'snapshot'
      ? hanging.flatMap((table) => message.tables[table] ?? [])
      : message.entries.flatMap(({ changes }) =>
          changes.flatMap((one) => (one.op === 'insert' && hanging.includes(one.table) ? [one.row] : [])),
        );
  return rows as unknown as (AnyRow & Target)[];
}

/** Sees everything that the examination at the end needs to know, and reports at once what can never be right. */
export class Watch {
  readonly made = new Map<Id, MadeCommand>();
  /** By user and command: what the server said first. It must say the same ever after. */
  readonly answers = new Map<string, CommandResult>();
  /** Answers that have reached a living tab of their device. */
  readonly heard = new Map<string, CommandResult>();
  readonly notes = new Map<string, SyncNote[]>();
  readonly #world: SimWorld;

  constructor(world: SimWorld) {
    this.#world = world;
  }

  answered(userId: Id, results: readonly CommandResult[]): void {
    for (const result of results) {
      const key = keyOf(userId, result._id);
      // Who takes no part is remembered nowhere (AC13), and may take part by the time a double arrives.
      if (isToStranger(result)) continue;
      const before = this.answers.get(key);
      if (!before) this.answers.set(key, result);
      else if (JSON.stringify(before) !== JSON.stringify(result))
        this.fault(`${result._id} was answered ${JSON.stringify(before)}, then ${JSON.stringify(result)}`);
    }
  }

  acknowledged(userId: Id, results: readonly CommandResult[]): void {
    for (const result of results) this.heard.set(keyOf(userId, result._id), result);
  }

  /** A message on its way to somebody must hold nothing that they may not read as of now. */
  sent(userId: Id, message: FeedMessage): void {
    if (message.kind !== 'snapshot' && message.kind !== 'changes') return;
    const state = truth(this.#world).state;
    const member = memberOf(state, userId);
    // Rights that changed while it was being made: the epoch tells the client, and another message follows.
    if (member?.accessEpoch !== message.epoch) return;
    for (const table of new Set(tablesOf(message))) {
      const { section, ownerColumn } = tableDefinition(table);
      if (!ownerColumn && !can(member, 'read', section))
        this.fault(`${userId} is sent rows of ${table} without the right to read ${section}`);
    }
    for (const row of rowsOnTargets(message))
      if (!mayReadTarget(member, row))
        this.fault(`${userId} is sent what hangs on a ${row.targetKind} without the right to read that`);
  }

  register(command: Omit<MadeCommand, 'stored' | 'withdrawn'>): MadeCommand {
    const known = this.made.get(command._id);
    if (known) return known;
    const fresh = { ...command, stored: false, withdrawn: false };
    this.made.set(command._id, fresh);
    return fresh;
  }

  fault(what: string): void {
    this.#world.faults.push(what);
  }

  stored(id: Id): void {
    const made = this.made.get(id);
    if (made) made.stored = true;
  }

  takenBack(id: Id): void {
    const made = this.made.get(id);
    if (made) made.withdrawn = true;
  }
}
