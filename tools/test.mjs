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

/** @typedef {{ name: string, args: string[], vitest?: boolean, before?: () => string | null, half?: boolean }} Section */

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string' }, long: { type: 'boolean' } } });
const scratch = mkdtempSync(join(tmpdir(), 'ddak-test-'));
const sections = [
  check('types', 'tools/check-types.mjs'),
  // Each of these keeps one core busy: two at a time.
  ...[
    check('lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
    check('directions', 'tools/check-directions.mjs'),
    check('sizes', 'tools/check-sizes.mjs'),
    check('package-deps', 'tools/check-package-deps.mjs'),
    check('lockfile', 'tools/check-lockfile.mjs'),
    check('docs', 'tools/check-docs.mjs'),
    check('unused', 'node_modules/knip/bin/knip.js', '--no-progress'),
    tests('mocked'),
    tests('simulation'),
  ].map((section) => ({ ...section, half: true })),
  tests('unit'),
  tests('server'),
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
const queue = chosen();
while (queue.length > 0) {
  const halves = queue.findIndex(({ half }) => !half);
  const together = queue.splice(0, halves === 0 ? 1 : halves === -1 ? queue.length : halves);
  await Promise.all([takeFrom(together), takeFrom(together)]);
}
console.log(red.length > 0 ? `\nfailed:\n${red.map((line) => `  ${line}`).join('\n')}` : '');
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** Runs what is waiting, one after another; who shares the cores says what it has to say at its end. @param {Section[]} waiting */
async function takeFrom(waiting) {
  for (let section = waiting.shift(); section; section = waiting.shift()) {
    const started = performance.now();
    const heading = `\n── ${section.name} ──\n`;
    if (!section.half) process.stdout.write(heading);
    const { said, ...counts } = await runSection(section);
    if (section.half) process.stdout.write(`${heading}${said}`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    red.push(...counts.red.map((line) => `${section.name}: ${line}`));
    const verdict = counts.failed > 0 ? 'FAILED' : 'ok';
    console.log(`── ${section.name}: ${verdict}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

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
async function runSection({ name, args, vitest, before, half }) {
  const refusal = before?.() ?? null;
  if (refusal !== null) console.log(refusal);
  const { code, said } = refusal === null ? await run(args, half) : { code: 1, said: '' };
  if (vitest && refusal === null) return { said, ...readCounts(join(scratch, `${name}.json`), code) };
  return code === 0
    ? { said, passed: 1, failed: 0, skipped: 0, red: [] }
    : { said, passed: 0, failed: 1, skipped: 0, red: [refusal ?? 'see above'] };
}

/** @param {string[]} args @param {boolean} [kept] what it says is kept for its end @returns {Promise<{ code: number, said: string }>} */
function run(args, kept = false) {
  return new Promise((done, fail) => {
    const out = kept ? 'pipe' : 'inherit';
    const child = spawn(node24, args, { cwd: root, env, stdio: ['ignore', out, out] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, said }));
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
