import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFactorKey } from './open-factor-key.ts';
import { SealBroken, Seals } from './seals.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ddak-test-key-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('AC25: the key of second factors', () => {
  it('is made once, readable by nobody else, and is that of the setting where there is one', () => {
    const made = openFactorKey({ factorKey: undefined, dataDir });
    expect(openFactorKey({ factorKey: undefined, dataDir })).toEqual(made);
    const folder = join(dataDir, 'keys');
    expect(readdirSync(folder)).toEqual(['second-factor.key']);
    expect(statSync(join(folder, 'second-factor.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'second-factor.key'), 'utf8').trim()).toBe(made.toString('base64url'));
    const set = openFactorKey({ factorKey: 'a key of sixteen or more', dataDir });
    expect(set).toHaveLength(32);
    expect(set).not.toEqual(made);
    expect(openFactorKey({ factorKey: 'a key of sixteen or more', dataDir: '/nowhere' })).toEqual(set);
  });

  it('is not made anew over one that is damaged', () => {
    writeFileSync(join(dataDir, 'keys', 'second-factor.key'), 'half');
    expect(() => openFactorKey({ factorKey: undefined, dataDir })).toThrow('damaged');
  });

  it('opens what it has sealed, for what it was sealed, and nothing else', () => {
    const seals = new Seals(Buffer.alloc(32, 1));
    const sealed = seals.seal('비밀', 'of me');
    expect(seals.seal('비밀', 'of me')).not.toBe(sealed);
    expect(new Seals(Buffer.alloc(32, 1)).open(sealed, 'of me')).toBe('비밀');
    const altered = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => seals.open(sealed, 'of you')).toThrow(SealBroken);
    expect(() => seals.open(altered, 'of me')).toThrow(SealBroken);
    expect(() => seals.open('half', 'of me')).toThrow(SealBroken);
    expect(() => new Seals(Buffer.alloc(32, 2)).open(sealed, 'of me')).toThrow(SealBroken);
    expect(new Seals(Buffer.alloc(32, 2)).hash('code', 'of me')).not.toBe(seals.hash('code', 'of me'));
  });
});
