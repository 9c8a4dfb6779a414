import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../../../../packages/screenplay/fixtures/', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ddak-cli-'));
});

function ddak(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [MAIN, ...args], { maxBuffer: 1e8 }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

describe('ddak organise', () => {
  it('prints the scenes as JSON and nothing else', async () => {
    const { code, stdout, stderr } = await ddak('organise', join(FIXTURES, 'night-bus-stop.hwpx'));
    expect([code, stderr]).toEqual([0, '']);
    const answer = JSON.parse(stdout);
    expect(Object.keys(answer)).toEqual(['format', 'title', 'scenes', 'characters', 'locations', 'unread']);
    expect(Object.keys(answer.scenes[0])).toEqual([
      'episodeNo',
      'sceneNo',
      'subSceneNo',
      'heading',
      'setName',
      'setting',
      'timeOfDay',
      'timeText',
      'pages',
      'filePages',
      'screenMinutes',
      'flags',
      'synopsis',
      'characters',
      'items',
      'omitted',
      'guessed',
      'confidence',
      'doubts',
    ]);
    expect(answer.scenes).toHaveLength(35);
    expect(answer.scenes[13]).toMatchObject({
      sceneNo: 12 + 1,
      subSceneNo: '',
      setName: '한강 둔치',
      timeText: '해질녘',
    });
  });

  it('opens a locked file with --password, and asks for it without', async () => {
    const file = join(FIXTURES, 'locked/night-bus-stop.agile.docx');
    const [asked, opened] = await Promise.all([
      ddak('organise', file),
      ddak('organise', '--password', '비밀 1234', file),
    ]);
    expect(asked).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('암호를 입력') });
    expect(JSON.parse(opened.stdout).scenes.length).toBeGreaterThan(10);
  });

  it('adds every line with --lines', async () => {
    const { stdout } = await ddak('organise', '--lines', join(FIXTURES, 'night-bus-stop.txt'));
    const { lines } = JSON.parse(stdout);
    expect(lines[0]).toEqual({ n: 1, text: '밤의 정류장', type: 'other', scene: null, confidence: 0.95 });
    expect(lines[1]).toEqual({ n: 2, text: 'S#1. 편의점 (밤)', type: 'heading', scene: 0, confidence: 1 });
  });

  it('tells with --why what a line was a candidate for, how the votes went and who decided', async () => {
    const file = join(FIXTURES, 'night-bus-stop.txt');
    const { lines } = JSON.parse((await ddak('organise', '--lines', file)).stdout);
    const spoken = lines.find(({ type }: { type: string }) => type === 'character');
    const [heading, cue, none, wrong] = await Promise.all(
      ['2', String(spoken.n), '99999', '0'].map((n) => ddak('organise', file, '--why', n)),
    );
    expect(heading).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('씬 제목 후보: 표시 ‘S#’'),
    });
    expect(heading?.stdout).toContain('대본일 가능성');
    expect(heading?.stdout).toContain('정한 것: 문서의 씬 제목 꼴에 맞아요.');
    expect(cue?.stdout).toContain(`인물 이름 후보: ‘${spoken.text}’`);
    expect(none).toMatchObject({ code: 0, stdout: expect.stringContaining('99999번 줄은 없어요') });
    expect(wrong?.code).toBe(1);
  });

  it('says what each scene needs, and how long it runs at the pace that is asked for', async () => {
    const file = join(FIXTURES, 'night-bus-stop.txt');
    const [usual, slow] = await Promise.all([
      ddak('organise', file),
      ddak('organise', '--minutes-per-page', '4', file),
    ]);
    const scene = JSON.parse(usual.stdout).scenes[0];
    expect(scene.items.length).toBeGreaterThan(0);
    expect(scene.screenMinutes).toBe((scene.pages / 8) * 2);
    expect(JSON.parse(slow.stdout).scenes[0].screenMinutes).toBe((scene.pages / 8) * 4);
    expect((await ddak('organise', '--minutes-per-page', '0', file)).code).toBe(1);
  });

  it.each([
    ['missing.hwp', null, '파일이 없어요.'],
    ['empty.txt', '', '빈 파일이에요'],
    ['blank.txt', ' \n\n', '글이 없는 대본이에요'],
    ['not.pdf', '\u0001\u0002\u0003'.repeat(400), '확장자와 내용이 달라요'],
  ])('says in one line what is wrong with %s, and exits with 1', async (name, content, message) => {
    const file = join(folder, name);
    if (content !== null) await writeFile(file, content);
    const { code, stdout, stderr } = await ddak('organise', file);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.startsWith(`${file}: ${message}`)).toBe(true);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('answers a script without headings with its lines, and says so on stderr', async () => {
    const file = join(folder, 'novel.txt');
    await writeFile(file, '비가 내렸다.\n그는 걸었다.\n');
    const { code, stdout, stderr } = await ddak('organise', '--lines', file);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ scenes: [], lines: [{ n: 1 }, { n: 2 }] });
    expect(stderr).toContain('씬 제목을 찾지 못했어요');
  });
});
