import type * as domain from '@ddak/domain';
import { COMMANDS, type CommandName, type ProjectMember, type ProjectState } from '@ddak/domain';
import { projectChannel } from '@ddak/protocol';
import { Hand, makeArgs } from '@ddak/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SYSTEM } from '../../db/reader.ts';
import { newId } from '../../new-id.ts';
import { joinProject } from '../test-core.ts';
import { command, newPerson } from '../test-person.ts';
import { TestSocket } from '../test-socket.ts';
import { idsIn, type Played, peopleOf, rowsOf } from './examine-swaps.ts';
import { playSwaps } from './play-swaps.ts';
import { openWorld, type World } from './world.ts';

/** The application's checks, here and in the server that is under test: off, everybody may do everything. */
const checks = vi.hoisted(() => ({ off: false }));

type Domain = typeof domain;
vi.mock('../../../../../packages/domain/src/access/can.ts', async (original) => {
  const real = await original<Domain>();
  return { ...real, can: (...asked: Parameters<Domain['can']>) => checks.off || real.can(...asked) };
});
vi.mock('../../../../../packages/domain/src/member-of.ts', async (original) => {
  const real = await original<Domain>();
  const memberOf = (state: ProjectState, userId: string): ProjectMember | undefined => {
    const member = real.memberOf(state, userId);
    const [projectId] = state.project.keys();
    if (member || !checks.off || !projectId) return member;
    return { _id: userId, projectId, userId, name: '누구나', role: 'owner', rights: {}, accessEpoch: 1 };
  };
  return { ...real, memberOf };
});

const COUNT = process.env.DDAK_LONG === '1' ? 20_000 : 2_000;
const NAMES = Object.keys(COMMANDS) as CommandName[];
/** What the server itself does in the name of who takes no part yet, or any more. */
const BY_SERVER = ['addCrewRequest', 'removeCrewRequest', 'forgetPerson'];
const TIME = 30 * 60_000;

const strangersIn = (played: Played): string[] =>
  played.log
    .filter(({ actorId, name }) => !peopleOf(played).has(actorId) && !BY_SERVER.includes(name))
    .map(({ name, actorName }) => `${actorName} has carried out ${name}`);

const namesOf = ({ log }: Played, foreign: ReadonlySet<string>): string[] =>
  [...idsIn(JSON.stringify(log.map(({ changes }) => changes)))].filter((id) => foreign.has(id));

describe.each(['two-roles', 'forced'] as const)('with the application’s checks off, behind %s', (wall) => {
  let world: World;
  beforeAll(async () => {
    checks.off = false;
    world = await openWorld(31, wall);
    checks.off = true;
  }, 120_000);
  afterAll(async () => {
    checks.off = false;
    await world?.close();
  });

  it('AC18: the health says so', async () => {
    const { body } = await world.people.anonymous.call('GET', '/health');
    expect(body.data?.wall).toBe(wall);
  });

  it('AC16: no command of a stranger does anything, and each is answered as by a project that is not there', async () => {
    const { own, people, random, test } = world;
    const { seq, state } = (await test.core.states.current(own.projectId, SYSTEM))!;
    const sent = NAMES.map((name) =>
      command(name, makeArgs(name, new Hand(state, random, [own.owner])) ?? {}),
    );
    const there = await people.stranger.send(own.projectId, ...sent.slice(0, 90));
    const rest = sent.length > 90 ? await people.stranger.send(own.projectId, ...sent.slice(90)) : [];
    for (const result of [...there, ...rest]) expect(result).toMatchObject({ outcome: 'refused', seq: 0 });
    expect((await test.core.states.current(own.projectId, SYSTEM))?.seq).toBe(seq);
  });

  it('AC16: an open feed ends with the membership, though nobody looks', async () => {
    const { own, server, test } = world;
    const person = await newPerson(server, '곧 나갈 이');
    checks.off = false;
    const memberId = await joinProject(test, own.owner, own.projectId, person.user, 'editor');
    checks.off = true;
    const socket = await TestSocket.of(person);
    socket.say({ kind: 'subscribe', channel: projectChannel(own.projectId) });
    await socket.until((one) => one.kind === 'feed' && one.message.kind === 'snapshot');
    const owner = world.people.owner;
    await owner.run(own.projectId, 'removeMember', { memberId });
    const boardId = newId();
    await owner.run(own.projectId, 'addBoard', { boardId, name: '나간 뒤의 안' });
    await socket.until((one) => one.kind === 'feed' && one.message.kind === 'ended');
    expect(JSON.stringify(socket.heard)).not.toContain(boardId);
    socket.close();
  });

  it(
    `AC16: ${COUNT} random swaps of ids show no foreign row`,
    async () => {
      const { own, foreign, faults, leaks, grants } = await playSwaps(world, 31, COUNT);
      expect(leaks).toEqual([]);
      expect(grants).toEqual([]);
      expect(faults).toEqual([]);
      expect([...strangersIn(own), ...strangersIn(foreign)]).toEqual([]);
      expect([...namesOf(own, rowsOf(foreign)), ...namesOf(foreign, rowsOf(own))]).toEqual([]);
      expect(own.log.length).toBeGreaterThan(COUNT / 100);
    },
    TIME,
  );

  it('AC16: they do, once the wall is taken down', async () => {
    const walled = await world.pool.query<{ name: string }>(
      "select oid::regclass::text as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace",
    );
    for (const { name } of walled.rows)
      await world.pool.query(`alter table ${name} disable row level security`);
    // In so many some ask for a whole project; in a few hundred that is luck.
    const { leaks, grants } = await playSwaps(world, 32, 3_000);
    expect(leaks.length).toBeGreaterThan(100);
    expect(grants).not.toEqual([]);
  });
});
