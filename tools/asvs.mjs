// docs/asvs.md says of each requirement of OWASP ASVS 5.0, levels 1 and 2, by what it is met. Each id has one row; a
// test that a row names is there, runs in `npm test` and is skipped nowhere; a rule has such a test; a document has
// that heading; a check is a file. What is not met says `open`.
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { asvsLevels } from './asvs-levels.mjs';
import { listFiles, parseFile } from './source-files.mjs';

const document = 'docs/asvs.md';
const row = /^\| ((?:\d+\.\d+\.\d+ ?)+) \| ([12]) \| ([^|]+) \| (.+) \|$/;
const kinds = 'test|document|check|in front|none|open';
const between = new RegExp(`; (?=(?:${kinds}) \\()`);
const state = new RegExp(`^(${kinds}) \\((.+)\\)$`);
const rule = /^[A-Z]{2,3}\d{1,3}$/;
const idle = new Set(['skip', 'todo', 'skipIf', 'runIf']);

/**
 * @param {string} base
 * @param {ReadonlyMap<string, string>} [levels] what there is, by id
 * @returns {string[]} what is not true in it
 */
export function asvsErrors(base, levels = asvsLevels()) {
  if (!existsSync(join(base, document))) return [];
  const tests = testsOf(base);
  const seen = new Set();
  const lines = readFileSync(join(base, document), 'utf8').split('\n');
  const errors = lines.flatMap((line) => {
    const [, ids = '', level = '', , said = ''] = row.exec(line) ?? [];
    if (ids === '') return /^\| \d/.test(line) ? [`a row that cannot be read: ${line}`] : [];
    const wrong = ids.split(' ').flatMap((id) => {
      if (levels.get(id) !== level) return [`${id} is no requirement of level ${level}`];
      if (seen.has(id)) return [`${id} stands twice`];
      seen.add(id);
      return [];
    });
    return [...wrong, ...said.split(between).flatMap((part) => partErrors(base, tests, ids, part))];
  });
  for (const id of levels.keys()) if (!seen.has(id)) errors.push(`${id} is missing`);
  return errors.map((error) => `${document}: ${error}`);
}

/** @typedef {{ titles(file: string): Map<string, boolean> | null, rules: () => Set<string> }} Tests */

/** @param {string} base @param {Tests} tests @param {string} ids @param {string} part @returns {string[]} */
function partErrors(base, tests, ids, part) {
  const [, kind, said = ''] = state.exec(part) ?? [];
  if (kind === undefined)
    return [`${ids}: says neither test, document, check, in front, none nor open: ${part}`];
  if (kind === 'check') {
    const files = said.match(/tools\/[\w.-]+|[\w.-]+\.jsonc?|package-lock\.json/g) ?? [];
    const lost = files.filter((file) => !existsSync(join(base, file)));
    return files.length === 0
      ? [`${ids}: names no check`]
      : lost.map((file) => `${ids}: ${file} is not there`);
  }
  if (kind === 'document') return said.split(' · ').flatMap((one) => headingErrors(base, ids, one));
  if (kind === 'test') return said.split(' · ').flatMap((one) => testErrors(tests, ids, one));
  return [];
}

/** @param {string} base @param {string} ids @param {string} said `file › heading`, or the file alone */
function headingErrors(base, ids, said) {
  const [file = '', heading] = said.split(' › ');
  if (!existsSync(join(base, file))) return [`${ids}: ${file} is not there`];
  const lines = readFileSync(join(base, file), 'utf8').split('\n');
  if (
    heading === undefined ||
    lines.some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  )
    return [];
  return [`${ids}: ${file} has no heading "${heading}"`];
}

/** @param {Tests} tests @param {string} ids @param {string} said a rule, or `file › title` */
function testErrors(tests, ids, said) {
  if (rule.test(said)) return tests.rules().has(said) ? [] : [`${ids}: no test of rule ${said} runs`];
  const [file = '', title = ''] = said.split(' › ');
  const titles = tests.titles(file);
  if (titles === null) return [`${ids}: ${file} is no test that npm test runs`];
  const runs = titles.get(title);
  if (runs === undefined) return [`${ids}: ${file} has no test "${title}"`];
  return runs ? [] : [`${ids}: "${title}" does not run everywhere`];
}

/** What is tested in a tree, read when it is asked for. @param {string} base @returns {Tests} */
function testsOf(base) {
  const run = projectsOf(base);
  /** @type {Map<string, Map<string, boolean>>} */
  const known = new Map();
  /** @type {Set<string> | undefined} */
  let rules;
  const isRun = (/** @type {string} */ file) => run.some((pattern) => matchesGlob(file, pattern));
  const titles = (/** @type {string} */ file) => {
    if (!isRun(file) || !existsSync(join(base, file))) return null;
    const read = known.get(file) ?? titlesOf(base, file);
    known.set(file, read);
    return read;
  };
  const allRules = () => {
    const all = listFiles(base)
      .filter(isRun)
      .flatMap((file) => [...(titles(file) ?? [])]);
    return new Set(
      all.flatMap(([title, runs]) => (runs ? (title.match(/\b[A-Z]{2,3}\d{1,3}\b/g) ?? []) : [])),
    );
  };
  return { titles, rules: () => (rules ??= allRules()) };
}

/** Where the tests lie that `npm test` runs: the projects of vitest that tools/test.mjs starts. @param {string} base */
function projectsOf(base) {
  const [config, runner] = ['vitest.config.ts', 'tools/test.mjs'].map((file) =>
    existsSync(join(base, file)) ? readFileSync(join(base, file), 'utf8') : '',
  );
  return [...(config ?? '').matchAll(/name: '(\w+)',\s*include: \[([^\]]*)\]/g)]
    .filter(([, name]) => runner?.includes(`tests('${name}')`))
    .flatMap(([, , patterns = '']) =>
      [...patterns.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern),
    );
}

/** Titles of tests and groups, and whether each runs wherever `npm test` does. @param {string} base @param {string} file */
function titlesOf(base, file) {
  /** @type {Map<string, boolean>} */
  const found = new Map();
  visit(parseFile(base, file).program, true, found);
  return found;
}

/** @param {any} node @param {boolean} runs @param {Map<string, boolean>} found */
function visit(node, runs, found) {
  let within = runs;
  if (node.type === 'CallExpression') {
    const names = calledAs(node.callee);
    if (['it', 'test', 'describe'].includes(names[0] ?? '')) {
      const [first, ...others] = node.arguments;
      const maySkip = others.some((/** @type {any} */ one) =>
        JSON.stringify(one.params ?? []).includes('"skip"'),
      );
      if (maySkip || names.some((name) => idle.has(name))) within = false;
      const title = titleOf(first);
      if (title !== null) found.set(title, within);
    }
  }
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object') visit(child, within, found);
}

/** `it.each(rows)` → it, each @param {any} callee @returns {string[]} */
function calledAs(callee) {
  if (callee.type === 'CallExpression') return calledAs(callee.callee);
  if (callee.type === 'MemberExpression') return [...calledAs(callee.object), callee.property.name ?? ''];
  return [callee.name ?? ''];
}

/** @param {any} node @returns {string | null} */
function titleOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {any} */ part) => part.value.cooked).join('…');
  return null;
}
