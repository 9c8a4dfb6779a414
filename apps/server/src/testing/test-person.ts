import type { ArgsOf, CommandName, CrewRequest, Role } from '@ddak/domain';
import {
  type CommandResult,
  type MyCrewRequest,
  PROTOCOL_VERSION,
  type SentCommand,
  type User,
} from '@ddak/protocol';
import { openOrm, openPool } from '../db/pool.ts';
import { AccountRepo } from '../features/accounts/repo.ts';
import { Sessions } from '../features/accounts/sessions.ts';
import { ACCESS_COOKIE, REFRESH_COOKIE } from '../http/cookies.ts';
import { newId } from '../new-id.ts';

/** JSON of which a test looks at what it wants. */
export interface Loose {
  readonly [key: string]: Loose;
}

export interface Answer<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Somebody with a browser: keeps cookies, sends JSON. */
export class TestPerson {
  readonly cookies = new Map<string, string>();
  readonly base: string;
  user!: User;

  constructor(base: string) {
    this.base = base;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call<T = Loose>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const sent = body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body);
    const type = body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' };
    const answer = await fetch(`${this.base}/api${path}`, {
      method,
      headers: { cookie: this.cookieHeader, ...type, ...headers },
      ...(body === undefined ? {} : { body: sent as string }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: (json ? JSON.parse(text) : text) as T, headers: answer.headers };
  }

  async send(projectId: string, ...commands: SentCommand[]): Promise<CommandResult[]> {
    const { status, body } = await this.call('POST', `/projects/${projectId}/commands`, { commands });
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data?.results as unknown as CommandResult[];
  }

  /** Runs one command; its result. */
  async run<N extends CommandName>(
    projectId: string,
    name: N,
    args: Partial<ArgsOf<N>>,
  ): Promise<CommandResult> {
    const [result] = await this.send(projectId, command(name, args));
    return result!;
  }
}

/** A command as a client sends it, with an id of its own. */
export const command = (name: string, args: unknown): SentCommand => ({
  _id: newId(),
  name,
  args,
  version: PROTOCOL_VERSION,
});

/** Somebody new with an account, signed in: put into the database, because real passwords are slow on purpose. */
export async function newPerson(
  server: { readonly url: string; readonly databaseUrl: string },
  name = '김하은',
): Promise<TestPerson> {
  const person = new TestPerson(server.url);
  const now = Date.now();
  const pool = openPool(server.databaseUrl, () => {}, 1);
  try {
    const repo = new AccountRepo(openOrm(pool));
    const _id = newId(now);
    const email = `${_id.slice(-12)}@example.com`;
    await repo.addUser({ _id, email, name, passwordHash: 'none', createdAt: now, confirmedAt: now });
    await startSession(repo, person, _id, now);
    person.user = { _id, email, name, phone: '', pbChannels: [], confirmed: true };
  } finally {
    await pool.end();
  }
  return person;
}

async function startSession(
  repo: AccountRepo,
  person: TestPerson,
  userId: string,
  now: number,
): Promise<void> {
  const sessions = new Sessions(
    repo,
    () => now,
    () => {},
  );
  const { access, refresh } = await sessions.start(userId);
  person.cookies.set(ACCESS_COOKIE, access).set(REFRESH_COOKIE, refresh);
}

/** The same person at another browser, signed in there. */
export async function freshSession(
  server: { readonly url: string; readonly databaseUrl: string },
  { user }: TestPerson,
): Promise<TestPerson> {
  const again = new TestPerson(server.url);
  again.user = user;
  const pool = openPool(server.databaseUrl, () => {}, 1);
  try {
    await startSession(new AccountRepo(openOrm(pool)), again, user._id, Date.now());
  } finally {
    await pool.end();
  }
  return again;
}

/** A project made by that person: its ids. */
export async function newProject(
  owner: TestPerson,
): Promise<{ projectId: string; boardId: string; episodeId: string; memberId: string }> {
  const ids = { projectId: newId(), boardId: newId(), episodeId: newId(), memberId: newId() };
  const { projectId, ...rest } = ids;
  await owner.run(projectId, 'createProject', { title: '밤의 정류장', projectType: 'feature', ...rest });
  return ids;
}

/** Lets somebody take part in a project of that owner, by an invitation and a request; the id of the membership. */
export async function addTestMember(
  owner: TestPerson,
  projectId: string,
  person: TestPerson,
  role: Exclude<Role, 'owner'>,
): Promise<string> {
  const memberId = newId();
  const invitation = { role, days: 1, uses: 1 };
  const invited = done(await owner.call('POST', `/projects/${projectId}/invitations`, invitation));
  done(await person.call('POST', '/user-crew-requests', { inviteCode: invited.code }));
  const mine = done(await person.call('GET', '/user-crew-requests')) as unknown as MyCrewRequest[];
  const request = mine.find((one) => one.projectId === projectId)!;
  const { messages } = done(await owner.call('GET', `/projects/${projectId}/feed?wait=0`));
  const [snapshot] = messages as unknown as Loose[];
  const rows = snapshot?.tables?.crewRequest as unknown as CrewRequest[];
  const accepted = await owner.run(projectId, 'acceptCrewRequest', {
    ...{ requestId: request._id, seenVersion: rows.find(({ _id }) => _id === request._id)!.version },
    ...{ role, crewTeamId: null, roleTitle: '', memberId, crewId: newId(), contactId: newId() },
  });
  if (accepted.outcome !== 'committed') throw new Error(JSON.stringify(accepted));
  return memberId;
}

function done({ status, body }: Answer<Loose>): Loose {
  if (status >= 300 || !body.data) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
}
