import type { Id } from '@ddak/domain';
import {
  type CommandResult,
  clientMessageSchema,
  commandBatchSchema,
  commandResultSchema,
  type FeedMessage,
  type FeedPosition,
  feedMessageSchema,
  type SentCommand,
} from '@ddak/protocol';
import type { Person } from '@ddak/testkit';
import type { FeedSink, PollAnswer, PostAnswer, Transport } from '@ddak/web';
import type { Life } from './life.ts';
import { messageBefore, positionBefore } from './release-before.ts';
import type { FeedLine, SimServer } from './sim-server.ts';
import type { SimWorld } from './sim-world.ts';
import type { Watch } from './watch.ts';

const POLL_WAITS_MS = 300_000;
const HELD_UP_MS = 200_000;

/** What goes over a wire is bytes, and of the form that the protocol says. */
const asBytes = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A device's way to the servers: it loses, doubles, delays and reorders, and is cut altogether now and then. */
export class Link {
  online = true;
  /** A line that lets no socket through. */
  onlyPolls = false;
  readonly #world: SimWorld;
  readonly #servers: readonly SimServer[];
  readonly #watch: Watch;
  readonly person: Person;
  readonly #cuts = new Set<() => void>();

  constructor(world: SimWorld, servers: readonly SimServer[], watch: Watch, person: Person) {
    this.#world = world;
    this.#servers = servers;
    this.#watch = watch;
    this.person = person;
  }

