import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type ReadOptions, readScript } from './read-script.ts';

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
