import { randomBytes, scryptSync } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';

const KEY_BYTES = 32;

/** The key of DDAK_FACTOR_KEY, or our own, which is made when it is first needed: DATA_DIR/keys/second-factor.key (0600). */
export function openFactorKey({ factorKey, dataDir }: Pick<Config, 'factorKey' | 'dataDir'>): Buffer {
  if (factorKey !== undefined) return scryptSync(factorKey, 'ddak second factor', KEY_BYTES);
  const folder = join(dataDir, 'keys');
  const path = join(folder, 'second-factor.key');
  return readKey(path) ?? makeKey(folder, path);
}

function readKey(path: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length !== KEY_BYTES) throw new Error('the key of second factors is damaged');
  return key;
}

/** Whole or not at all, and only where there is none: of two servers that begin at once, one makes it. */
function makeKey(folder: string, path: string): Buffer {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const half = `${path}.${process.pid}.tmp`;
  rmSync(half, { force: true });
  const text = `${randomBytes(KEY_BYTES).toString('base64url')}\n`;
  writeFileSync(half, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(half, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(half);
  }
  return readKey(path)!;
}
