import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scenesXlsx, timetableXlsx } from '@ddak/documents';
import { buildSceneListView, buildTimetableView } from '@ddak/domain';
import { shootingDay } from '@ddak/testkit';
import { beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const LOCKED = fileURLToPath(
  new URL('../../../../packages/screenplay/fixtures/locked/night-bus-stop.agile.docx', import.meta.url),
);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ddak-table-'));
});

function ddak(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [MAIN, ...args], { maxBuffer: 1e8 }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}
async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

describe('ddak table', () => {
  it('TI1: prints one JSON and nothing else', async () => {
    const file = await fileOf('씬.csv', '밤의 정류장\n\nS#,장소,D/N\n1,편의점,N\n');
    const { code, stdout, stderr } = await ddak('table', file);
    expect([code, stderr]).toEqual([0, '']);
    const answer = JSON.parse(stdout);
    expect(Object.keys(answer)).toEqual(['as', 'sheet', 'headRow', 'columns', 'rows', 'skipped']);
    expect(answer).toMatchObject({ as: 'scenes', sheet: null, headRow: 3, rows: [{ row: 4, sceneNo: 1 }] });
    expect(answer.skipped.map(({ row }: { row: number }) => row)).toEqual([1, 2]);
  });

  it('US8: reads what another scheduling program has written, and says what it leaves out', async () => {
    const breakdowns = [
      { id: 'a', scene: '3', type: 'scene', elements: [] },
      { id: 'b', type: 'banner', bannerText: '점심', elements: [] },
    ];
    const uss = { universalScheduleStandard: { breakdowns, categories: [], elements: [] } };
    const file = await fileOf('일정.uss', JSON.stringify(uss));
    const { code, stdout, stderr } = await ddak('table', file);
    expect([code, stderr]).toEqual([0, `${file}: 집합·식사 같은 배너 1개는 가져오지 않아요.\n`]);
    expect(JSON.parse(stdout)).toMatchObject({ as: 'scenes', columns: [], rows: [{ sceneNo: 3 }] });
  });

  it('TI1: says in one line what is wrong, and exits with 1', async () => {
    const unknown = await fileOf('값.csv', '품목,가격\n사과,1000\n');
    const people = await fileOf('사람.csv', '이름,연락처\n김하늘,010-0000-0001\n');
    for (const [args, message] of [
      [[join(folder, 'missing.xlsx')], '파일이 없어요.'],
      [[unknown], '무슨 표인지 알 수 없어요.'],
      [[people, '--as', 'scenes'], '무슨 표인지 알 수 없어요.'],
      [[LOCKED], '암호가 걸린 파일이에요.'],
    ] as const) {
      const { code, stdout, stderr } = await ddak('table', ...args);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr.startsWith(`${args[0]}: ${message}`)).toBe(true);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    }
    expect((await ddak('table', people)).code).toBe(0);
    expect(await ddak('table', people, '--as', 'books')).toMatchObject({ code: 1, stdout: '' });
  });

  it('TI2: knows our own scene list and plan', async () => {
    const { production } = shootingDay();
    const madeAt = new Date(0);
    const [list, plan] = await Promise.all([
      scenesXlsx(buildSceneListView(production.state), { madeAt }),
      timetableXlsx(buildTimetableView(production.state, production.boardId)!, { madeAt }),
    ]);
    const scenes = JSON.parse((await ddak('table', await fileOf('a.xlsx', list))).stdout);
    expect(scenes).toMatchObject({ as: 'scenes', sheet: '씬 구분표', headRow: 2 });
    expect(scenes.rows).toHaveLength(production.state.scene.size);
    expect(scenes.columns.filter(({ field }: { field: string | null }) => field === null)).toEqual([]);
    const days = JSON.parse((await ddak('table', await fileOf('b.xlsx', plan))).stdout);
    expect(days.as).toBe('days');
    expect(days.rows.map(({ tableDate }: { tableDate: string }) => tableDate)).toEqual(
      [...production.state.timetable.values()].map(({ tableDate }) => tableDate).sort(),
    );
    expect(days.rows[0].scenes.length).toBeGreaterThan(0);
  });
});
