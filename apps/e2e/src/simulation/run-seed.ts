import { type Person, SeededRandom } from '@ddak/testkit';
import { CALM, drawChaos } from './chaos.ts';
import { CountedStore } from './counted-store.ts';
import { Device } from './device.ts';
import { examine } from './examine.ts';
import { Link } from './link.ts';
import { Play } from './play.ts';
import { ReadingWorker } from './reading-worker.ts';
import { SimBus } from './sim-bus.ts';
import { SimServer } from './sim-server.ts';
import { type SimWorld, truth } from './sim-world.ts';
import { storePauses } from './store-pauses.ts';
import { Trace } from './trace.ts';
import { VirtualTime } from './virtual-time.ts';
import { Watch } from './watch.ts';

export interface SeedResult {
  readonly seed: number;
  /** Empty: everything held. */
  readonly faults: readonly string[];
  readonly trace: readonly string[];
  /** How much happened. */
  readonly entries: number;
  /** The commands that were carried out in this world. */
  readonly names: ReadonlySet<string>;
  readonly refused: number;
  /** Commands that were carried out in one transaction with others (CG1). */
  readonly shared: number;
  readonly devices: number;
}

const START = 1_764_547_200_000;
const NAMES = ['정서윤', '한지원', '오하람', '문도윤', '임가온'];
const ROLES = ['manager', 'editor', 'lead', 'member', 'guest'] as const;

/** Plays the world of one seed to its end and examines it. The same seed is the same history. */
export async function runSeed(seed: number, options: { readonly trace?: boolean } = {}): Promise<SeedResult> {
  const random = new SeededRandom(seed);
  const world = makeWorld(random, options.trace ?? false);
  const watch = new Watch(world);
  const bus = new SimBus(world);
  const servers = Array.from(
    { length: random.int(1, 2) },
    (_, i) => new SimServer(world, bus, `server ${i + 1}`),
  );
  const devices = makeDevices(world, servers, watch);
  const play = new Play(world, servers, devices);
  await play.prepare(world.people.slice(1).map(() => random.one(ROLES)));
  world.chaos = drawChaos(random);
  world.release = random.chance(0.2) ? 'before' : 'now';
  new ReadingWorker(world, servers);
  await play.run();
  await play.mend();
  const log = [...world.forgotten, ...truth(world).log];
  const refused = [...watch.answers.values()].filter(({ outcome }) => outcome === 'refused').length;
  const faults = examine({ world, watch, devices, servers, log });
  return {
    seed,
    faults,
    trace: world.trace.lines,
    entries: log.length,
    names: new Set(log.map(({ name }) => name)),
    refused,
    shared: world.store.shared,
    devices: devices.length,
  };
}

function makeWorld(random: SeededRandom, traced: boolean): SimWorld {
  const time = new VirtualTime(START);
  const store = new CountedStore({ pause: storePauses(() => world) });
  const people = NAMES.slice(0, random.int(2, NAMES.length)).map(
    (name): Person => ({ _id: random.newId(), name }),
  );
  const world: SimWorld = {
    time,
    random,
    trace: new Trace(traced, time.now),
    store,
    projectId: random.newId(),
    people,
    chaos: CALM,
    release: 'now',
    forgotten: [],
    faults: [],
  };
  return world;
}

/** One device or two for everyone, some on lines that let no socket through. */
function makeDevices(world: SimWorld, servers: readonly SimServer[], watch: Watch): Device[] {
  const { random, people } = world;
  return people.flatMap((person, i) =>
    Array.from({ length: random.chance(0.4) ? 2 : 1 }, (_, n) => {
      const link = new Link(world, servers, watch, person);
      link.onlyPolls = random.chance(0.2);
      return new Device(world, watch, link, `${'ABCDE'[i]}${n + 1}`);
    }),
  );
}
