// What tests are called, read from their source: only what a test runner would run under that name is a title.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseFile, walk } from './source-files.mjs';

const runners = new Set(['it', 'test', 'describe']);
/** What may not run, and what passes by failing. */
const leftOut = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails']);

/**
 * The titles of the tests and groups of a file, each with those of the groups around it: rows of `it.each` stand for
 * themselves. What may be skipped is none: it proves nothing on the day that it is.
 * @param {string} base @param {string} file relative to `base`
 * @returns {string[]}
 */
export function testTitles(base, file) {
  if (!existsSync(join(base, file))) return [];
  const { program } = parseFile(base, file);
  /** @type {Map<string, any>} */
  const constants = new Map();
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      constants.set(node.id.name, node.init);
  });
  /** @type {string[]} */
  const titles = [];
  collect(program, constants, titles);
  return titles;
}

/** @param {any} node @param {Map<string, any>} constants @param {string[]} titles */
function collect(node, constants, titles) {
  const call = readCall(node);
  if (call?.words.some((word) => leftOut.has(word)) || (call && (skipsItself(node) || isLeftOut(node))))
    return;
  const own = call ? titlesOf(call, constants) : [];
  const before = titles.length;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (child && typeof child === 'object' && typeof child.type === 'string')
        collect(child, constants, titles);
  // A group is there for the tests in it.
  if (call && (call.runner !== 'describe' || titles.length > before)) titles.push(...own);
}

/**
 * `it(…)`, `describe.concurrent(…)`, `it.each(rows)(…)`: the words of its callee, its rows, its title.
 * @param {any} node @returns {{ runner: string, words: string[], rows: any, title: any } | undefined}
 */
function readCall(node) {
  if (node.type !== 'CallExpression' || node.arguments.length === 0) return undefined;
  /** @type {string[]} */
  const words = [];
  let rows;
  let callee = node.callee;
  while (callee.type !== 'Identifier') {
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
      words.push(callee.property.name);
      callee = callee.object;
    } else if (callee.type === 'CallExpression') {
      rows = callee.arguments[0];
      callee = callee.callee;
    } else return undefined;
  }
  // `it.each(rows)` alone is not a test yet: its title comes with the call of what it gives.
  const isFactory =
    words[0] === 'each' || words[0] === 'for' || words[0] === 'skipIf' || words[0] === 'runIf';
  if (!runners.has(callee.name) || (isFactory && rows === undefined)) return undefined;
  return { runner: callee.name, words, rows, title: node.arguments[0] };
}

/** A test that may leave itself out while it runs: `({ skip }) => …` or `context.skip()`. @param {any} node */
function skipsItself(node) {
  const body = node.arguments.at(-1);
  if (!/Function/.test(body.type)) return false;
  let found = false;
  const [context] = body.params;
  if (context?.type === 'ObjectPattern')
    found = context.properties.some((/** @type {any} */ property) => property.key?.name === 'skip');
  if (context?.type === 'Identifier')
    walk(body.body, (inner) => {
      if (inner.type === 'MemberExpression' && inner.object.name === context.name)
        found ||= inner.property.name === 'skip';
    });
  return found;
}

/** `it('…', { skip: true }, …)`. @param {any} node */
const isLeftOut = (node) =>
  node.arguments.some(
    (/** @type {any} */ one) =>
      one.type === 'ObjectExpression' &&
      one.properties.some((/** @type {any} */ property) => leftOut.has(property.key?.name)),
  );

/** @param {{ rows: any, title: any }} call @param {Map<string, any>} constants @returns {string[]} */
function titlesOf({ rows, title }, constants) {
  const own = words(title);
  const list = rows?.type === 'Identifier' ? constants.get(rows.name) : rows;
  const elements = unwrap(list)?.elements ?? [];
  // Rows name the test where its title gives their first place: `it.each([['SB3: …', 1]])('%s', …)`.
  if (!/^(%s|\$0)/.test(own ?? '')) return own === undefined ? [] : [own];
  return elements.flatMap((/** @type {any} */ row) => words(unwrap(row)?.elements?.[0] ?? row) ?? []);
}

/** `[…] as const` and `[…] satisfies …` are `[…]`. @param {any} node @returns {any} */
const unwrap = (node) => (node?.expression && /^TS/.test(node.type) ? unwrap(node.expression) : node);

/** What is written in a text; what is put in later stands as `…`. @param {any} node @returns {string | undefined} */
function words(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {any} */ part) => part.value.cooked).join('…');
  return undefined;
}
