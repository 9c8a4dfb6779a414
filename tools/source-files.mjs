import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const skipped = new Set(['node_modules', 'dist', 'data', 'coverage', '.cache']);

/**
 * Source files of this repository, sorted, relative to `base`.
 * @param {string} base absolute folder
 * @param {string} [pattern]
 */
export function listFiles(base, pattern = '{apps,packages,tools}/**/*.{ts,tsx,mjs}') {
  return globSync(pattern, { cwd: base, exclude: (name) => skipped.has(name.split('/').pop() ?? '') })
    .filter((file) => !file.endsWith('.d.ts'))
    .sort();
}

/** A test, or something that only tests use. @param {string} file */
export function isTestFile(file) {
  return /\.test\.(tsx?|mjs)$|\/testing\/|\/fixtures\/|^packages\/testkit\/|^apps\/e2e\//.test(file);
}

/**
 * Parses one file; a file that cannot be parsed is an error, never an empty answer.
 * @param {string} base absolute folder
 * @param {string} file relative to `base`
 */
export function parseFile(base, file) {
  const text = readFileSync(join(base, file), 'utf8');
  const parsed = parseSync(file, text);
  const broken = parsed.errors.find((error) => error.severity === 'Error');
  if (broken) throw new Error(`${file} cannot be parsed: ${broken.message}`);
  return { text, program: parsed.program, module: parsed.module };
}

/**
 * Calls `visit` for every node below `node`, parents first.
 * @param {any} node
 * @param {(node: any, parent: any) => void} visit
 * @param {any} [parent]
 */
export function walk(node, visit, parent) {
  if (typeof node.type === 'string') visit(node, parent);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (item && typeof item === 'object') walk(item, visit, node);
    } else if (value && typeof value === 'object') walk(value, visit, node);
  }
}

/**
 * Prints what a check found and sets the exit code.
 * @param {string} name
 * @param {{ errors: string[], warnings: string[], seen: string }} result
 */
export function report(name, { errors, warnings, seen }) {
  for (const line of warnings) console.log(`  warning  ${line}`);
  for (const line of errors) console.log(`  ERROR    ${line}`);
  console.log(errors.length === 0 ? `${name}: ${seen}` : `${name}: ${errors.length} wrong (${seen})`);
  if (errors.length > 0) process.exitCode = 1;
}
