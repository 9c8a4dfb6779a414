import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type ReadOptions, readScript } from './read-script.ts';
import { readHwp } from './readers/hwp/hwp.ts';
import { readHwpx } from './readers/hwpx/hwpx.ts';

const CORPUS = fileURLToPath(new URL('../../../../shared/corpus/', import.meta.url));
const here = existsSync(CORPUS);
const files = here
  ? readdirSync(CORPUS, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => readdirSync(CORPUS + name).map((file) => `${name}/${file}`))
  : [];

const read = async (file: string, options?: ReadOptions) =>
  readScript(new Uint8Array(await readFile(CORPUS + file)), file, options);

const SCENES: Record<string, number> = {
  'style1-standard': 3,
  'style2-scene-format': 3,
  'style3-korean-scene': 3,
  'style4-numbered': 3,
  'style5-brackets': 4,
  'style6-chapter': 4,
  'style7-minimal': 4,
  'style8-detailed': 3,
  'style9-english-mixed': 3,
  'style10-webdrama': 3,
  'test-simple': 2,
};

// The corpus lies beside the checkout, not in it: without it these tests are skipped, and say so.
describe.skipIf(!here)('documents from elsewhere', () => {
  it.each(Object.entries(SCENES))('%s has its scenes', async (name, count) => {
    const result = await read(`txt/scriptplanner_${name}.txt`);
    expect(result.ok && result.organised.scenes.length).toBe(count);
  });

  it.each(files)('%s ends with scenes or a clear message', async (file) => {
    const result = await read(file);
    if (!result.ok) expect(result.message).toMatch(/[가-힣]/);
    else expect(result.organised.scenes.length + result.organised.unread.length).toBeGreaterThan(0);
  });

  it.each(['ohah_outline', 'ohah_example', 'own_generated_ko', 'own_generated_linebreak'])(
    '%s says the same in HWP and HWPX',
    async (name) => {
      const bytes = (format: string) => readFile(`${CORPUS}${format}/${name}.${format}`);
      const hwp = readHwp(new Uint8Array(await bytes('hwp')));
      const hwpx = readHwpx(new Uint8Array(await bytes('hwpx')));
      expect(hwp.paragraphs).toEqual(hwpx.paragraphs);
    },
  );

  it('OG21: the eighths of Final Draft files are within one of their own, and the sum within a twentieth', async () => {
    const readings = await Promise.all(
      files.filter((file) => file.endsWith('.fdx')).map((file) => read(file)),
    );
    const scenes = readings.flatMap((result) => (result.ok ? result.organised.scenes : []));
    const measured = scenes.filter(({ filePages }) => filePages !== null);
    expect(measured.length).toBeGreaterThan(3);
    const near = measured.filter(({ pages, filePages }) => Math.abs(pages - (filePages ?? 0)) <= 1);
    expect(near.length / measured.length).toBeGreaterThanOrEqual(0.9);
    const sum = measured.reduce((all, { pages }) => all + pages, 0);
    const own = measured.reduce((all, { filePages }) => all + (filePages ?? 0), 0);
    expect(Math.abs(sum - own) / own).toBeLessThanOrEqual(0.05);
  });

  it('an outline has its numbers in every level', async () => {
    const { paragraphs } = readHwp(new Uint8Array(await readFile(`${CORPUS}hwp/ohah_outline.hwp`)));
    expect(paragraphs[2]).toMatchObject({ page: 1, top: 32 });
    const texts = paragraphs.map(({ text }) => text.trim()).filter((text) => text !== '');
    expect(texts).toEqual([
      ...['1. 개요 1', '가. 개요2', '1) 개요3', '가) 개요4', '(1) 개요 5', '(2) 개요 5-2', '나. 개요2-2'],
      ...['(가) 개요 6', '(나) 개요 6-2', '① 개요7', '② 개요7-2', '개요8', '개요9', '개요10', '2. 개요 1-2'],
    ]);
  });

  it('배포용 documents are read', async () => {
    const { paragraphs } = readHwp(new Uint8Array(await readFile(`${CORPUS}hwp/hwplib_distribution.hwp`)));
    expect(paragraphs.map(({ text }) => text).join('')).toContain('시설관리원 용역업체 선정 입찰공고');
  });

  it.each(['hwp/kordoc_HWP3-password-123456.hwp', 'hwpx/kordoc_password-123456.hwpx'])(
    '%s asks for its password, and opens with it alone',
    async (file) => {
      expect(await read(file)).toMatchObject({ ok: false, code: 'password_needed' });
      expect(await read(file, { password: '654321' })).toMatchObject({ ok: false, code: 'password_wrong' });
      const opened = await read(file, { password: '123456' });
      expect(opened.ok && opened.organised.lines.length).toBeGreaterThan(20);
    },
  );
});
