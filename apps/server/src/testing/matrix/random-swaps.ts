import {
  COMMANDS,
  type CommandName,
  findCommand,
  type Id,
  isArchived,
  type ProjectState,
  TABLE_NAMES,
} from '@ddak/domain';
import {
  type ClientMessage,
  projectChannel,
  type SentCommand,
  type ServerMessage,
  userChannel,
} from '@ddak/protocol';
import { Hand, makeArgs, SeededRandom } from '@ddak/testkit';
import { hasPlace, idPaths, valueAt, withIdAt } from '../id-arguments.ts';
import { command } from '../test-person.ts';
import { TestSocket } from '../test-socket.ts';
import { idsIn } from './examine-swaps.ts';
import { EXPECTED_ROUTES } from './expected-routes.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { Objects, World } from './world.ts';

const NAMES = Object.keys(COMMANDS) as CommandName[];
const ROUTES = Object.keys(EXPECTED_ROUTES).filter((name) => name.includes('/projects/:id'));
/** Commands in one call: most of the time goes into the call itself. */
const BATCH = 25;
/** Messages in one turn on a socket: what gives out a whole project is to be asked for in every play. */
const SAYINGS = 8;

/** Asks for what is not theirs, in everybody's name, by ids put where they do not belong. */
export class RandomSwaps {
  readonly faults: string[] = [];
  /** What everybody was told without having named it themselves in the same call. */
  readonly seen = new Map<Kind, Set<string>>(KINDS.map((kind) => [kind, new Set()]));
  /** What was granted by a route: to whom, and the ids in its path. */
  readonly granted: { readonly kind: Kind; readonly route: string; readonly ids: readonly string[] }[] = [];
  asked = 0;
  readonly #world: World;
  readonly #random: SeededRandom;
  readonly #sockets = new Map<Kind, TestSocket>();
  #ids: readonly string[] = [];
  #known: ReadonlySet<unknown> = new Set();
  readonly #states = new Map<Id, ProjectState>();

  constructor(world: World, seed: number) {
    this.#world = world;
    this.#random = new SeededRandom(seed);
  }

  /** Asks so often, and answers when all that was said on sockets has been heard. */
  async play(count: number): Promise<void> {
    for (const kind of KINDS) {
      const socket = await TestSocket.open(this.#world.people[kind]);
      if (typeof socket !== 'number') this.#sockets.set(kind, socket);
    }
    for (let round = 0; this.asked < count; round++) {
      if (round % 20 === 0) await this.#look();
      const kind = this.#random.one(KINDS);
      const dice = this.#random.fraction();
      if (dice < 0.25) await this.#commands(kind);
      else if (dice < 0.4) this.#say(kind);
      else await this.#route(kind);
    }
    for (const [kind, socket] of this.#sockets) {
      await listened(socket);
      const said = idsIn(JSON.stringify(socket.heard.filter((one) => !isEcho(one))));
      for (const id of said) this.seen.get(kind)!.add(id);
      socket.close();
    }
  }

  /** What there is to name, as of now. */
  async #look(): Promise<void> {
    const { own, foreign, test, people } = this.#world;
    const takeOut = async ({ projectId, owner }: Objects): Promise<void> => {
      const archived = isArchived(await test.state(projectId), projectId);
      if (archived) await test.run(owner, projectId, 'unarchiveProject', {});
    };
    const found: string[] = Object.values(people).flatMap(({ user }) => user?._id ?? []);
    for (const objects of [own, foreign]) {
      const { projectId, fileId } = objects;
      // What has been put away meanwhile would take nothing more.
      await takeOut(objects);
      const state = await test.state(projectId);
      this.#states.set(projectId, state);
      found.push(projectId, fileId, ...TABLE_NAMES.flatMap((table) => [...state[table].keys()]));
    }
    this.#ids = found;
    this.#known = new Set([null, ...found]);
  }

