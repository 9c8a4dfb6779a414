import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { halfOf } from './db/embedded/private-file.ts';

export const KEY_BYTES = 32;

/**
 * A key of the server's own in a file of mode 0600, made when it is first needed.
 * @param draw what makes the KEY_BYTES of a new one
 */
export const openOwnKey = (path: string, draw: () => Buffer = () => randomBytes(KEY_BYTES)): Buffer =>
  readKey(path) ?? makeKey(path, draw);

/** The same, made or read when it is first asked for. */
export function ownKeyAt(path: string): () => Buffer {
  let key: Buffer | undefined;
  return () => {
    key ??= openOwnKey(path);
    return key;
  };
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
  if (key.length !== KEY_BYTES) throw new Error('a key of the server is damaged');
  return key;
}

/** Whole or not at all, and only where there is none: of two servers that begin at once, one makes it. */
function makeKey(path: string, draw: () => Buffer): Buffer {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const half = halfOf(path);
  rmSync(half, { force: true });
  const text = `${draw().toString('base64url')}\n`;
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
