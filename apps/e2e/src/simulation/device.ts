import type { CommandName, Id, TableName } from '@ddak/domain';
import { Hand, makeArgs, type Person } from '@ddak/testkit';
import {
  createProjectClient,
  memoryCopy,
  memoryOutbox,
  type ProjectClient,
  type ProjectClientState,
} from '@ddak/web';
import { Life } from './life.ts';
import type { Link } from './link.ts';
import { SharedTabs } from './shared-tabs.ts';
import type { SimWorld } from './sim-world.ts';
import { slowCopy, slowOutbox } from './slow-disk.ts';
import { shortId } from './trace.ts';
import type { Watch } from './watch.ts';

interface Tab {
  readonly life: Life;
  readonly client: ProjectClient;
  readonly name: string;
}

/** One phone or laptop of one person: what is stored on it outlives its tabs, which come and go and crash. */
export class Device {
  readonly name: string;
  readonly link: Link;
  readonly person: Person;
  readonly outbox = memoryOutbox();
  readonly copy = memoryCopy();
  tabs: Tab[] = [];
  readonly #world: SimWorld;
  readonly #watch: Watch;
  readonly #shared: SharedTabs;
  readonly #seen = new Map<TableName, Set<Id>>();
  #opened = 0;

  constructor(world: SimWorld, watch: Watch, link: Link, name: string) {
    this.#world = world;
    this.#watch = watch;
    this.link = link;
    this.person = link.person;
    this.name = name;
    this.#shared = new SharedTabs(world.time.after);
    watch.notes.set(name, []);
  }

  /** Opens the project in a new tab. */
  openTab(): void {
    const { time, random, projectId, trace } = this.#world;
    const life = new Life();
    const name = `${this.name}.${++this.#opened}`;
    trace.say(name, () => 'opens');
    const client = createProjectClient(
      {
        clock: {
          now: time.now,
          after: (ms, call) => time.after(ms, () => life.alive && call()),
        },
        random: { bytes: (count) => random.bytes(count), fraction: () => random.fraction() },
        transport: this.link.transport(life),
        outbox: slowOutbox(this.#world, life, this.outbox, this.#watch),
        copy: slowCopy(this.#world, life, this.copy),
        tabs: this.#shared.of(life),
      },
      {
        projectId,
        actor: { _id: this.person._id, name: this.person.name },
        onSignedOut: () => time.after(400, () => life.alive && client.wake()),
      },
    );
    const tab = { life, client, name };
    let last = client.state();
    client.subscribe((state) => {
      this.#noteDown(tab, last, state);
      last = state;
    });
    this.tabs.push(tab);
    client.start().catch((error) => this.#watch.fault(`${name} could not start: ${error}`));
  }

  /** A tab is gone from one moment to the next. */
  crash(tab: Tab): void {
    this.#world.trace.say(tab.name, () => 'crashes');
    tab.life.end();
    this.tabs = this.tabs.filter((other) => other !== tab);
  }

  /** A tab is closed as it should be. */
  close(tab: Tab): void {
    this.#world.trace.say(tab.name, () => 'closes');
    tab.client.stop();
    tab.life.end();
    this.tabs = this.tabs.filter((other) => other !== tab);
  }

  /** Does something on a screen; nothing where there is nothing to do it on. */
  gesture(tab: Tab, name: CommandName): void {
    const { random, people, trace } = this.#world;
    const { replica } = tab.client.state();
    const args = makeArgs(name, new Hand(replica.view, random, people, this.#seen));
    if (args === null) return;
    const { _id, refusal } = tab.client.run(name, args as never);
    trace.say(tab.name, () => `${name} ${shortId(_id)} ${refusal?.code ?? ''} ${JSON.stringify(args)}`);
  }

  /** Writes down what a new state of a tab shows to have happened. */
  #noteDown(tab: Tab, before: ProjectClientState, after: ProjectClientState): void {
    if (after.notes !== before.notes) {
      const fresh = after.notes.filter((note) => !before.notes.includes(note));
      this.#watch.notes.get(this.name)!.push(...fresh);
      for (const note of fresh)
        this.#world.trace.say(tab.name, () => `is told ${note.kind}: ${note.command} ${note.message}`);
    }
    if (after.replica.pending === before.replica.pending) return;
    const known = new Set(before.replica.pending.map(({ _id }) => _id));
    for (const { _id, name } of after.replica.pending)
      if (!known.has(_id)) this.#watch.register({ _id, name, userId: this.person._id, device: this.name });
  }
}
