import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const elsewhere = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium that runs, installed first where that can be done without asking.
 * @returns {string | null} its path; null when the machine has none
 */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return runs(named) ? named : null;
  return search() ?? (installOnDebian() ? search() : null);
}

function search() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...elsewhere].find((path) => existsSync(path) && runs(path)) ?? null;
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

/** Only as root, and only on Debian itself: Ubuntu's package of that name is an empty wrapper. */
function installOnDebian() {
  const release = '/etc/os-release';
  if (process.getuid?.() !== 0 || !existsSync(release)) return false;
  if (!/^ID=debian$/m.test(readFileSync(release, 'utf8'))) return false;
  console.log('installing chromium (apt-get install -y chromium)');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const apt = (args) =>
    spawnSync('apt-get', ['-q', '-y', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return apt(['update']) && apt(['install', '--no-install-recommends', 'chromium']);
}
