// Runs on whatever Node the machine has (20 or later), with nothing installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** Node 24 as it comes from the npm registry: what everything after the installation runs on. */
export const node24 = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/**
 * Installs what package-lock.json names, unless it is there already.
 * @param {{ dev: boolean }} wanted whether the tools of development are needed too
 * @returns {string | null} why it could not
 */
export function ensureInstalled({ dev }) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    return `Node 20 이상이 필요합니다 (지금 ${process.version}). · Node 20 or later is needed.`;
  }
  const missing = firstMissing({ dev });
  if (missing === null) return null;
  console.error(`필요한 패키지를 설치하는 중 (1~3분) · installing packages: ${missing}`);
  const done = runNpm([
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    ...(dev ? ['--include=dev'] : []),
  ]);
  if (done.status !== 0) {
    return '설치하지 못했습니다. 위의 npm 메시지를 확인해 주세요. · npm ci failed, see above.';
  }
  const still = firstMissing({ dev });
  // Install scripts switched off, or an installation that somebody else changes at this moment.
  return still && `설치가 끝났지만 빠진 것이 있습니다. · npm ci ended, but this is missing: ${still}`;
}

/** @param {string[]} args */
function runNpm(args) {
  // Without our own .bin folder: npm would run on the very Node that it is about to replace.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter);
  const env = { ...process.env, PATH: path };
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, env, stdio: ['ignore', 2, 'inherit'] };
  return npm?.endsWith('.js')
    ? spawnSync(node ?? process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: windows });
}

/**
 * Compares package-lock.json with the list that npm keeps of what it installed.
 * @param {{ dev: boolean }} wanted
 * @returns {string | null} what is missing, in a few words
 */
function firstMissing({ dev }) {
  const listed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(listed)) return 'node_modules';
  const installed = readPackages(listed);
  for (const [path, { version, link, dev: isDev, devOptional, optional }] of Object.entries(
    readPackages(join(root, 'package-lock.json')),
  )) {
    if (!path.includes('node_modules') || optional || devOptional || (isDev && !dev)) continue;
    if (installed[path] === undefined) return path;
    if (!link && installed[path].version !== version) return `${path} ${version}`;
  }
  const runs = spawnSync(node24, ['--version'], { encoding: 'utf8' });
  return runs.status === 0 ? null : 'Node 24 (node_modules/node)';
}

/** @param {string} file */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
