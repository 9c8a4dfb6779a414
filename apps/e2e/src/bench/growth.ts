import { request } from 'node:http';
import type { Id } from '@ddak/domain';
import type { SentCommand } from '@ddak/protocol';
import { type FilmOnServer, filmOnServer } from '../harness/film-on-server.ts';
import { percentiles } from '../harness/percentiles.ts';
import { newId, Program, sentCommand } from '../harness/program.ts';
import { RealServer } from '../harness/real-server.ts';

/** A short film, a feature, a long series: scenes, and things that each needs. */
const SIZES = [
  { scenes: 100, days: 10, items: 4 },
  { scenes: 1_000, days: 60, items: 4 },
  { scenes: 5_000, days: 60, items: 9 },
];
const COMMANDS = 200;
const LOOKS = 5;

/**
 * What grows with a project and what must not: commands (adding an item, moving a row), the whole of it over HTTP as a
 * browser takes it, and the first look at it after the server has started again and knows nothing. One server a size, in ms.
 */
export async function run(): Promise<object> {
  const sizes: object[] = [];
  for (const size of SIZES) {
    const server = await RealServer.start();
    try {
      const owner = await Program.join(server.url, '조감독');
      const film = await filmOnServer(owner, size);
      const rows = await countRows(owner, film.projectId);
      const addItem = await timeEach(COMMANDS, (i) => carryOut(owner, film, anItem(film, i)));
      const moveRow = await timeEach(COMMANDS, (i) => carryOut(owner, film, aMove(film, i)));
      const snapshot = await timeEach(LOOKS, () => readSnapshot(owner, film.projectId));
      await server.kill();
      const restarted = performance.now();
      await server.start();
      const started = Math.round(performance.now() - restarted);
      const first = await timeEach(1, () => readSnapshot(owner, film.projectId));
      sizes.push({ rows, addItem, moveRow, snapshot, start: { server: started, first: first.max } });
    } finally {
      await server.close();
    }
  }
  return { sizes };
}

const anItem = ({ scenes }: FilmOnServer, i: number): SentCommand =>
  sentCommand('addBreakdownItems', {
    sceneId: scenes[i % scenes.length],
    items: [{ _id: newId(), type: 'props', name: `새 소품 ${i}` }],
  });

/** From one day to the top of the next. */
function aMove({ rows, days }: FilmOnServer, i: number): SentCommand {
  const day = i % days.length;
  const rowId = rows[day]![Math.floor(i / days.length) % rows[day]!.length];
  const toTimetableId = days[(day + 1) % days.length];
  return sentCommand('moveRows', { rowIds: [rowId], toTimetableId, afterRowId: null });
}

async function carryOut(owner: Program, { projectId }: FilmOnServer, sent: SentCommand): Promise<void> {
  const { outcome } = await owner.send(projectId, sent);
  if (outcome !== 'committed') throw new Error(`${sent.name}: ${outcome}`);
}

async function timeEach(
  count: number,
  act: (i: number) => Promise<unknown>,
): Promise<{ p50: number; p99: number; max: number }> {
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const from = performance.now();
    await act(i);
    times.push(performance.now() - from);
  }
  return percentiles(times);
}

/** How many bytes it is, compressed as a browser asks for it. */
function readSnapshot(owner: Program, projectId: Id): Promise<number> {
  const headers = { cookie: owner.cookies, 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const asked = request(`${owner.url}/api/projects/${projectId}/feed?wait=0`, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.byteLength;
      });
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${answer.statusCode}`)),
      );
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function countRows(owner: Program, projectId: Id): Promise<number> {
  const { messages } = await owner.call<{ messages: { tables: Record<string, unknown[]> }[] }>(
    'GET',
    `/projects/${projectId}/feed?wait=0`,
  );
  return Object.values(messages[0]!.tables).reduce((sum, rows) => sum + rows.length, 0);
}
