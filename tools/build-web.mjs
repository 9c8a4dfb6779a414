import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24 } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'apps', 'web', 'dist');
const stamp = join(dist, '.built-from');

/** Everything whose change makes another web app. */
const sources = [
  'apps/web',
  'packages/domain',
  'packages/protocol',
  'packages/ui',
  'packages/screenplay',
  'package-lock.json',
  'tsconfig.base.json',
];
const skipped = /(^|\/)(node_modules|dist|fixtures)$|\.test\.tsx?$/;

/** Builds the web app when its sources differ from those of the last build. */
export function ensureWebBuilt() {
  const wanted = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('화면을 만드는 중 · building the web app');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const built = spawnSync(node24, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
    // stdout belongs to what the person asked for; the build speaks on stderr.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) {
    console.error('화면을 만들지 못했습니다. · vite build failed, see above.');
    process.exit(built.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesUnder(join(root, source))) {
      hash.update(`${relative(root, file).split(sep).join('/')}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
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
