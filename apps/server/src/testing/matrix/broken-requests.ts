import { COMMANDS, type CommandName, type ProjectState } from '@ddak/domain';
import { Hand, makeArgs, SeededRandom } from '@ddak/testkit';
import { command } from '../test-person.ts';
import { EXPECTED_ROUTES } from './expected-routes.ts';
import type { Kind } from './kinds.ts';
import type { World } from './world.ts';

const NAMES = Object.keys(COMMANDS) as CommandName[];
const ROUTES = Object.keys(EXPECTED_ROUTES).filter((name) => !EXPECTED_ROUTES[name]!.spends);
const WRITES = ROUTES.filter((name) => !name.startsWith('GET '));
/** Those who are let far enough in for what they send to be looked at, and somebody who is not. */
const SENDERS: readonly Kind[] = ['owner', 'owner', 'manager', 'editor', 'guest', 'anonymous'];
/** Busy and full disk are told so, in words. */
const TOLD: readonly number[] = [503, 507];

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const JUNK: readonly unknown[] = [
  ...[null, true, '', ' ', '\u0000', '\ud800', '💥', 'ㄱ'.repeat(5_000), '__proto__', 'constructor'],
  ...[-1, 0, 0.5, 1e308, -1e308, 2 ** 53, [], {}, [[]], { __proto__: null }, nested(60)],
  ...['2026-13-45', '24:61', '../../etc/passwd', "'; drop table scene; --", '%00', '\r\nBcc: a@example.com'],
];
const BODIES = [
  '{',
  '[]',
  'null',
  '"a"',
  '{"commands":',
  '{"commands":[{}]}',
  '\u0000',
  `[${'['.repeat(900)}`,
];
const QUERIES = [
  '?seq=-1',
  '?seq=1e99',
  '?wait=a',
  '?version=0',
  '?epoch=',
  '?seq=1&seq=2',
  '?%00=%ff',
  '?a[b]=c',
];

/** Sends what no client of ours would: right requests with one part of them replaced by something else. */
export class BrokenRequests {
  /** What was answered as if it were the server's fault. */
  readonly faults: string[] = [];
  readonly statuses = new Map<number, number>();
  sent = 0;
  readonly #world: World;
  readonly #random: SeededRandom;
  #state: ProjectState | null = null;

  constructor(world: World, seed: number) {
    this.#world = world;
    this.#random = new SeededRandom(seed);
  }

  async play(until: number): Promise<void> {
    while (this.sent < until) {
      if (this.sent % 200 === 0) this.#state = await this.#world.test.state(this.#world.own.projectId);
      await (this.#random.chance(0.75) ? this.#commands() : this.#route());
    }
  }

  async #commands(): Promise<void> {
    const { projectId, owner } = this.#world.own;
    const name = this.#random.one(NAMES);
    const args = makeArgs(name, new Hand(this.#state!, this.#random, [owner])) ?? {};
    const sent = this.#random.chance(0.9)
      ? { commands: [{ ...command(name, this.#broken(args)) }] }
      : this.#broken({ commands: [command(name, args)] });
    await this.#ask('POST', `/projects/${projectId}/commands`, sent);
  }

  async #route(): Promise<void> {
    // What is only read takes long to make, and has little that could be broken.
    const name = this.#random.one(this.#random.chance(0.8) ? WRITES : ROUTES);
    const [method = '', pattern = ''] = name.split(' ');
    const row = EXPECTED_ROUTES[name]!;
    const given = row.body?.(this.#world.own);
    const body = this.#random.chance(0.3) && method !== 'GET' ? this.#random.one(BODIES) : given;
    const { projectId, screenplayId } = this.#world.own;
    const known: Record<string, string> = { id: projectId, sid: screenplayId, format: 'xlsx' };
    const path = pattern.replace(/:(\w+)/g, (_, key: string) =>
      this.#random.chance(0.7) ? (known[key] ?? projectId) : encodeURIComponent(this.#word()),
    );
    // A poll that waits would hold the rest up.
    const query = path.endsWith('/feed')
      ? '?wait=0'
      : this.#random.chance(0.3)
        ? this.#random.one(QUERIES)
        : '';
    await this.#ask(method, `${path}${query}`, body instanceof FormData ? body : this.#broken(body));
  }

  #word(): string {
    const text = this.#random.one(JUNK.filter((junk) => typeof junk === 'string'));
    return text.toWellFormed().slice(0, 200);
  }

  /** The same value with one part of it, or all of it, replaced. */
  #broken(value: unknown): unknown {
    if (value === undefined || typeof value === 'string') return value;
    const parts = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    if (parts.length === 0 || this.#random.chance(0.15)) return this.#random.one(JUNK);
    const key = this.#random.one(parts);
    const part = (value as Record<string, unknown>)[key];
    if (Array.isArray(value)) return value.map((one, at) => (String(at) === key ? this.#broken(part) : one));
    const { [key]: _, ...rest } = value as Record<string, unknown>;
    return this.#random.chance(0.15) ? rest : { ...rest, [key]: this.#broken(part) ?? null };
  }

  async #ask(method: string, path: string, body: unknown): Promise<void> {
    this.sent += 1;
    const kind = this.#random.one(SENDERS);
    const { status } = await this.#world.people[kind].call<unknown>(method, path, body);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status >= 500 && !TOLD.includes(status))
      this.faults.push(
        `${kind} ${method} ${path} was answered ${status}: ${JSON.stringify(body)?.slice(0, 400)}`,
      );
  }
}
