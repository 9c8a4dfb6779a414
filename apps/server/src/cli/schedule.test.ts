import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
// Beside the checkout where they are at all: they are not copied into it.
const PUBLISHED = fileURLToPath(new URL('../../../../../shared/benchmarks/talent/', import.meta.url));
const FILM = 'numScenes=3; numActors=2; ia=[|1,0,1|0,1,1|]; c=[3,5]; d=[1,2,4];';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ddak-schedule-'));
});

function ddak(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [MAIN, ...args], (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

async function fileOf(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

describe('ddak schedule', () => {
  it('TS5 prints the order and what it costs as one line of JSON', async () => {
    const { code, stdout, stderr } = await ddak('schedule', await fileOf('film.dzn', FILM));
    expect([code, stderr]).toEqual([0, '']);
    const answer = JSON.parse(stdout);
    expect(Object.keys(answer)).toEqual(['cost', 'hold', 'bound', 'proven', 'milliseconds', 'order']);
    expect(answer).toMatchObject({ cost: 45, hold: 0, bound: 45, proven: true });
    expect(answer.order[1]).toBe(3);
  });

  it('TS5 prints the days of a scene allocation', async () => {
    const problem = {
      scenes: 3,
      maxScenesPerDay: 2,
      actors: [
        { fee: 7, scenes: [1, 3] },
        { fee: 2, scenes: [2] },
      ],
    };
    const { stdout } = await ddak('schedule', await fileOf('allocation.json', JSON.stringify(problem)));
    const answer = JSON.parse(stdout);
    expect(Object.keys(answer)).toEqual(['cost', 'bound', 'proven', 'milliseconds', 'days']);
    expect(answer).toMatchObject({ cost: 9, bound: 9, proven: true });
    expect(answer.days).toContainEqual([1, 3]);
  });

  it('TS5 prints the order of a movie shoot, with what is paid for waiting and for coming back', async () => {
    // Two places, an actor in scenes 1 and 3 of the first and an actor in all; 3 goes before 1.
    const text = '2 3 2 1  10 20  5 7  1 2 1  0 1 0  1 0 1  1 1 1  2 0';
    const { stdout } = await ddak('schedule', await fileOf('shoot.txt', text));
    const answer = JSON.parse(stdout);
    expect(Object.keys(answer)).toEqual(['cost', 'hold', 'bound', 'proven', 'milliseconds', 'order']);
    expect(answer).toMatchObject({ cost: 0, hold: 0, bound: 0, proven: true });
    expect(answer.order.indexOf(3)).toBeLessThan(answer.order.indexOf(1));
  });

  it('TS5 prints the days of the whole problem with their clock, and why a scene is left over', async () => {
    const problem = {
      format: 'ddak.schedule/1',
      scenes: [
        { id: 'a', name: '1', minutes: 120, cast: ['kim'] },
        { id: 'b', name: '2', minutes: 900 },
      ],
      days: [{ id: 'd1', date: '2026-12-01', setupMinutes: 60, maxMinutes: 720, crewCost: 1000 }],
      people: [{ id: 'kim', dayRate: 500 }],
      rules: [{ rule: 'dayLength' }],
    };
    const { stdout, stderr } = await ddak('schedule', await fileOf('whole.json', JSON.stringify(problem)));
    expect(stderr).toBe('S#2: 하루에 찍기에는 너무 길어요. 4시간 줄이거나 씬을 나눠 주세요.\n');
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({ cost: 1500, hold: 0, bound: 1500, proven: true });
    expect(answer.days).toEqual([
      { day: 'd1', call: 420, release: 600, rows: [{ kind: 'scene', scene: 'a', start: 480, end: 600 }] },
    ]);
    expect(answer.leftOver[0]).toMatchObject({ scene: 'b', nowhere: true });
  });

  it('names what contradicts itself', async () => {
    const problem = {
      format: 'ddak.schedule/1',
      scenes: [{ id: 'a', name: '12A', minutes: 60 }],
      days: [
        { id: 'd1', date: '2026-12-01' },
        { id: 'd2', date: '2026-12-02' },
      ],
      pins: [
        { scene: 'a', day: 'd1' },
        { scene: 'a', day: 'd2' },
      ],
    };
    const path = await fileOf('locks.json', JSON.stringify(problem));
    expect(await ddak('schedule', path)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${path}: S#12A: 서로 다른 날(12월 1일, 12월 2일)에 고정되어 있어요. 하나만 남겨 주세요.\n`,
    });
  });

  it.each([
    [
      'film.txt',
      '씬 목록',
      '배치 문제로 읽을 수 없어요. .dzn, JSON, 영화 촬영 문제(nbActors nbScenes nbLocations nbPrecedences) 파일을 읽을 수 있어요.',
    ],
    ['empty.json', '{}', 'format 값을 읽을 수 없어요.'],
    ['shoot.txt', '2 3 2 1 5', '숫자의 개수가 5개예요. 처음 네 숫자대로면 22개여야 해요.'],
    ['broken.json', '{', 'JSON으로 읽을 수 없어요.'],
    ['wrong.json', '{"scenes":2,"maxScenesPerDay":0,"actors":[]}', 'maxScenesPerDay 값을 읽을 수 없어요.'],
    [
      'beyond.json',
      '{"scenes":2,"maxScenesPerDay":1,"actors":[{"fee":1,"scenes":[3]}]}',
      'actors 값을 읽을 수 없어요.',
    ],
    ['broken.dzn', FILM.replace('c=[3,5];', ''), 'c 값이 없어요.'],
    ['short.dzn', FILM.replace('[1,2,4]', '[1,2]'), 'd의 개수가 2개예요. 3개여야 해요.'],
  ])('says in words what is wrong with %s', async (name, text, message) => {
    const path = await fileOf(name, text);
    expect(await ddak('schedule', path)).toEqual({ code: 1, stdout: '', stderr: `${path}: ${message}\n` });
  });

  it('asks for a time and a seed that are numbers', async () => {
    const path = await fileOf('film.dzn', FILM);
    expect(await ddak('schedule', path, '--seconds', 'x')).toMatchObject({ code: 1, stdout: '' });
    expect(await ddak('schedule', path, '--seed', '1.5')).toMatchObject({ code: 1, stdout: '' });
  });

  const known = existsSync(PUBLISHED) ? readOptima() : [];
  if (known.length === 0)
    it.skip('TS1 proves the published films (they are not beside this checkout)', () => {});
  it.each(known)('TS1 proves the published optimum of $name', async ({ name, total, hold }) => {
    const { stdout } = await ddak('schedule', join(PUBLISHED, `${name}.dzn`), '--seconds', '15');
    expect(JSON.parse(stdout)).toMatchObject({ cost: total, hold, bound: total, proven: true });
  });
});

it.skipIf(!existsSync(PUBLISHED))('TS6 proves the published scene allocation', async () => {
  const { stdout } = await ddak('schedule', join(PUBLISHED, 'vanhentenryck2002.json'), '--seconds', '15');
  expect(JSON.parse(stdout)).toMatchObject({ cost: 334144, bound: 334144, proven: true });
});

function readOptima(): { name: string; total: number; hold: number }[] {
  const { instances } = JSON.parse(readFileSync(join(PUBLISHED, 'known-optima.json'), 'utf8')) as {
    instances: Record<string, { total: number; hold?: number }>;
  };
  return Object.entries(instances).flatMap(([name, { total, hold }]) =>
    hold !== undefined && existsSync(join(PUBLISHED, `${name}.dzn`)) ? [{ name, total, hold }] : [],
  );
}
