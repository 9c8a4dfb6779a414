import { type Id, makeId } from '@ddak/domain';
import { UNDO } from '@ddak/protocol';
import { emptyUndoStack, type UndoStack } from './command/undo-stack.ts';
import { type DeviceDisk, openDisk } from './device-disk.ts';
import type { OutboxRecord } from './outbox.ts';
import type { GoneThings } from './outdone/gone-under.ts';
import type { RecentMoves } from './outdone/lost-moves.ts';
import { Removers } from './outdone/removers.ts';
import type { RecentSaves } from './outdone/replaced-saves.ts';
import type { SyncPorts } from './ports.ts';
import { type Actor, newReplica, type Replica } from './replica.ts';
import type { SyncNote, SyncStatus } from './status.ts';

/** One open project on this device, as its screens and its tests see it. */
export interface ProjectClientState {
  readonly phase: 'loading' | 'ready' | 'locked' | 'ended' | 'denied';
  readonly replica: Replica;
  /** Of the feed. */
  readonly connection: SyncStatus['connection'];
  /** The last call up got no answer: the feed may not know yet that the line is gone. */
  readonly unsendable: boolean;
  /** When what is shown was last known to be the server's, milliseconds since 1970. */
  readonly savedAt: number | null;
  readonly notes: readonly SyncNote[];
  readonly undo: UndoStack;
  /** PR8 */
  readonly saves: RecentSaves;
  /** PR10 */
  readonly moves: RecentMoves;
  /** SN13 */
  readonly gone: GoneThings;
}

/** The client's state and the one way to change it. */
export interface ClientCell {
  readonly disk: DeviceDisk;
  readonly removers: Removers;
  get(): ProjectClientState;
  change(patch: Partial<ProjectClientState>): void;
  /** Everything that changes the queue comes through here: what leaves it leaves the outbox too. */
  setReplica(replica: Replica, patch?: Partial<ProjectClientState>): void;
  /** Whether a command has left the queue before: a slower tab's outbox must not bring it back. */
  hasLeft(id: Id): boolean;
  /** `command` null: it is about none of them. */
  note(kind: SyncNote['kind'], command: Noted | null, message: string): void;
  /** The person has seen to it. */
  dismissNote(id: Id): void;
  nextId(): Id;
  subscribe(heard: (state: ProjectClientState) => void): () => void;
  /** The one who mends the disk: hears of every failure of it. */
  whenDiskFails(call: () => void): void;
  readonly stopped: () => boolean;
  stop(): void;
}

/** What a note tells of a command. `again`: what does it once more, where that is not the command as it was. */
type Noted = Pick<OutboxRecord, '_id' | 'name' | 'args' | 'about'> & {
  readonly again?: SyncNote['again'];
  readonly removed?: Id | null;
};

/** What can be done once more as it was. */
const AGAIN: readonly SyncNote['kind'][] = ['refused', 'replaced'];
const againOf = (kind: SyncNote['kind'], command: Noted | null): SyncNote['again'] =>
  AGAIN.includes(kind) && command && command.name !== UNDO ? command : null;
const NOTES_KEPT = 50;
const LEFT_REMEMBERED = 2_000;

export function createCell(ports: SyncPorts, projectId: Id, actor: Actor): ClientCell {
  const { clock, random } = ports;
  const listeners = new Set<(state: ProjectClientState) => void>();
  const left = new Set<Id>();
  let stopped = false;
  let state: ProjectClientState = {
    phase: 'loading',
    replica: newReplica(projectId, actor),
    connection: 'connecting',
    unsendable: false,
    savedAt: null,
    notes: [],
    undo: emptyUndoStack,
    saves: new Map(),
    moves: new Map(),
    gone: new Map(),
  };
  const nextId = () => makeId(clock.now(), random.bytes(10));
  const change: ClientCell['change'] = (patch) => {
    if (stopped) return;
    state = { ...state, ...patch };
    for (const heard of listeners) heard(state);
  };
  const note: ClientCell['note'] = (kind, command, message) => {
    const one: SyncNote = {
      _id: nextId(),
      kind,
      commandId: command?._id ?? null,
      command: command?.name ?? '',
      about: command?.about ?? '',
      again: command?.again !== undefined ? command.again : againOf(kind, command),
      removed: command?.removed ?? null,
      message,
      at: clock.now(),
    };
    change({ notes: [...state.notes, one].slice(-NOTES_KEPT) });
  };
  let onDiskFailure = () => {};
  const disk = openDisk(ports, () => {
    if (!state.notes.some(({ kind }) => kind === 'unsaved')) note('unsaved', null, CANNOT_STORE);
    onDiskFailure();
  });
  // A tab that has just read the outbox may hold these, with no other way to learn what became of them.
  const forget = async (ids: readonly Id[]) => {
    if (await disk.remove(ids)) ports.tabs.tell({ kind: 'outboxChanged' });
  };
  const setReplica: ClientCell['setReplica'] = (replica, patch = {}) => {
    const stays = new Set(replica.pending.map(({ _id }) => _id));
    const leaving = state.replica.pending.filter(({ _id }) => !stays.has(_id)).map(({ _id }) => _id);
    for (const id of leaving) left.add(id);
    for (const id of left) if (left.size > LEFT_REMEMBERED) left.delete(id);
    change({ ...patch, replica });
    if (leaving.length > 0) void forget(leaving);
  };
  return {
    disk,
    removers: new Removers(),
    get: () => state,
    change,
    setReplica,
    hasLeft: (id) => left.has(id),
    note,
    dismissNote: (id) => change({ notes: state.notes.filter(({ _id }) => _id !== id) }),
    nextId,
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    whenDiskFails(call) {
      onDiskFailure = call;
    },
    stopped: () => stopped,
    stop() {
      disk.flushCopy();
      stopped = true;
      listeners.clear();
    },
  };
}

const CANNOT_STORE = '이 기기에 저장하지 못하고 있어요. 보낼 것이 남아 있으면 창을 닫지 말아 주세요.';