  #objects(): Objects {
    return this.#random.chance(0.6) ? this.#world.own : this.#world.foreign;
  }

  /** Some id: of either project, of nobody's, now and then in capitals. */
  #anyId(): string {
    const id = this.#random.chance(0.9) ? this.#random.one(this.#ids) : this.#random.newId();
    return this.#random.chance(0.03) ? id.toUpperCase() : id;
  }

  #args(name: CommandName): unknown {
    const { projectId, owner } = this.#objects();
    let args: unknown = makeArgs(name, new Hand(this.#states.get(projectId)!, this.#random, [owner])) ?? {};
    // The id of a new row is left: a row of the same table is tried for each place by itself (AC11).
    for (const path of idPaths(findCommand(name)!.args))
      if (hasPlace(args, path) && this.#known.has(valueAt(args, path)) && this.#random.chance(0.4))
        args = withIdAt(args, path, this.#anyId(), this.#random.chance(0.5));
    return args;
  }

  async #commands(kind: Kind): Promise<void> {
    const projectId = this.#random.chance(0.05) ? this.#random.newId() : this.#objects().projectId;
    const commands: SentCommand[] = Array.from({ length: BATCH }, () => {
      const name = this.#random.one(NAMES);
      if (this.#random.chance(0.05)) return command('undo', { commandId: this.#anyId() });
      return command(name, this.#args(name));
    });
    this.asked += BATCH;
    await this.#ask(kind, 'POST', `/projects/${projectId}/commands`, { commands });
  }

  async #route(kind: Kind): Promise<void> {
    const name = this.#random.one(ROUTES);
    const row = EXPECTED_ROUTES[name]!;
    const objects = this.#objects();
    const [method = '', pattern = ''] = name.split(' ');
    const known: Record<string, string> = {
      id: objects.projectId,
      format: 'xlsx',
      ...(await this.#given(name, objects)),
    };
    const path = pattern.replace(/:(\w+)/g, (_, key: string) =>
      key !== 'format' && (!known[key] || this.#random.chance(0.5)) ? this.#anyId() : known[key]!,
    );
    this.asked += 1;
    const status = await this.#ask(
      kind,
      method,
      `${path}${row.query ? `?${row.query}` : ''}`,
      row.body?.(objects),
    );
    if (status < 300) this.granted.push({ kind, route: name, ids: [...idsIn(path)] });
  }

  /** The row's ids; what would have to be made for it first is left to chance. */
  async #given(name: string, objects: Objects): Promise<Record<string, string>> {
    if (name.includes(':invitationId')) return {};
    return { ...(await EXPECTED_ROUTES[name]!.ids?.(objects, this.#world)) };
  }

  async #ask(kind: Kind, method: string, path: string, body: unknown): Promise<number> {
    const { status, body: answer } = await this.#world.people[kind].call<unknown>(method, path, body);
    if (status >= 500 && status !== 503 && status !== 507)
      this.faults.push(`${kind} ${method} ${path} was answered ${status}: ${JSON.stringify(body)}`);
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const named = idsIn(path + (body instanceof FormData ? '' : JSON.stringify(body ?? '')));
    for (const id of idsIn(text)) if (!named.has(id)) this.seen.get(kind)!.add(id);
    return status;
  }

  #say(kind: Kind): void {
    const socket = this.#sockets.get(kind);
    if (!socket) return;
    this.asked += SAYINGS;
    for (let said = 0; said < SAYINGS; said++) this.#sayOne(socket);
  }

  #sayOne(socket: TestSocket): void {
    const id = this.#random.chance(0.5) ? this.#objects().projectId : this.#anyId().toLowerCase();
    const channel = this.#random.one([projectChannel(id), userChannel(id)]);
    socket.say(
      this.#random.one<ClientMessage>([
        { kind: 'subscribe', channel },
        { kind: 'unsubscribe', channel },
        { kind: 'follow', channels: [channel, projectChannel(this.#anyId())] },
        { kind: 'here', projectId: id },
      ]),
    );
  }
}

/** What only says again which channel was named. */
const isEcho = (message: ServerMessage): boolean =>
  ['subscribed', 'denied', 'pong'].includes(message.kind) ||
  (message.kind === 'feed' && message.message.kind === 'ended');

/** Resolves when all that was said before has been answered. */
async function listened(socket: TestSocket): Promise<void> {
  const from = socket.heard.length;
  socket.say({ kind: 'ping' });
  await socket.until((one) => socket.heard.indexOf(one) >= from && one.kind === 'pong' && one);
}
