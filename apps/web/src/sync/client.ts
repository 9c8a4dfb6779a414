import type { ArgsOf, CommandName, Id } from '@ddak/domain';
import { PROTOCOL_VERSION, type UndoArgs } from '@ddak/protocol';
import { restoreCopy } from './apply-feed.ts';
import { type ClientCell, createCell, type ProjectClientState } from './client-cell.ts';
import { runCommands } from './command/run-command.ts';
import { type Follower, followFeed } from './follow-feed.ts';
import { judgeQueue, markPending, rejectCommand } from './judge-queue.ts';
import type { SyncPorts, TabMessage } from './ports.ts';
import type { Ran } from './project-session.ts';
import { type Actor, adoptOutbox, withdraw } from './replica.ts';
import { type Sender, sendOutbox } from './send-outbox.ts';
import { takeFeed } from './take-feed.ts';

export interface ProjectClient {
  state(): ProjectClientState;
  /** Hears every new state; the answer stops it. */
  subscribe(heard: (state: ProjectClientState) => void): () => void;
  /** Opens what lies on the device, then follows the feed and sends the outbox. Resolves when the device is read. */
  start(): Promise<void>;
  /** The line or the session may be back: tries at once. */
  wake(): void;
  /** Plans at once and queues. Refused here: nothing is sent. */
  run<N extends CommandName>(name: N, args: ArgsOf<N>): Ran;
  hold<N extends CommandName>(name: N, args: ArgsOf<N>, until: Id): Ran;
  drop(commandId: Id): boolean;
  undo(): Promise<void>;
  undoCommand(commandId: Id): Promise<void>;
  redo(): Promise<void>;
  takeBack(args: UndoArgs): Id;
  dismissNote(id: Id): void;
  /** Who has removed a row lately; null: nobody knows. */
  whoRemoved(id: Id): Id | null;
  stop(): void;
}

export interface ProjectClientOptions {
  readonly projectId: Id;
  readonly actor: Actor;
  /** A call came back with 401: the session wants renewing, and `wake` after it. */
  readonly onSignedOut?: () => void;
}

/** How long the feed may lag behind an answer before it is asked again. */
const LAG_MS = 5_000;
/** How long a storage that failed is left alone. */
const MEND_MS = 5_000;

/**
 * Drives one project: what a person does is on the screen at once, in the outbox before it is sent, and leaves both
 * when the server's log has it. Knows no DOM, clock or network: see `ports.ts`.
 */
export function createProjectClient(ports: SyncPorts, options: ProjectClientOptions): ProjectClient {
  const cell = createCell(ports, options.projectId, options.actor);
  const signedOut = () => options.onSignedOut?.();
  const ends: (() => void)[] = [];
  let sender: Sender | null = null;

  const follower = follow(cell, ports, {
    signedOut,
    onLine: () => sender?.kick(),
    onEnd: () => sender?.stop(),
    // It does not say which commands it holds; what another tab has seen judged is in the outbox no more.
    onSnapshot: () => void reloadOutbox(),
  });
  const watchLag = lagWatch(cell, ports, follower);
  const judge = (results: Parameters<typeof judgeQueue>[1]) => {
    judgeQueue(cell, results, ports.clock.now());
    watchLag();
  };
  const reloadOutbox = async () => {
    if (await cell.disk.writeAgain()) ports.tabs.tell({ kind: 'outboxChanged' });
    const records = await cell.disk.list();
    if (cell.disk.needsMending()) mendDisk();
    if (!records) return 0;
    const stale = new Set(records.filter(({ _id }) => cell.hasLeft(_id)).map(({ _id }) => _id));
    const living = records.filter(({ _id }) => !stale.has(_id));
    cell.setReplica(adoptOutbox(cell.get().replica, living));
    sender?.kick();
    // A device that could not forget what was judged: another tab would show it for ever.
    if (stale.size > 0 && (await cell.disk.remove([...stale]))) ports.tabs.tell({ kind: 'outboxChanged' });
    return living.length;
  };
  let mending = false;
  const mendDisk = () => {
    if (mending) return;
    mending = true;
    ports.clock.after(MEND_MS, () => {
      mending = false;
      if (!cell.stopped()) void reloadOutbox();
    });
  };
  cell.whenDiskFails(mendDisk);
  const hearTab = (message: TabMessage) => {
    if (message.kind === 'judged') judge(message.results);
    else void reloadOutbox();
  };
  const becomeSender = () => {
    if (cell.stopped() || sender) return;
    sender = send(cell, ports, { signedOut, judge });
    void reloadOutbox();
  };
  const running = runCommands(cell, ports.clock.now, () => {
    ports.tabs.tell({ kind: 'outboxChanged' });
    sender?.kick();
  });

  return {
    ...running,
    state: cell.get,
    subscribe: cell.subscribe,
    dismissNote: cell.dismissNote,
    whoRemoved: cell.removers.whoRemoved,
    async start() {
      const contents = await cell.disk.load();
      const restored = contents && restoreCopy(cell.get().replica, contents);
      if (contents && restored)
        cell.setReplica(restored, { phase: 'ready', savedAt: (contents.tail.at(-1) ?? contents.base).at });
      // The tab that wrote these may have died before it could tell.
      if ((await reloadOutbox()) > 0) ports.tabs.tell({ kind: 'outboxChanged' });
      if (cell.stopped()) return;
      ends.push(ports.tabs.lead(becomeSender), ports.tabs.listen(hearTab));
      follower.start();
    },
    wake() {
      follower.wake();
      sender?.kick();
    },
    stop() {
      cell.stop();
      follower.stop();
      sender?.stop();
      for (const end of ends) end();
    },
  };
}

