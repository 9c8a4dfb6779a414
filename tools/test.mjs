// npm test: sets itself up, runs every check and every test, and says truly how many passed.
// Runs on Node 20 or later; everything it starts runs on the Node 24 of node_modules.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from './build-web.mjs';
import { readCounts } from './count-tests.mjs';
import { findChromium } from './find-chromium.mjs';
import { ensureInstalled, node24 } from './install.mjs';

/** @typedef {{ name: string, args: string[], vitest?: boolean, before?: () => string | null }} Section */

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean' } } });
const scratch = mkdtempSync(join(tmpdir(), 'ddak-test-'));
const sections = [
  check('types', 'tools/check-types.mjs'),
  check('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  check('directions', 'tools/check-directions.mjs'),
  check('sizes', 'tools/check-sizes.mjs'),
  check('package-deps', 'tools/check-package-deps.mjs'),
  check('lockfile', 'tools/check-lockfile.mjs'),
  check('docs', 'tools/check-docs.mjs'),
  check('unused', 'node_modules/knip/bin/knip.js', '--no-progress'),
  tests('unit'),
  tests('server'),
  tests('mocked'),
  tests('simulation'),
  { ...tests('e2e'), before: prepareBrowser },
];
/** @type {NodeJS.ProcessEnv} */
const env = {
  ...process.env,
  CI: 'true',
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  ...(values.long ? { DDAK_LONG: '1' } : {}),
};

process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const problem = ensureInstalled({ dev: true });
if (problem !== null) {
  console.log(`${problem}\n0 passed, 1 failed`);
  process.exit(1);
}
const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const red = [];
for (const section of chosen()) {
  const started = performance.now();
  console.log(`\n── ${section.name} ──`);
  const counts = await runSection(section);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  red.push(...counts.red.map((line) => `${section.name}: ${line}`));
  const verdict = counts.failed > 0 ? 'FAILED' : 'ok';
  console.log(`── ${section.name}: ${verdict}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
console.log(red.length > 0 ? `\nfailed:\n${red.map((line) => `  ${line}`).join('\n')}` : '');
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** @param {string} name @param {string[]} args @returns {Section} */
function check(name, ...args) {
  return { name, args };
}

/** @param {string} name @returns {Section} */
function tests(name) {
  const output = `--outputFile.json=${join(scratch, `${name}.json`)}`;
  const reporters = ['--reporter=default', '--reporter=json', output];
  return {
    name,
    args: ['node_modules/vitest/vitest.mjs', 'run', '--project', name, ...reporters],
    vitest: true,
  };
}

/** @returns {Section[]} */
function chosen() {
  if (values.only === undefined) return sections;
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !sections.some((section) => section.name === name));
  if (unknown.length > 0) throw new Error(`no section ${unknown}; there are ${sections.map((s) => s.name)}`);
  return sections.filter((section) => wanted.includes(section.name));
}

/** A check counts as one; a run of tests counts as its tests. @param {Section} section */
async function runSection({ name, args, vitest, before }) {
  const refusal = before?.() ?? null;
  if (refusal !== null) console.log(refusal);
  const code = refusal === null ? await run(args) : 1;
  if (!vitest || refusal !== null)
    return code === 0
      ? { passed: 1, failed: 0, skipped: 0, red: [] }
      : { passed: 0, failed: 1, skipped: 0, red: [refusal ?? 'see above'] };
  return readCounts(join(scratch, `${name}.json`), code);
}

/** @param {string[]} args @returns {Promise<number>} */
function run(args) {
  return new Promise((done, fail) => {
    const child = spawn(node24, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** @returns {string | null} why the browser story cannot run */
function prepareBrowser() {
  const chromium = findChromium();
  if (chromium === null) {
    return 'No Chromium: install one (Debian: apt-get install -y chromium) or name it in CHROMIUM.';
  }
  env.CHROMIUM = chromium;
  return ensureWebBuilt();
}
