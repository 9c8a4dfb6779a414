// A document that names a path, a command or a rule that is not there misleads; this makes it red.
//
// Rules: a line of docs/rules/*.md that begins with `**SB3**` (also in a list or a table) defines rule SB3.
// Each rule has a test with the number in its title, or stands below "## Not yet tested" in its file,
// with the reason. A rule that stands there and has a test is an error too: the list only tells the truth.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asvsErrors } from './asvs.mjs';
import { listFiles, report } from './source-files.mjs';
import { coverageErrors } from './spec-coverage.mjs';
import { testTitles } from './test-titles.mjs';
import { root } from './workspaces.mjs';

const documents = '{*.md,docs/**/*.md}';
const places = /^(apps|packages|tools|docs|\.ci)\//;
const ruleNumber = /\b[A-Z]{2,3}\d{1,3}\b/g;
const definition = /^\s*(?:[-*|]\s*)?\*\*([A-Z]{2,3}\d{1,3})\*\*/;

/**
 * @param {string} base absolute folder to check
 * @returns {{ errors: string[], warnings: string[], seen: string }}
 */
export function checkDocs(base) {
  const files = globSync(documents, { cwd: base }).sort();
  const rules = readRules(base);
  const errors = [
    ...rules.errors,
    ...untruths(base, rules),
    ...settingErrors(base),
    ...coverageErrors(base),
    ...asvsErrors(base),
  ];
  for (const file of files) {
    const text = readFileSync(join(base, file), 'utf8');
    for (const path of namedPaths(text)) {
      if (!exists(base, path)) errors.push(`${file}: ${path} is not there`);
    }
    for (const link of links(text)) {
      if (!existsSync(join(base, dirname(file), link)))
        errors.push(`${file}: the link ${link} leads nowhere`);
    }
    for (const script of scriptsMissing(base, text)) errors.push(`${file}: there is no script "${script}"`);
    for (const number of unknownRules(text, rules)) errors.push(`${file}: rule ${number} is defined nowhere`);
  }
  return { errors, warnings: [], seen: `${files.length} documents, ${rules.defined.size} rules` };
}

/** What is called as `npm run <script>` (`-w <folder>`: of that workspace) and is not there. @param {string} base @param {string} text */
function scriptsMissing(base, text) {
  return [...text.matchAll(/npm run (?:-s )?(?:-w (\S+) )?([\w:][\w:-]*)/g)]
    .filter(([, workspace = '.', script = '']) => {
      const manifest = join(base, workspace, 'package.json');
      return !existsSync(manifest) || !JSON.parse(readFileSync(manifest, 'utf8')).scripts?.[script];
    })
    .map(([, , script]) => script);
}

/** `.env.example` lists each setting that config.ts reads, and no other. @param {string} base */
function settingErrors(base) {
  const config = 'apps/server/src/config.ts';
  if (!existsSync(join(base, config))) return [];
  const read = [...readFileSync(join(base, config), 'utf8').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)];
  const shown = [...readFileSync(join(base, '.env.example'), 'utf8').matchAll(/^([A-Z][A-Z\d_]+)=/gm)];
  const reads = new Set(read.map(([, name]) => name));
  const shows = new Set(shown.map(([, name]) => name));
  return [
    ...[...reads].filter((name) => !shows.has(name)).map((name) => `.env.example: ${name} is missing`),
    ...[...shows].filter((name) => !reads.has(name)).map((name) => `.env.example: nobody reads ${name}`),
  ];
}

/** @typedef {{ defined: Map<string, string>, untested: Set<string>, prefixes: Set<string>, errors: string[] }} Rules */

/** @param {string} base @returns {Rules} */
function readRules(base) {
  /** @type {Rules} */
  const rules = { defined: new Map(), untested: new Set(), prefixes: new Set(), errors: [] };
  for (const file of globSync('docs/rules/*.md', { cwd: base }).sort()) {
    const [body = '', notYet = ''] = readFileSync(join(base, file), 'utf8').split(/^## Not yet tested$/m);
    for (const line of body.split('\n')) {
      const number = definition.exec(line)?.[1];
      if (number === undefined) continue;
      if (rules.defined.has(number)) rules.errors.push(`${file}: rule ${number} is defined twice`);
      rules.defined.set(number, file);
      rules.prefixes.add(prefixOf(number));
    }
    for (const [number] of notYet.matchAll(ruleNumber)) rules.untested.add(number);
  }
  return rules;
}

/** Rules without a test, tests and comments that cite a rule that is not there. @param {string} base @param {Rules} rules */
function untruths(base, rules) {
  const errors = [];
  const tested = new Set();
  for (const file of listFiles(base)) {
    const text = readFileSync(join(base, file), 'utf8');
    for (const title of /\.test\.\w+$/.test(file) ? testTitles(base, file) : [])
      for (const [number] of title.matchAll(ruleNumber)) tested.add(number);
    const cited = (text.match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? []).join('\n');
    for (const number of unknownRules(cited, rules))
      errors.push(`${file}: rule ${number} is defined nowhere`);
  }
  for (const [number, file] of rules.defined) {
    if (!tested.has(number) && !rules.untested.has(number))
      errors.push(`${file}: no test's title names ${number}`);
    if (tested.has(number) && rules.untested.has(number)) errors.push(`${file}: ${number} has a test by now`);
  }
  for (const number of rules.untested) {
    if (!rules.defined.has(number))
      errors.push(`docs/rules: ${number} is called untested but defined nowhere`);
  }
  for (const number of tested) {
    if (rules.prefixes.has(prefixOf(number)) && !rules.defined.has(number)) {
      errors.push(`a test's title names ${number}, which is defined nowhere`);
    }
  }
  return errors;
}

/** Numbers of a known series that nobody defined; other words of that shape (A4, UTF8) are none of ours. @param {string} text @param {Rules} rules */
function unknownRules(text, rules) {
  const numbers = new Set([...text.matchAll(ruleNumber)].map(([number]) => number));
  return [...numbers].filter((number) => rules.prefixes.has(prefixOf(number)) && !rules.defined.has(number));
}

/** @param {string} number */
function prefixOf(number) {
  return number.replace(/\d+$/, '');
}

/** Paths in code marks; `<name>` and `*` stand for anything, `{a,b}` for each. @param {string} text */
function namedPaths(text) {
  const marked = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code.trim());
  return [...new Set(marked.filter((code) => places.test(code) && !code.includes(' ')))];
}

/** @param {string} base @param {string} path */
function exists(base, path) {
  const pattern = path
    .replace(/<[^>]*>/g, '*')
    .replace(/\/$/, '')
    .replace(/[:#].*$/, '');
  return expand(pattern).every((one) => globSync(one, { cwd: base }).length > 0);
}

/** `a/{b,c}` → `a/b`, `a/c` @param {string} pattern @returns {string[]} */
function expand(pattern) {
  const [, head = '', choices, tail = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  if (choices === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => expand(`${head}${choice}${tail}`));
}

/** Targets of Markdown links inside the repository. @param {string} text */
function links(text) {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/#.*$/, ''));
  return targets.filter((target) => target !== '' && !/^[a-z]+:/.test(target)).map(decodeURI);
}

if (import.meta.main) report('docs', checkDocs(root));