function follow(
  cell: ClientCell,
  ports: SyncPorts,
  on: { signedOut(): void; onLine(): void; onEnd(): void; onSnapshot(): void },
): Follower {
  const { clock } = ports;
  return followFeed({
    ports,
    projectId: cell.get().replica.projectId,
    position() {
      const { seq, epoch, shape } = cell.get().replica;
      return { seq, epoch, version: PROTOCOL_VERSION, shape };
    },
    take(message, first) {
      const effect = takeFeed(cell, message, first, clock.now());
      if (effect === 'ended') on.onEnd();
      if (effect === 'applied' && message.kind === 'snapshot') on.onSnapshot();
      return effect;
    },
    alive() {
      const wasAway = cell.get().connection !== 'online';
      cell.change({ connection: 'online', savedAt: clock.now() });
      if (wasAway) on.onLine();
    },
    lost: () => cell.change({ connection: 'offline' }),
    signedOut: on.signedOut,
    denied() {
      cell.disk.erase();
      cell.change({ phase: 'denied' });
      on.onEnd();
    },
  });
}

function send(
  cell: ClientCell,
  ports: SyncPorts,
  on: { signedOut(): void; judge(results: Parameters<typeof judgeQueue>[1]): void },
): Sender {
  return sendOutbox({
    ports,
    projectId: cell.get().replica.projectId,
    queue: () => cell.get().replica.pending,
    async attempt(ids) {
      const allowed = await cell.disk.attempt(ids);
      markPending(cell, new Set(allowed), { attempted: true });
      // Another tab has taken these back, or has seen them judged.
      const gone = ids.filter((id) => !allowed.includes(id));
      if (gone.length > 0) cell.setReplica(withdraw(cell.get().replica, new Set(gone)));
      return allowed;
    },
    judged(results) {
      on.judge(results);
      ports.tabs.tell({ kind: 'judged', results });
    },
    rejected: (command, message) => rejectCommand(cell, command, message),
    failed(kind) {
      cell.change({ unsendable: true });
      if (kind === 'signedOut') on.signedOut();
    },
  });
}

/** An answer names the seq that must come down: a feed that stays behind it has lost something, and is asked again. */
function lagWatch(cell: ClientCell, { clock }: SyncPorts, follower: Follower): () => void {
  let waiting = false;
  const lags = () => cell.get().replica.pending.some(({ judgedAt }) => judgedAt !== undefined);
  const watch = () => {
    if (waiting || !lags()) return;
    waiting = true;
    clock.after(LAG_MS, () => {
      waiting = false;
      if (cell.stopped() || !lags()) return;
      follower.again();
      watch();
    });
  };
  return watch;
}
