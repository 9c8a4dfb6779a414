import { deriveId, type Id, type OrganisedScene, type OrganisedScreenplay } from '@ddak/domain';
import { PROTOCOL_VERSION } from '@ddak/protocol';
import type { SimServer } from './sim-server.ts';
import type { SimWorld } from './sim-world.ts';

const EVERY_MS = 700;

/** Does the jobs that uploaded scripts leave: keeps the text, then says so as the server; after a crash, again. */
export class ReadingWorker {
  readonly #world: SimWorld;
  readonly #servers: readonly SimServer[];
  #done = 0;

  constructor(world: SimWorld, servers: readonly SimServer[]) {
    this.#world = world;
    this.#servers = servers;
    this.#later();
  }

  #later(): void {
    this.#world.time.after(EVERY_MS, () => this.#work().finally(() => this.#later()));
  }

  async #work(): Promise<void> {
    const { store, random, projectId, people } = this.#world;
    const job = store.jobs[this.#done];
    if (!job) return;
    const screenplayId = job.data.screenplayId!;
    const failed = screenplayId.endsWith('0');
    const [name, result] = failed
      ? ['failScreenplay', { message: '파일을 읽을 수 없어요.' }]
      : ['finishScreenplay', { format: 'txt' }];
    if (!failed) store.putScreenplayText(projectId, screenplayId, script(screenplayId));
    const _id = deriveId(screenplayId, 'read', 0);
    const sent = {
      _id,
      name: name as string,
      args: { screenplayId, ...(result as object) },
      version: PROTOCOL_VERSION,
    };
    if ((await random.one(this.#servers).post(people[0]!, [sent], true)) !== 'unreachable') this.#done++;
  }
}

/** A script of four scenes; its places and people follow from the id. */
function script(id: Id): OrganisedScreenplay {
  const kind = Number.parseInt(id.slice(-2), 16);
  const scenes = [0, 1, 2, 3].map((i): OrganisedScene => {
    const name = `인물 ${(kind + i) % 5}`;
    return {
      episodeNo: null,
      sceneNo: 1 + ((kind + i * 3) % 30),
      subSceneNo: '',
      setName: `장소 ${(kind + i) % 4}`,
      setting: 'INT',
      timeOfDay: i % 2 === 0 ? 'day' : 'night',
      timeText: '낮',
      omitted: false,
      heading: `S#${i + 1}. 장소`,
      headingLine: i * 4 + 1,
      lastLine: i * 4 + 4,
      pages: 3,
      filePages: null,
      screenMinutes: 0.75,
      flags: [],
      items: [],
      synopsis: '문이 열린다.',
      characters: [{ name, lines: 2 }],
      guessed: [],
      confidence: 1,
      doubts: [],
    };
  });
  const lines = Array.from({ length: 16 }, (_, i) => ({
    n: i + 1,
    text: i % 4 === 0 ? `S#${i / 4 + 1}. 장소` : '문이 열린다.',
    type: i % 4 === 0 ? ('heading' as const) : ('action' as const),
    scene: Math.floor(i / 4),
    rows: 2,
    confidence: 1,
  }));
  return { format: 'txt', title: null, lines, scenes, characters: [], locations: [], unread: [] };
}
