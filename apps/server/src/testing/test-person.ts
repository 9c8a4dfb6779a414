import type { ArgsOf, CommandName } from '@ddak/domain';
import { type CommandResult, PROTOCOL_VERSION, type SentCommand, type User } from '@ddak/protocol';
import { newId } from '../new-id.ts';

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

  async call<T = any>(
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
    return body.data.results;
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

let count = 0;

/** Somebody new, signed up and signed in. */
export async function newPerson(base: string, name = '김하은'): Promise<TestPerson> {
  const person = new TestPerson(base);
  count += 1;
  const form = { email: `person${count}.${process.pid}@example.com`, password: '열려라 참깨 1234', name };
  await person.call('POST', '/auth/signup', form);
  const { body } = await person.call('POST', '/auth/signin', form);
  person.user = body.data.user;
  return person;
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
