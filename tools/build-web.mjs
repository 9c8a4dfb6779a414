import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24 } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'apps', 'web', 'dist');
const stamp = join(dist, '.built-from');

const skipped = /(^|\/)(node_modules|dist|fixtures)$|\.test\.tsx?$/;

/**
 * Builds the web app when its sources differ from those of the last build.
 * @returns {string | null} why it could not
 */
export function ensureWebBuilt() {
  const wanted = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return null;
  console.error('화면을 만드는 중 · building the web app');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const built = spawnSync(node24, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
    // stdout belongs to what the person asked for; the build speaks on stderr.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) return '화면을 만들지 못했습니다. · vite build failed, see above.';
  writeFileSync(stamp, wanted);
  return null;
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of ['package-lock.json', 'tsconfig.base.json', ...workspacesOf('apps/web')]) {
    for (const file of filesUnder(join(root, source))) {
      hash.update(`${relative(root, file).split(sep).join('/')}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** A workspace and all of ours that it is made of. @param {string} dir @param {Set<string>} [found] */
function workspacesOf(dir, found = new Set()) {
  if (found.has(dir)) return found;
  found.add(dir);
  const { dependencies } = JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies ?? {}).sort()) {
    if (name.startsWith('@ddak/')) workspacesOf(`packages/${name.slice('@ddak/'.length)}`, found);
  }
  return found;
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (skipped.test(path.split(sep).join('/'))) return [];
  const entries = readEntries(path);
  return entries === null ? [path] : entries.sort().flatMap((entry) => filesUnder(join(path, entry)));
}

/** @param {string} path @returns {string[] | null} null for what is no folder */
function readEntries(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return null;
    throw error;
  }
}
