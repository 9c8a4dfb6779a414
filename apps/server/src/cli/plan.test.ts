import { execFile } from 'node:child_process';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const SCRIPT = fileURLToPath(
  new URL('../../../../packages/screenplay/fixtures/night-bus-stop.txt', import.meta.url),
);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ddak 계획 '));
});

const plan = (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> =>
  new Promise((done) => {
    const env = { ...process.env, INIT_CWD: folder };
    execFile(process.execPath, [MAIN, 'plan', ...args], { env }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });

// A program started anew for each call, with a reader of its own: seconds on a busy machine.
describe('ddak plan', { timeout: 90_000 }, () => {
  it('BP9: writes the documents into a folder it makes, and says in its last line what it planned', async () => {
    // Called by npm in a folder below: a path is meant from there.
    const out = join('새 폴더', '문서');
    const { code, stdout } = await plan(SCRIPT, '--start', '2026-12-01', '--out', out, '--seconds', '1');
    expect(code).toBe(0);
    const summary = JSON.parse(stdout.trimEnd().split('\n').at(-1)!);
    const paths: string[] = summary.files;
    expect(paths.map((path) => basename(path)).sort()).toEqual((await readdir(join(folder, out))).sort());
    const first = paths.map((path) => basename(path)).filter((name) => !/-\d\.png$/.test(name));
    expect(first.slice(0, 10)).toEqual([
      'scenes.xlsx',
      'timetable.xlsx',
      'timetable.pdf',
      'callsheet-01.pdf',
      'callsheet-01-phone.pdf',
      'callsheet-01.png',
      'callsheet-01-wide.png',
      'callsheet-01.xlsx',
      'callsheet-01.txt',
      'sides-01.pdf',
    ]);
    expect(summary).toMatchObject({ leftOver: [], breaches: [], needsDays: summary.days });
    expect(summary.cost).toBeGreaterThanOrEqual(summary.bound);
    expect(first).toHaveLength(3 + 7 * summary.days);
  });

  it('BP9: with too few days leaves the rest over, says how many it needs and by which rule, and exits with 0', async () => {
    const out = join(folder, '하루');
    const one = ['--start', '2026-12-01', '--out', out, '--seconds', '1', '--days', '1'];
    const { code, stdout, stderr } = await plan(SCRIPT, ...one);
    const summary = JSON.parse(stdout.trimEnd().split('\n').at(-1)!);
    expect([code, summary.days, summary.breaches]).toEqual([0, 1, []]);
    expect(summary.needsDays).toBeGreaterThan(1);
    expect(summary.leftOver.length).toBeGreaterThan(0);
    const [left, placed] = [summary.leftOver.length, summary.scenes - summary.leftOver.length];
    const words = `${summary.scenes}씬 가운데 ${placed}씬을 1회차에 넣었어요. ${left}씬이 남았어요. 1일로는 부족해요.`;
    expect(stderr).toContain(`${words} 약 ${summary.needsDays}일이 필요해요.`);
    for (const { scene, rule } of summary.leftOver)
      expect([typeof scene, typeof rule]).toEqual(['string', 'string']);
  });

  it.each([
    ['a script that is not there', 'missing.hwp', '2026-12-01', 'out', /^.*missing\.hwp: 파일이 없어요\.$/],
    [
      'a date that does not exist',
      SCRIPT,
      '2026-02-30',
      'out',
      /^--start 2026-02-30: .*날짜를 적어 주세요\.$/,
    ],
    ['a folder that is a file', SCRIPT, '2026-12-01', 'file', /^.*file: 폴더가 아니라 파일이에요\.$/],
    ['a script without scenes', 'novel.txt', '2026-12-01', 'out', /^.*novel\.txt: 받아들일 씬이 없어요\.$/],
  ])('says what is wrong with %s, and exits with 1', async (_, script, start, out, message) => {
    await writeFile(join(folder, 'file'), '');
    await writeFile(join(folder, 'novel.txt'), '비가 내렸다.\n그는 걸었다.\n');
    const file = script === SCRIPT ? SCRIPT : join(folder, script);
    const { code, stdout, stderr } = await plan(file, '--start', start, '--out', join(folder, out));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trimEnd()).toMatch(message);
  });
});
