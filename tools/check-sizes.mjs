// Small files and functions stay readable; the few exceptions are named and may only shrink.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTestFile, listFiles, parseFile, report, walk } from './source-files.mjs';
import { root } from './workspaces.mjs';

const limits = {
  file: { warn: 300, fail: 500 },
  function: { warn: 60, fail: 100 },
  component: { warn: 150, fail: 250 },
};
const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * @param {string} base absolute folder to check
 * @returns {{ errors: string[], warnings: string[], seen: string }}
 */
export function checkSizes(base) {
  const files = listFiles(base);
  const measured = files.flatMap((file) => measureFile(base, file));
  const allowed = readExceptions(base);
  const errors = [];
  const warnings = [];
  for (const { id, kind, lines } of measured) {
    const { warn, fail } = limits[kind];
    const most = allowed.get(id);
    allowed.delete(id);
    if (most !== undefined && lines <= fail) {
      errors.push(`${id} has ${lines} lines and needs its exception no more: take it out`);
    } else if (lines > (most ?? fail)) {
      errors.push(`${id}: ${kind} of ${lines} lines, at most ${most ?? fail}`);
    } else if (lines > warn) {
      warnings.push(`${id}: ${kind} of ${lines} lines, better below ${warn}`);
    }
  }
  for (const id of allowed.keys()) errors.push(`${id} is excepted but is not there: take it out`);
  return { errors, warnings, seen: `${files.length} files` };
}

/** @param {string} base @returns {Map<string, number>} */
function readExceptions(base) {
  const path = join(base, 'tools/size-exceptions.json');
  if (!existsSync(path)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8'))));
}

/**
 * @param {string} base
 * @param {string} file
 * @returns {{ id: string, kind: 'file' | 'function' | 'component', lines: number }[]}
 */
function measureFile(base, file) {
  const { text, program } = parseFile(base, file);
  const lineEnds = [...text.matchAll(/\n/g)].map((match) => match.index);
  /** @param {number} offset */
  const lineAt = (offset) => lowerBound(lineEnds, offset) + 1;
  /** @type {{ id: string, kind: 'file' | 'function' | 'component', lines: number }[]} */
  const found = [{ id: file, kind: 'file', lines: lineEnds.length }];
  // A describe block is one long function by nature: in tests only the file counts.
  if (isTestFile(file)) return found;
  walk(program, (node, parent) => {
    if (!functionTypes.has(node.type) || !node.body) return;
    const lines = lineAt(node.end) - lineAt(node.start) + 1;
    const name = node.id?.name ?? nameFrom(parent) ?? `line ${lineAt(node.start)}`;
    const kind = file.endsWith('.tsx') && /^[A-Z]/.test(name) ? 'component' : 'function';
    if (lines > limits.function.warn) found.push({ id: `${file}#${name}`, kind, lines });
  });
  return found;
}

/** The name that a function is bound to by what stands around it. @param {any} parent */
function nameFrom(parent) {
  return parent?.id?.name ?? parent?.key?.name ?? parent?.left?.name;
}

/** How many of `sorted` lie before `value`. @param {number[]} sorted @param {number} value */
function lowerBound(sorted, value) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

if (import.meta.main) report('sizes', checkSizes(root));
