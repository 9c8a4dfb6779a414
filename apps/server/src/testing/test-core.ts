import {
  type ArgsOf,
  type CommandName,
  emptyState,
  type Id,
  type ProjectState,
  type Role,
} from '@ddak/domain';
import type { CommandResult, SentCommand } from '@ddak/protocol';
import { EmitterBus } from '../bus/emitter-bus.ts';
import { SYSTEM } from '../db/reader.ts';
import { newId } from '../new-id.ts';
import type { ExecuteOptions } from '../sync/execute-command.ts';
import { type ProjectCore, projectCore } from '../sync/project-core.ts';
import type { Job, LogEntry, SyncStore } from '../sync/sync-store.ts';
import { command } from './test-person.ts';

export interface TestActor {
  readonly _id: Id;
  readonly name: string;
}

export interface TestCore {
  readonly core: ProjectCore;
  readonly bus: EmitterBus;
  readonly bugs: unknown[];
  run<N extends CommandName>(
    actor: TestActor,
    projectId: Id,
    name: N,
    args: Partial<ArgsOf<N>>,
    options?: ExecuteOptions,
  ): Promise<CommandResult>;
  send(actor: TestActor, projectId: Id, sent: SentCommand): Promise<CommandResult>;
  state(projectId: Id): Promise<ProjectState>;
}

/** The write path over a store, as the server puts it together, with a clock that stands still. */
export function testCore(
  store: SyncStore,
  jobsOf: (projectId: Id, entry: LogEntry) => readonly Job[] = () => [],
): TestCore {
  const bus = new EmitterBus();
  const bugs: unknown[] = [];
  const core = projectCore({
    store,
    bus,
    now: () => 1_790_000_000_000,
    jobsOf,
    onJobs: () => {},
    onBug: (error) => bugs.push(error),
  });
  return {
    core,
    bus,
    bugs,
    run: (actor, projectId, name, args, options) =>
      core.executor.execute(projectId, actor, command(name, args), options),
    send: (actor, projectId, sent) => core.executor.execute(projectId, actor, sent),
    state: async (projectId) => (await core.states.current(projectId, SYSTEM))?.state ?? emptyState(),
  };
}

export interface TestBoard {
  readonly projectId: Id;
  readonly boardId: Id;
  readonly episodeId: Id;
  readonly ownerMemberId: Id;
  /** Three days, the first with five phase rows. */
  readonly days: readonly Id[];
  readonly rows: readonly Id[];
}

/** A project with a board of three days and five rows. Takes nine commands: it stands at seq 9. */
export async function makeBoard(test: TestCore, owner: TestActor): Promise<TestBoard> {
  const [projectId, boardId, episodeId, memberId] = [newId(), newId(), newId(), newId()];
  await test.run(owner, projectId, 'createProject', {
    title: '밤의 정류장',
    projectType: 'feature',
    boardId,
    episodeId,
    memberId,
  });
  const days = [newId(), newId(), newId()];
  for (const [i, timetableId] of days.entries())
    await test.run(owner, projectId, 'addTimetable', {
      timetableId,
      boardId,
      tableDate: `2026-12-0${i + 1}`,
    });
  const rows: Id[] = [];
  for (const label of ['집합', '이동', '세팅', '식사', '정리']) {
    const rowId = newId();
    await test.run(owner, projectId, 'addPhaseRow', {
      rowId,
      timetableId: days[0]!,
      afterRowId: rows.at(-1) ?? null,
      phaseData: { kind: label as '집합', label, minutes: 30, note: '' },
    });
    rows.push(rowId);
  }
  return { projectId, boardId, episodeId, ownerMemberId: memberId, days, rows };
}

/** Lets somebody take part, as people do: by a request that the owner accepts. Takes two commands. The membership's id. */
export async function joinProject(
  test: TestCore,
  owner: TestActor,
  projectId: Id,
  { _id: userId, name }: TestActor,
  role: Exclude<Role, 'owner'>,
): Promise<Id> {
  const memberId = newId();
  const userRequest = { message: '', teamId: null, roleTitle: '', phone: '' };
  const asker = { requestId: newId(), userId, name, email: '', role, userRequest };
  await test.run(owner, projectId, 'addCrewRequest', asker, { asServer: true });
  const ids = { memberId, crewId: newId(), contactId: newId() };
  const given = { role, crewTeamId: null, roleTitle: '' };
  const state = await test.state(projectId);
  const request = [...state.crewRequest.values()].find(({ user }) => user === userId);
  await test.run(owner, projectId, 'acceptCrewRequest', {
    requestId: request!._id,
    seenVersion: request!.version,
    ...ids,
    ...given,
  });
  return memberId;
}
