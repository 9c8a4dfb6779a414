import { randomUUID } from 'node:crypto';
import type { Id } from '@ddak/domain';
import { fieldPlaceSchema } from '@ddak/protocol';
import { Client } from 'pg';
import { z } from 'zod';
import type { CountNews } from '../limits/shared-counters.ts';
import type { Bus, BusListener, Nudge, PresenceNews, UserNotice } from './bus.ts';
import { EmitterBus } from './emitter-bus.ts';

const CHANNEL = 'ddak_bus';
/** A notify takes a lock of the whole database at commit: one for each command would cut its speed to a quarter. */
const COALESCE_MS = 10;
/** PostgreSQL refuses payloads of 8000 bytes. */
const MAX_PAYLOAD = 7_000;
/** Two ids, a number and the field that they are in are 500 bytes at most. */
const PEOPLE_AT_ONCE = 12;
const RECONNECT_MS = 1_000;

const wireSchema = z.object({
  node: z.string(),
  nudges: z.array(z.object({ projectId: z.string(), seq: z.int() })),
  notices: z.array(
    z.object({
      userId: z.string(),
      event: z.string(),
      from: z.string(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
  presences: z
    .array(
      z
        .array(
          z.object({
            projectId: z.string(),
            userId: z.string(),
            forMs: z.number(),
            at: fieldPlaceSchema.nullish(),
          }),
        )
        .readonly()
        .nullable(),
    )
    .default([]),
  ended: z.array(z.string()).default([]),
  counts: z.array(z.object({ key: z.string(), by: z.int(), forMs: z.number() })).default([]),
});
type Wire = z.infer<typeof wireSchema>;

export interface PgBusOptions {
  readonly url: string;
  /** Whether others are told; in a single process listening is enough (for commands that join it). */
  readonly notify: boolean;
  readonly onError: (error: unknown) => void;
}

/**
 * The bus between processes, over LISTEN/NOTIFY: here at once, elsewhere at most every 10 ms, projects once each. A
 * lost connection is opened again, and the listeners here are told that they may have missed something.
 */
export class PgBus implements Bus {
  readonly #options: PgBusOptions;
  readonly #node = randomUUID();
  readonly #here = new EmitterBus();
  #client: Client | undefined;
  #nudges = new Map<string, number>();
  #notices: UserNotice[] = [];
  #presences: PresenceNews['people'][] = [];
  #ended: Id[] = [];
  #counts: CountNews[] = [];
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(options: PgBusOptions) {
    this.#options = options;
  }

  /** Begins to hear the others. */
  async start(): Promise<void> {
    const client = new Client({
      connectionString: this.#options.url,
      application_name: 'ddak-bus',
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, new Error('the connection of the bus ended')));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
  }

  publish(nudge: Nudge): void {
    this.#here.publish(nudge);
    if (!this.#options.notify) return;
    this.#nudges.set(nudge.projectId, Math.max(nudge.seq, this.#nudges.get(nudge.projectId) ?? 0));
    this.#soon();
  }

  tell(notice: UserNotice): void {
    this.#here.tell(notice);
    if (!this.#options.notify) return;
    this.#notices.push(notice);
    this.#soon();
  }

  endSession(familyId: Id): void {
    this.#here.endSession(familyId);
    if (!this.#options.notify) return;
    this.#ended.push(familyId);
    this.#soon();
  }

  share(people: PresenceNews['people']): void {
    if (!this.#options.notify) return;
    // Each piece fits into a payload.
    for (let start = 0; people && start < people.length; start += PEOPLE_AT_ONCE)
      this.#presences.push(people.slice(start, start + PEOPLE_AT_ONCE));
    if (people === null) this.#presences.push(null);
    this.#soon();
  }

  count(news: readonly CountNews[]): void {
    if (!this.#options.notify) return;
    this.#counts.push(...news);
    this.#soon();
  }

  listen(listener: BusListener): () => void {
    return this.#here.listen(listener);
  }

  async close(): Promise<void> {
    await this.#flush();
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#here.close();
    await this.#client?.end();
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => void this.#flush(), COALESCE_MS);
  }

  /** One after another: the connection takes one query at a time. */
  #flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending = this.#sending.then(() => this.#send());
    return this.#sending;
  }

  async #send(): Promise<void> {
    const nudges = [...this.#nudges].map(([projectId, seq]) => ({ projectId, seq }));
    const notices = this.#notices;
    const presences = this.#presences;
    const ended = this.#ended;
    const counts = this.#counts;
    this.#nudges = new Map();
    this.#notices = [];
    this.#presences = [];
    this.#ended = [];
    this.#counts = [];
    try {
      for (const wire of inPieces(this.#node, { nudges, notices, presences, ended, counts }))
        await this.#client?.query('select pg_notify($1, $2)', [CHANNEL, wire]);
    } catch (error) {
      this.#options.onError(error);
    }
  }

  #hear(payload: string): void {
    const wire = wireSchema.parse(JSON.parse(payload));
    if (wire.node === this.#node) return;
    for (const nudge of wire.nudges) this.#here.publish(nudge);
    for (const notice of wire.notices) this.#here.tell(notice);
    for (const familyId of wire.ended) this.#here.endSession(familyId);
    if (wire.counts.length > 0) this.#here.hearCounts(wire.counts);
    for (const people of wire.presences) this.#here.hearPresence({ node: wire.node, people });
  }

  #lost(client: Client, error: Error): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = undefined;
    this.#options.onError(error);
    this.#reconnect();
  }

  #reconnect(): void {
    if (this.#closed) return;
    this.start().then(
      () => this.#here.gap(),
      (error) => {
        this.#options.onError(error);
        setTimeout(() => this.#reconnect(), RECONNECT_MS).unref();
      },
    );
  }
}

type Item =
  | { nudge: Nudge }
  | { notice: UserNotice }
  | { people: PresenceNews['people'] }
  | { ended: Id }
  | { count: CountNews };

/** The news as payloads that PostgreSQL takes: halved until each fits, or is a single one. */
function inPieces(node: string, news: Omit<Wire, 'node'>): string[] {
  const halved = (items: readonly Item[]): string[] => {
    if (items.length === 0) return [];
    const whole = JSON.stringify({
      node,
      nudges: items.flatMap((item) => ('nudge' in item ? item.nudge : [])),
      notices: items.flatMap((item) => ('notice' in item ? item.notice : [])),
      presences: items.flatMap((item) => ('people' in item ? [item.people] : [])),
      ended: items.flatMap((item) => ('ended' in item ? item.ended : [])),
      counts: items.flatMap((item) => ('count' in item ? item.count : [])),
    });
    if (Buffer.byteLength(whole) <= MAX_PAYLOAD || items.length === 1) return [whole];
    const middle = Math.ceil(items.length / 2);
    return [...halved(items.slice(0, middle)), ...halved(items.slice(middle))];
  };
  return halved([
    ...news.nudges.map((nudge) => ({ nudge })),
    ...news.notices.map((notice) => ({ notice })),
    ...news.presences.map((people) => ({ people })),
    ...news.ended.map((ended) => ({ ended })),
    ...news.counts.map((count) => ({ count })),
  ]);
}
