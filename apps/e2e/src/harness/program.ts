import { randomBytes } from 'node:crypto';
import { type ArgsOf, type CommandName, type Id, makeId, type Role } from '@ddak/domain';
import { type CommandResult, PROTOCOL_VERSION, type SentCommand } from '@ddak/protocol';
import { type PerMessageDeflateOptions, WebSocket } from 'ws';
import { mailedPath } from './mailbox.ts';
import type { ServerPlace } from './shared-server.ts';

export const newId = (): Id => makeId(Date.now(), randomBytes(10));
type GivenRole = Exclude<Role, 'owner'>;
const PASSWORD = 'correct horse battery';

/** Somebody who speaks to the server without a browser: an account, its cookies, commands and a socket. */
export class Program {
  readonly url: string;
  readonly email: string;
  readonly password = PASSWORD;
  readonly name: string;
  #cookies = '';

  private constructor(url: string, name: string) {
    this.url = url;
    this.name = name;
    this.email = `${newId().slice(-12)}@example.com`;
  }

  /** What a request of theirs is known by. */
  get cookies(): string {
    return this.#cookies;
  }

  /** Signs up and in. */
  static async join(url: string, name: string): Promise<Program> {
    const program = new Program(url, name);
    const consents = ['age14', 'terms', 'privacy'];
    const account = { email: program.email, password: PASSWORD, name, consents };
    await program.call('POST', '/auth/signup', account);
    await program.call('POST', '/auth/signin', { email: program.email, password: PASSWORD });
    return program;
  }

  /** The answer's `data`; throws on any other status than 2xx. */
  async call<T = unknown>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { cookie: this.#cookies, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (cookies.length > 0) this.#cookies = cookies.join('; ');
    return ((await answer.json()) as { data: T }).data;
  }

  /** Sends one command, and answers what the server made of it. */
  async send(projectId: Id, command: SentCommand): Promise<CommandResult> {
    const { results } = await this.call<{ results: CommandResult[] }>(
      'POST',
      `/projects/${projectId}/commands`,
      { commands: [command] },
    );
    return results[0]!;
  }

  /** Runs a command that must succeed. */
  async run<N extends CommandName>(projectId: Id, name: N, args: Partial<ArgsOf<N>>): Promise<CommandResult> {
    const result = await this.send(projectId, sentCommand(name, args));
    if (result.outcome === 'refused') throw new Error(`${name} was refused: ${result.message}`);
    return result;
  }

  /** Shows that the e-mail is theirs, by the link that was mailed: who has not cannot invite. */
  async confirmEmail(server: ServerPlace): Promise<void> {
    const token = (await mailedPath(server, this.email, '/auth/confirm')).split('/').at(-1);
    await this.call('POST', '/auth/email/confirm', { token });
  }

  /** Asks to take part by an invitation of the owner's: the request's id. */
  async askToJoin(
    server: ServerPlace,
    owner: Program,
    projectId: Id,
    role: GivenRole = 'member',
  ): Promise<Id> {
    const { confirmed } = await owner.call<{ confirmed: boolean }>('POST', '/auth/refresh');
    if (!confirmed) await owner.confirmEmail(server);
    const invitation = { role, days: 1, uses: 1 };
    const { code } = await owner.call<{ code: string }>(
      'POST',
      `/projects/${projectId}/invitations`,
      invitation,
    );
    await this.call('POST', '/user-crew-requests', { inviteCode: code });
    const mine = await this.call<{ _id: Id; projectId: Id }[]>('GET', '/user-crew-requests');
    return mine.find((one) => one.projectId === projectId)!._id;
  }

  /** Takes part in an owner's project, as people do: invited, asking, accepted. The id of the membership. */
  async joinProject(server: ServerPlace, owner: Program, projectId: Id, role: GivenRole): Promise<Id> {
    const requestId = await this.askToJoin(server, owner, projectId, role);
    const ids = { memberId: newId(), crewId: newId(), contactId: newId() };
    const given = { role, crewTeamId: null, roleTitle: '' };
    await owner.run(projectId, 'acceptCrewRequest', { requestId, seenVersion: 1, ...given, ...ids });
    return ids.memberId;
  }

  /** Opens the socket with this person's cookies, asking for compression; resolves when it is open. */
  openSocket(perMessageDeflate: PerMessageDeflateOptions | true = true): Promise<WebSocket> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: this.#cookies, origin: this.url },
      perMessageDeflate,
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket));
      socket.once('error', reject);
    });
  }
}

/** A command as a client sends it, with an id of its own. */
export const sentCommand = (name: string, args: unknown): SentCommand => ({
  _id: newId(),
  name,
  args,
  version: PROTOCOL_VERSION,
});
