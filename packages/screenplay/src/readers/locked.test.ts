import { readFile } from 'node:fs/promises';
import { HwpDocument } from '@rhwp/core';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readScript } from '../read-script.ts';
import { startEngine } from './hwp/hwp-engine.ts';

const PASSWORD = '비밀 1234';
const fixture = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`../../fixtures/${name}`, import.meta.url)));

/** The DOCX files were locked once by another program (officecrypto-tool 0.0.19); HWP and HWPX by the engine, here. */
async function locked(name: string): Promise<Uint8Array> {
  if (!name.startsWith('hwp')) return fixture(`locked/night-bus-stop.${name}`);
  startEngine();
  const file = new HwpDocument(await fixture(`night-bus-stop.${name}`));
  return name === 'hwp' ? file.exportHwpWithPassword(PASSWORD) : file.exportHwpxWithPassword(PASSWORD);
}

describe.each(['agile.docx', 'standard.docx', 'hwp', 'hwpx'])('a locked %s', (name) => {
  it('asks for its password, says when it is wrong, and reads the same as without a lock', async () => {
    const format = name.split('.').at(-1) as string;
    const bytes = await locked(name);
    const read = (password?: string) =>
      readScript(bytes, `a.${format}`, password === undefined ? {} : { password });
    expect(await read()).toMatchObject({ ok: false, code: 'password_needed' });
    expect(await read('')).toMatchObject({ ok: false, code: 'password_wrong' });
    expect(await read('비밀 12345')).toMatchObject({ ok: false, code: 'password_wrong' });
    const opened = await read(PASSWORD);
    const plain = await readScript(await fixture(`night-bus-stop.${format}`), `a.${format}`);
    expect(opened).toMatchObject({ ok: true });
    expect(opened.ok && opened.organised.format).toBe(format);
    const scenes = (result: typeof plain) =>
      result.ok && result.organised.scenes.map((scene) => scene.heading);
    expect(scenes(opened)).toEqual(scenes(plain));
  });
});

it.each(['1.3', '1.4', '1.6', '1.7ext3'] as const)(
  'a locked PDF %s asks for its password and opens',
  async (pdfVersion) => {
    const bytes = await lockedPdf(pdfVersion);
    expect(await readScript(bytes, 'a.pdf')).toMatchObject({ ok: false, code: 'password_needed' });
    const wrong = await readScript(bytes, 'a.pdf', { password: 'ddak-1' });
    expect(wrong).toMatchObject({ ok: false, code: 'password_wrong' });
    const opened = await readScript(bytes, 'a.pdf', { password: 'ddak-1234' });
    expect(opened.ok && opened.organised.scenes.map((scene) => scene.setName)).toEqual(['CAFE', 'ALLEY']);
  },
);

async function lockedPdf(pdfVersion: '1.3' | '1.4' | '1.6' | '1.7ext3'): Promise<Uint8Array> {
  const file = new PDFDocument({ pdfVersion, userPassword: 'ddak-1234', ownerPassword: 'other' });
  const chunks: Uint8Array[] = [];
  file.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise((resolve) => file.on('end', resolve));
  file.text('INT. CAFE - DAY\n\nMARA waits.\n\nEXT. ALLEY - NIGHT\n\nRain.');
  file.end();
  await done;
  return Buffer.concat(chunks);
}

it('a password for a file that has none changes nothing', async () => {
  for (const format of ['pdf', 'docx', 'hwp', 'hwpx', 'txt']) {
    const result = await readScript(await fixture(`night-bus-stop.${format}`), `a.${format}`, {
      password: 'x',
    });
    expect(result).toMatchObject({ ok: true });
  }
});

it('a lock that is not known here says how to save the file without it', async () => {
  const bytes = await fixture('locked/night-bus-stop.agile.docx');
  const at = Buffer.from(bytes).indexOf('ChainingModeCBC');
  bytes.set(Buffer.from('ChainingModeXYZ'), at);
  const result = await readScript(bytes, 'a.docx', { password: PASSWORD });
  expect(result).toMatchObject({ ok: false, code: 'file_encrypted' });
  expect(!result.ok && result.message).toContain('Word에서');
});
