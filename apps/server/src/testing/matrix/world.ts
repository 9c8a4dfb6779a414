import { setTimeout as pause } from 'node:timers/promises';
import { type Id, lastVersion, type Role } from '@ddak/domain';
import type { SentCommand } from '@ddak/protocol';
import { SeededRandom } from '@ddak/testkit';
import type { Wall } from '../../db/find-wall.ts';
import { openPool, type Pool } from '../../db/pool.ts';
import { Passwords } from '../../features/accounts/passwords.ts';
import { newId } from '../../new-id.ts';
import { PgStore } from '../../sync/pg-store.ts';
import { askFor, type FullProject, fullProject } from '../full-project.ts';
import { givePasskey } from '../give-passkey.ts';
import { joinProject, type TestActor, type TestCore, testCore } from '../test-core.ts';
import { addTestUser } from '../test-people.ts';
import { command, freshSession, newPerson, TestPerson } from '../test-person.ts';
import { type TestServer, testServer } from '../test-server.ts';
import { collectRoutes } from './collect-routes.ts';
import type { Kind } from './kinds.ts';

/** What can be asked for of one project, by id. */
export interface Objects extends FullProject {
  readonly screenplayId: Id;
  readonly callsheetId: Id;
  /** The version of it that counts. */
  readonly versionId: Id;
  /** An id that nothing has. */
  readonly nobody: Id;
  readonly command: (name: string, args: unknown) => SentCommand;
}

export interface World {
  readonly server: TestServer;
  readonly routes: readonly string[];
  readonly test: TestCore;
  readonly pool: Pool;
  readonly random: SeededRandom;
  readonly people: Readonly<Record<Kind, TestPerson>>;
  /** The project to which the kinds are what they are called; and the stranger's. */
  readonly own: Objects;
  readonly foreign: Objects;
  /** Members to whom anything may happen: no kind is one of them. */
  readonly spare: readonly TestActor[];
  /** The asker's request, asked anew where there is none; of the other project, somebody else's. */
  requestOfAsker(objects: Objects): Promise<Id>;
  /** A fresh session of its owner. */
  sessionOf(objects: Objects): Promise<Id>;
  /** A fresh invitation of the project. */
  invitationOf(objects: Objects): Promise<Id>;
  /** A passkey of somebody who is none of the kinds. */
  passkeyOf(objects: Objects): Promise<Id>;
  close(): Promise<void>;
}

const PASSWORD = '딱 맞는 비밀번호';
const MEMBERS = ['guest', 'member', 'lead', 'otherLead', 'editor', 'manager'] as const;
const ROLE_OF = { otherLead: 'lead' } as const;
const LED = { lead: '소품팀', otherLead: '의상팀' } as const;
const actorOf = ({ user: { _id, name } }: TestPerson): TestActor => ({ _id, name });

/** A running server with two full projects and somebody of every kind. */
export async function openWorld(seed: number, wall?: Wall): Promise<World> {
  const { opened: server, routes } = await collectRoutes(() => testServer({}, wall));
  const pool = openPool(server.databaseUrl, () => {}, 4);
  const test = testCore(new PgStore(pool, async () => {}));
  const random = new SeededRandom(seed);
  const signedIn = await peopleOf(server);
  // Passwords are asked for, and are slow to make: everybody has the same.
  const hash = await new Passwords().hash(PASSWORD);
  await pool.query('update "user" set password_hash = $1', [hash]);
  const people = { ...signedIn, anonymous: new TestPerson(server.url) };
  const users = (...names: string[]) =>
    Promise.all(names.map((name) => addTestUser(server.databaseUrl, name)));
  const spare = await users('한지원', '박도현');
  const filling = { test, pool, random };
  const [owner, stranger] = [actorOf(people.owner), actorOf(people.stranger)];
  const ownFull = await fullProject(filling, {
    owner,
    members: spare,
    askers: [actorOf(people.asker), ...(await users('오하람'))],
  });
  const foreignFull = await fullProject(filling, {
    owner: stranger,
    members: await users('서지우'),
    askers: await users('류다온'),
  });
  await letIn(test, ownFull, people);
  const own = await objectsOf(test, people.owner, ownFull);
  const foreign = await objectsOf(test, people.stranger, foreignFull);
  return {
    ...{ server, routes, test, pool, random, people, own, foreign, spare },
    requestOfAsker: async ({ projectId }) => {
      const { crewRequest } = await test.state(projectId);
      const isOwn = projectId === own.projectId;
      const mine = [...crewRequest.values()].find(
        ({ user, status }) => status === 'pending' && (!isOwn || user === people.asker.user._id),
      );
      return mine?._id ?? askFor(test, owner, projectId, actorOf(people.asker));
    },
    sessionOf: async ({ projectId }) => {
      const whose = projectId === own.projectId ? people.owner : people.stranger;
      const { body } = await (await freshSession(server, whose)).call('GET', '/auth/sessions');
      const sessions = body.data as unknown as { _id: Id; isCurrent: boolean }[];
      return sessions.find(({ isCurrent }) => isCurrent)!._id;
    },
    invitationOf: async ({ projectId }) => {
      const inviter = projectId === own.projectId ? people.owner : people.stranger;
      const { body } = await inviter.call('POST', `/projects/${projectId}/invitations`, {
        ...{ role: 'guest', days: 1, uses: 1 },
      });
      return String(body.data?.invitation?._id);
    },
    passkeyOf: () => givePasskey(pool, spare[0]!._id),
    close: async () => {
      await pool.end();
      await server.close();
    },
  };
}

