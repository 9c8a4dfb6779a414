import { applyChanges, emptyState, type Id, type ProjectState } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import {
  type CommandWrite,
  IntegrityError,
  type LogEntry,
  Outdated,
  type SyncStore,
} from '../sync/sync-store.ts';
import { makeBoard, type TestActor, testCore } from './test-core.ts';

export interface StoreUnderTest {
  readonly store: SyncStore;
  /** Somebody whom the store knows as a user. */
  person(name: string): Promise<TestActor>;
}

/** Nobody takes part in projects that are nothing but a log. */
const asServer = true;

class Interruption extends Error {}

const plain = (state: ProjectState): unknown =>
  Object.fromEntries(
    Object.entries(state).map(([table, rows]) => [
      table,
      [...(rows as ReadonlyMap<string, unknown>)].sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  );

/** What every SyncStore promises. */
export function storeContract(name: string, make: () => StoreUnderTest): void {
  describe(`${name} keeps the promises of a store`, () => {
    const write = (userId: Id, entry: LogEntry | null, commandId: Id): CommandWrite => ({
      userId,
      at: 1,
      entry,
      jobs: [],
      result: entry
        ? { _id: commandId, outcome: 'committed', seq: entry.seq }
        : { _id: commandId, outcome: 'nothing', seq: 0 },
    });
    const entryOf = (actor: TestActor, seq: number, commandId: Id): LogEntry => ({
      seq,
      commandId,
      name: 'test',
      version: 1,
      actorId: actor._id,
      actorName: actor.name,
      at: 1,
      changes: [],
    });

    it('knows nothing of a project that was never made', async () => {
      const { store } = make();
      const projectId = newId();
      expect(await store.readSnapshot(projectId)).toBeNull();
      expect(await store.readLog(projectId, 0, 10)).toEqual([]);
      const senders = [{ userId: newId(), commandId: newId() }];
      const ask = { projectId, senders, knownSeq: null, create: false, asServer };
      expect(await store.inTransaction((transaction) => transaction.open(ask))).toBeNull();
    });

    it('gives back the rows, the seq and the log of what was committed', async () => {
      const { store, person } = make();
      const test = testCore(store);
      const owner = await person('김하은');
      const { projectId } = await makeBoard(test, owner);
      const snapshot = await store.readSnapshot(projectId);
      const log = await store.readLog(projectId, 0, 100);
      expect(snapshot?.seq).toBe(9);
      expect(log.map((entry) => entry.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
      const replayed = log.reduce((state, entry) => applyChanges(state, entry.changes), emptyState());
      expect(plain(snapshot!.state)).toEqual(plain(replayed));
      expect(plain(snapshot!.state)).toEqual(plain(await test.state(projectId)));
    });

    it('leaves nothing of a transaction that failed, wherever it failed', async () => {
      const { store, person } = make();
      const actor = await person('김하은');
      const projectId = newId();
      const commandId = newId();
      const senders = [{ userId: actor._id, commandId }];
      const ask = { projectId, senders, knownSeq: null, create: true };
      for (const step of ['opened', 'saved'] as const) {
        const attempt = store.inTransaction(async (transaction) => {
          await transaction.open(ask);
          if (step === 'opened') throw new Interruption();
          transaction.save(write(actor._id, entryOf(actor, 1, commandId), commandId));
          throw new Interruption();
        });
        await expect(attempt).rejects.toThrow(Interruption);
      }
      expect(await store.readSnapshot(projectId)).toBeNull();
      expect(await store.readLog(projectId, 0, 10)).toEqual([]);
    });

    it('leaves nothing of a transaction that was discarded, the row to lock included', async () => {
      const { store, person } = make();
      const actor = await person('김하은');
      const projectId = newId();
      const senders = [{ userId: actor._id, commandId: newId() }];
      const ask = { projectId, senders, knownSeq: null, create: true };
      await store.inTransaction(async (transaction) => {
        await transaction.open(ask);
        transaction.discard();
      });
      expect(await store.readSnapshot(projectId)).toBeNull();
    });

    it('lets one transaction at a time work on a project, and each see what the one before has done', async () => {
      const { store, person } = make();
      const actor = await person('김하은');
      const projectId = newId();
      const seen: number[] = [];
      const once = async (): Promise<void> => {
        const commandId = newId();
        await store.inTransaction(async (transaction) => {
          const senders = [{ userId: actor._id, commandId }];
          const ask = { projectId, senders, knownSeq: 0, create: true, asServer };
          const opened = await transaction.open(ask);
          seen.push(opened!.seq);
          expect(opened!.missed.map((entry) => entry.seq)).toEqual(
            Array.from({ length: opened!.seq }, (_, i) => i + 1),
          );
          transaction.save(write(actor._id, entryOf(actor, opened!.seq + 1, commandId), commandId));
        });
      };
      await Promise.all(Array.from({ length: 6 }, once));
      expect(seen.sort()).toEqual([0, 1, 2, 3, 4, 5]);
    });

    it('commits what was trusted to be so where it is, and leaves nothing where it is not', async () => {
      const { store, person } = make();
      const test = testCore(store);
      const owner = await person('김하은');
      const { projectId } = await makeBoard(test, owner);
      const trusting = (knownSeq: number | null, commandId: Id, isSaved = true): Promise<void> =>
        store.inTransaction(async (transaction) => {
          const senders = [{ userId: owner._id, commandId }];
          const opened = await transaction.open({ projectId, senders, knownSeq, create: false });
          const entry = entryOf(owner, opened!.seq + 1, commandId);
          if (isSaved) transaction.save(write(owner._id, entry, commandId));
        }, 'trusted');
      const commandId = newId();
      await trusting(9, commandId);
      // It stands elsewhere; nothing is known of it; the command was answered before; there is nothing to make sure of.
      await expect(trusting(9, newId())).rejects.toThrow(Outdated);
      await expect(trusting(null, newId())).rejects.toThrow(Outdated);
      await expect(trusting(10, commandId)).rejects.toThrow(Outdated);
      await expect(trusting(10, newId(), false)).rejects.toThrow(Outdated);
      await trusting(10, newId());
      expect((await store.readLog(projectId, 9, 10)).map(({ seq }) => seq)).toEqual([10, 11]);
    });

    it('remembers the outcome by project, user and command', async () => {
      const { store, person } = make();
      const [one, other] = [await person('김하은'), await person('이도윤')];
      const projectId = newId();
      const commandId = newId();
      const open = (userId: Id) =>
        store.inTransaction(async (transaction) => {
          const senders = [{ userId, commandId }];
          const ask = { projectId, senders, knownSeq: null, create: true, asServer };
          const opened = await transaction.open(ask);
          const outcome = opened?.commands[0]?.outcome ?? null;
          if (!outcome) transaction.save(write(userId, null, commandId));
          return outcome;
        });
      expect(await open(one._id)).toBeNull();
      expect(await open(one._id)).toEqual({ _id: commandId, outcome: 'nothing', seq: 0 });
      expect(await open(other._id)).toBeNull();
    });

    it('finds the log from a command on', async () => {
      const { store, person } = make();
      const test = testCore(store);
      const { projectId } = await makeBoard(test, await person('김하은'));
      const log = await store.readLog(projectId, 0, 100);
      const fourth = log[3]!.commandId;
      const senders = [{ userId: newId(), commandId: newId() }];
      const ask = { projectId, senders, knownSeq: null, create: false, asServer };
      const found = await store.inTransaction(async (transaction) => {
        await transaction.open(ask);
        return [
          await transaction.readLogFrom(fourth, 100),
          await transaction.readLogFrom(newId(), 100),
          await transaction.readLogFrom(fourth, 2),
        ];
      });
      expect(found[0]!.map((entry) => entry.seq)).toEqual([4, 5, 6, 7, 8, 9]);
      expect(found[1]).toEqual([]);
      expect(found[2]!.map((entry) => entry.seq)).toEqual([4, 5]);
    });

    it('does not take an id that is taken', async () => {
      const { store, person } = make();
      const test = testCore(store);
      const owner = await person('김하은');
      const { projectId } = await makeBoard(test, owner);
      const entry = (await store.readLog(projectId, 1, 1))[0]!;
      const commandId = newId();
      const again = store.inTransaction(async (transaction) => {
        const senders = [{ userId: owner._id, commandId }];
        await transaction.open({ projectId, senders, knownSeq: null, create: false });
        transaction.save(write(owner._id, { ...entry, seq: 10, commandId }, commandId));
      });
      await expect(again).rejects.toThrow(IntegrityError);
      expect((await store.readSnapshot(projectId))?.seq).toBe(9);
    });
  });
}