  /** The line goes: what was under way is lost, sockets close. */
  cut(): void {
    this.online = false;
    for (const lost of [...this.#cuts]) lost();
  }

  /** Every socket of this device breaks; new ones can be opened at once. */
  breakSockets(): void {
    for (const lost of [...this.#cuts]) lost();
  }

  /** Sends one command past every client. */
  send(command: SentCommand): void {
    this.#post([command], () => {});
  }

  /** The transport of one tab. What comes back after its life has ended is not heard. */
  transport(life: Life): Transport {
    const heard =
      <T>(resolve: (value: T) => void) =>
      (value: T) => {
        if (life.alive) resolve(value);
      };
    return {
      post: (_projectId, commands) =>
        new Promise((resolve) =>
          this.#post(
            commands,
            heard((answer) => {
              if (answer.kind === 'answered') this.#watch.acknowledged(this.person._id, answer.results);
              resolve(answer);
            }),
          ),
        ),
      poll: (_projectId, position, waits) =>
        new Promise((resolve) => this.#poll(position, waits, heard(resolve))),
      openFeed: (projectId, position, sink) => this.#openFeed(projectId, position, livingSink(life, sink)),
    };
  }

  #server(): SimServer {
    return this.#world.random.one(this.#servers);
  }

  #delay(): number {
    const { random, chaos } = this.#world;
    return random.chance(chaos.heldUp) ? random.int(1_000, HELD_UP_MS) : random.int(1, chaos.delay);
  }

  /** False: the message is lost, and the sender hears so, or nothing at all. */
  #passes(lost: () => void): boolean {
    const { time, random, chaos } = this.#world;
    if (this.online && !random.chance(chaos.drop)) return true;
    if (!this.online || random.chance(0.5)) time.after(random.int(1, 3_000), lost);
    return false;
  }

  #post(commands: readonly SentCommand[], answered: (answer: PostAnswer) => void): void {
    const { time, random, chaos } = this.#world;
    const lost = () => answered({ kind: 'unreachable' });
    if (random.chance(chaos.sessionExpired)) {
      time.after(this.#delay(), () => answered({ kind: 'signedOut' }));
      return;
    }
    const batch = commandBatchSchema.parse(asBytes({ commands })).commands;
    const carryOut = async (): Promise<readonly CommandResult[] | 'unreachable'> => {
      const results = await this.#server().post(this.person, batch);
      if (results !== 'unreachable') this.#watch.answered(this.person._id, results);
      return results;
    };
    // A double that was held up comes long after the client has gone on.
    if (random.chance(chaos.double)) time.after(this.#delay() + this.#delay(), () => void carryOut());
    if (!this.#passes(lost)) return;
    time.after(this.#delay(), async () => {
      const results = await carryOut();
      if (results === 'unreachable' || !this.#passes(lost)) return results === 'unreachable' && lost();
      time.after(this.#delay(), () => {
        answered({
          kind: 'answered',
          results: results.map((one) => commandResultSchema.parse(asBytes(one))),
        });
      });
    });
  }

  #openFeed(projectId: Id, position: FeedPosition, sink: FeedSink): () => void {
    const { time, random, chaos } = this.#world;
    let open = true;
    let arrivesAt = 0;
    let stopServer = () => {};
    const lost = () => {
      if (!open) return;
      end();
      time.after(random.int(0, 2_000), sink.onClosed);
    };
    const end = () => {
      open = false;
      this.#cuts.delete(lost);
      stopServer();
    };
    this.#cuts.add(lost);
    const asked = asBytes({ kind: 'subscribe', channel: `project.${projectId}`, position });
    clientMessageSchema.parse(asked);
    const deliver = (message: FeedMessage, at: number) =>
      time.after(at - time.now(), () => {
        if (!open) return;
        sink.onAlive();
        sink.onMessage(message);
      });
    time.after(this.#delay(), () => {
      if (!open) return;
      if (!this.online || this.onlyPolls || random.chance(chaos.drop)) return lost();
      stopServer = this.#follow(position, {
        send: (message) => {
          this.#watch.sent(this.person._id, message);
          const wired = feedMessageSchema.parse(asBytes(message));
          // A line that loses something does not last: it is closed before long.
          if (random.chance(chaos.drop / 4)) return void time.after(random.int(0, 60_000), lost);
          const late = Math.min(this.#delay(), 5_000);
          const inOrder = Math.max(arrivesAt, time.now() + late);
          arrivesAt = inOrder;
          deliver(wired, random.chance(chaos.double) ? time.now() + late : inOrder);
          if (random.chance(chaos.double)) deliver(wired, inOrder + random.int(0, 2_000));
        },
        closed: () => time.after(Math.max(0, arrivesAt - time.now()) + 1, lost),
      });
    });
    return end;
  }

  /** Follows at a server, in the words of the release that it runs. */
  #follow(position: FeedPosition, line: FeedLine): () => void {
    const server = this.#server();
    if (this.#world.release === 'now') return server.follow(this.person._id, position, line);
    return server.follow(this.person._id, positionBefore(position), {
      ...line,
      send: (message) => line.send(messageBefore(message)),
    });
  }

  #poll(position: FeedPosition, waits: boolean, answered: (answer: PollAnswer) => void): void {
    const { time, random } = this.#world;
    const lost = () => answered({ kind: 'unreachable' });
    if (!this.#passes(lost)) return;
    let done = false;
    const finish = (answer: PollAnswer | null) => {
      if (done) return;
      done = true;
      this.#cuts.delete(broken);
      stop();
      if (answer === null || !this.#passes(lost)) return answer === null && lost();
      time.after(this.#delay(), () => answered(answer));
    };
    const broken = () => finish(null);
    let stop = () => {};
    this.#cuts.add(broken);
    time.after(this.#delay(), () => {
      if (done) return;
      stop = this.#follow(position, {
        send: (message) => {
          // Where nothing is new, the poll goes on waiting.
          if (message.kind === 'changes' && message.to === message.from) return;
          this.#watch.sent(this.person._id, message);
          finish({ kind: 'answered', messages: [feedMessageSchema.parse(asBytes(message))] });
        },
        closed: broken,
      });
      if (done) stop();
      const wait = waits ? POLL_WAITS_MS - random.int(0, 1_000) : 0;
      time.after(wait, () => finish({ kind: 'answered', messages: [] }));
    });
  }
}

const livingSink = (life: Life, sink: FeedSink): FeedSink => ({
  onAlive: () => life.alive && sink.onAlive(),
  onMessage: (message) => life.alive && sink.onMessage(message),
  onDenied: () => life.alive && sink.onDenied(),
  onClosed: () => life.alive && sink.onClosed(),
});
