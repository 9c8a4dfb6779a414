import { readFile } from 'node:fs/promises';
import { writeTables } from '@ddak/screenplay/fixtures';
import { describe, expect, it } from 'vitest';
import { readInSandbox } from './read-in-sandbox.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function fixture(name: string): Promise<Uint8Array> {
  return readFile(new URL(`../../../../packages/screenplay/fixtures/${name}`, import.meta.url));
}

describe('reading in the sandbox', () => {
  it('organises a script and says what it took', async () => {
    const reading = await readInSandbox(
      utf8('S#1. 카페 (낮)\n\n준호: 왔어?\n\nS#2. 골목 (밤)\n\n수진: 응.\n'),
      'a.txt',
    );
    expect(reading).toMatchObject({ ok: true });
    if (!reading.ok) return;
    expect(reading.organised.scenes.map((scene) => scene.setName)).toEqual(['카페', '골목']);
    expect(reading.peakMemoryMb).toBeGreaterThan(10);
  });

  it('tells how far it has come in a PDF', async () => {
    const pages: number[] = [];
    const reading = await readInSandbox(await fixture('night-bus-stop.pdf'), '밤의 정류장.pdf', {
      onProgress: (part) => pages.push(part),
    });
    expect(reading.ok).toBe(true);
    expect(pages.length).toBeGreaterThan(3);
  });

  it.each(['hwp', 'hwpx', 'docx', 'fdx', 'fountain', 'txt'])(
    'reads %s with nothing but its own folder',
    async (format) => {
      const reading = await readInSandbox(await fixture(`night-bus-stop.${format}`), `밤의 정류장.${format}`);
      expect(reading).toMatchObject({ ok: true, organised: { format } });
    },
  );

  it.each(['md', 'xlsx'] as const)('reads tables in %s with nothing but its own folder', async (format) => {
    const list = [
      ['씬', '장소', '시간', '내용'],
      ['1', '부두', '낮', '배가 닿는다.'],
      ['2', '창고', '밤', '상자를 연다.'],
    ];
    const reading = await readInSandbox(writeTables(format, [list]), `씬리스트.${format}`);
    expect(reading).toMatchObject({
      ok: true,
      organised: { format, scenes: [{ setName: '부두' }, { setName: '창고' }] },
    });
  });

  it('answers an empty file, an empty script and garbage with refusals', async () => {
    const answers = await Promise.all([
      readInSandbox(new Uint8Array(), 'a.txt'),
      readInSandbox(utf8(' \n\n \n'), 'a.txt'),
      readInSandbox(
        Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919) % 251),
        'a.pdf',
      ),
      readInSandbox(utf8('%PDF-1.7\n'), 'a.pdf'),
    ]);
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code))).toEqual([
      'file_empty',
      'empty_script',
      'file_mislabelled',
      'file_damaged',
    ]);
  });

  it('refuses a file over 50 MB without reading it', async () => {
    const answer = await readInSandbox(new Uint8Array(50 * 1024 * 1024 + 1), 'a.txt');
    expect(answer).toMatchObject({ ok: false, code: 'file_too_large' });
  });
});
