import type { Id } from '@ddak/domain';
import type { CommandResult, FeedMessage, FeedPosition, SentCommand } from '@ddak/protocol';
import {
  type Actor,
  CommandExecutor,
  FeedSubscription,
  type Job,
  type LogEntry,
  ProjectStates,
  RetryLater,
  SharedBytes,
  tellListeners,
} from '@ddak/server';
import { Died, Life } from './life.ts';
import type { SimBus } from './sim-bus.ts';
import type { SimWorld } from './sim-world.ts';
import { runInLife } from './store-pauses.ts';
import { shortId } from './trace.ts';

/** The server's end of a feed. */
export interface FeedLine {
  send(message: FeedMessage): void;
  closed(): void;
}

/** One server process around the real core: it dies at any step, loses its memory, and is started again. */
export class SimServer {
  readonly #world: SimWorld;
  readonly #bus: SimBus;
  readonly name: string;
  #life = new Life();
  #states!: ProjectStates;
  #shared!: SharedBytes;
  #executor!: CommandExecutor;

  constructor(world: SimWorld, bus: SimBus, name: string) {
    this.#world = world;
    this.#bus = bus;
    this.name = name;
    this.#life.end();
    this.start();
  }

  get alive(): boolean {
    return this.#life.alive;
  }

  get states(): ProjectStates {
    return this.#states;
  }

  start(): void {
    if (this.alive) return;
    const { time, store, faults, trace } = this.#world;
    this.#life = new Life();
    trace.say(this.name, () => 'starts');
    this.#states = new ProjectStates(store);
    this.#shared = new SharedBytes();
    this.#executor = new CommandExecutor({
      store,
      states: this.#states,
      bus: this.#bus,
      now: time.now,
      jobsOf: readingJob,
      onCommitted: () => {},
      onBug: (error, { name }) =>
        faults.push(`${name} threw: ${error instanceof Error ? error.stack : error}`),
    });
    this.#life.atEnd(() => this.#startLater());
  }

  #startLater(): void {
    const { time, random } = this.#world;
    time.after(random.int(50, 10_000), () => this.start());
  }

  die(): void {
    this.#world.trace.say(this.name, () => 'is killed');
    this.#life.end();
  }

  /** Judges a batch in order. `unreachable`: it died, or the database was busy: 503. */
  async post(
    actor: Actor,
    sent: readonly SentCommand[],
    asServer = false,
  ): Promise<readonly CommandResult[] | 'unreachable'> {
    const life = this.#life;
    const executor = this.#executor;
    if (!life.alive) return 'unreachable';
    try {
      return await runInLife(life, async () => {
        life.check();
        const results = await executor.executeAll(this.#world.projectId, actor, sent, { asServer });
        for (const [i, result] of results.entries())
          this.#world.trace.say(this.name, () => judged(actor, sent[i]!, result));
        life.check();
        return results;
      });
    } catch (error) {
      return this.#unreachable(error);
    }
  }

  #unreachable(error: unknown): 'unreachable' {
    if (!(error instanceof Died) && !(error instanceof RetryLater))
      this.#world.faults.push(`the server threw: ${error instanceof Error ? error.stack : error}`);
    return 'unreachable';
  }

  /** Follows the project for one person until the answer is called or the server dies. */
  follow(userId: Id, position: FeedPosition, line: FeedLine): () => void {
    const life = this.#life;
    if (!life.alive) {
      line.closed();
      return () => {};
    }
    let open = true;
    const end = () => {
      open = false;
      forget();
      unlisten();
      feed.close();
    };
    const lose = () => {
      if (!open) return;
      end();
      line.closed();
    };
    const feed = new FeedSubscription(this.#states, this.#world.projectId, userId, position, {
      send: async (message) => {
        if (open) line.send(message);
      },
      offer: (frame) => {
        if (open) line.send(framed(frame));
        return open;
      },
      failed: (error) => {
        this.#unreachable(error);
        lose();
      },
    });
    const telling = { states: this.#states, shared: this.#shared };
    const unlisten = this.#bus.listen(({ seq }) =>
      runInLife(life, async () => tellListeners(telling, this.#world.projectId, seq, [feed])),
    );
    const forget = life.atEnd(lose);
    void runInLife(life, async () => feed.start());
    return end;
  }
}

/** The message of the feed in a frame for a socket. */
function framed(frame: Uint8Array): FeedMessage {
  const head = frame[1]! < 126 ? 2 : frame[1] === 126 ? 4 : 10;
  return (JSON.parse(Buffer.from(frame.subarray(head)).toString()) as { message: FeedMessage }).message;
}

/** What an accepted command leaves to be done: a new script wants reading. */
function readingJob(_projectId: Id, entry: LogEntry): readonly Job[] {
  return entry.changes.flatMap((change) =>
    change.table === 'screenplay' && change.op === 'insert'
      ? [{ name: 'readScreenplay', data: { screenplayId: change.row._id } }]
      : [],
  );
}

const judged = (actor: Actor, sent: SentCommand, result: CommandResult): string =>
  `${actor.name}: ${sent.name} ${shortId(sent._id)} ${result.outcome} at ${result.seq}${result.outcome === 'refused' ? ` (${result.code})` : ''}`;