async function peopleOf(server: TestServer): Promise<Record<Exclude<Kind, 'anonymous'>, TestPerson>> {
  const person = (name: string) => newPerson(server, name);
  const [stranger, asker, removed, owner] = [
    await person('낯선 이'),
    await person('묻는 이'),
    await person('나간 이'),
    await person('주인'),
  ];
  const members = await Promise.all(MEMBERS.map(async (kind) => [kind, await person(kind)] as const));
  const deleted = await withPassword(server, '지운 이');
  return {
    stranger,
    asker,
    removed,
    deleted,
    owner,
    ...(Object.fromEntries(members) as Record<(typeof MEMBERS)[number], TestPerson>),
  };
}

/** Somebody who can confirm by a real password. */
async function withPassword({ url }: TestServer, name: string): Promise<TestPerson> {
  const person = new TestPerson(url);
  const form = { email: 'leaves@example.com', password: PASSWORD };
  await person.call('POST', '/auth/signup', { ...form, name, consents: ['age14', 'terms', 'privacy'] });
  const { body } = await person.call<{ data: { user: TestPerson['user'] } }>('POST', '/auth/signin', form);
  person.user = body.data.user;
  return person;
}

/** Makes the kinds what they are called. */
async function letIn(
  test: TestCore,
  { owner, projectId }: FullProject,
  people: Record<Kind, TestPerson>,
): Promise<void> {
  const join = (kind: Kind, role: Exclude<Role, 'owner'>) =>
    joinProject(test, owner, projectId, actorOf(people[kind]), role);
  for (const kind of MEMBERS) await join(kind, kind === 'otherLead' ? ROLE_OF.otherLead : kind);
  for (const kind of ['lead', 'otherLead'] as const) {
    const crewTeamId = newId();
    await test.run(owner, projectId, 'addCrewTeam', { crewTeamId, name: LED[kind] });
    const { _id: userId, name } = actorOf(people[kind]);
    await test.run(owner, projectId, 'addCrew', { crewId: newId(), crewTeamId, name, userId });
  }
  const memberId = await join('removed', 'manager');
  await test.run(owner, projectId, 'removeMember', { memberId });
  await join('deleted', 'manager');
  const cookies = new Map(people.deleted.cookies);
  await people.deleted.call('POST', '/auth/confirm', { password: PASSWORD });
  const gone = await people.deleted.call('DELETE', '/auth/user');
  if (gone.status !== 200) throw new Error(JSON.stringify(gone.body));
  for (const [name, value] of cookies) people.deleted.cookies.set(name, value);
}

/** Uploads a real script, so that there are bytes to ask for. */
async function objectsOf(test: TestCore, owner: TestPerson, full: FullProject): Promise<Objects> {
  const { projectId, episodeId } = full;
  const screenplayId = newId();
  const form = new FormData();
  for (const [key, value] of Object.entries({ screenplayId, episodeId, label: '1고' })) form.set(key, value);
  form.set('file', new Blob([`S#1. ${owner.user.name}의 옥상 (밤)\n\n비가 온다.\n`]), '대본.txt');
  const sent = await owner.call('POST', `/projects/${projectId}/screenplays`, form);
  if (sent.status !== 201) throw new Error(JSON.stringify(sent.body));
  for (;;) {
    const state = await test.state(projectId);
    const version = state.screenplay.get(screenplayId);
    if (version?.state === 'review') {
      // The one that counts of those that were issued.
      const callsheetId = [...state.callsheetVersion.values()][0]!.callsheet;
      const versionId = lastVersion(state, callsheetId)!._id;
      const ids = { screenplayId, callsheetId, versionId, nobody: newId() };
      return { ...full, ...ids, fileId: version.fileId, command };
    }
    await pause(50);
  }
}
