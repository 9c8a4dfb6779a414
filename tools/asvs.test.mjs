import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { asvsErrors } from './asvs.mjs';
import { asvsLevels } from './asvs-levels.mjs';

/** @type {string[]} */
const made = [];
afterEach(() => {
  for (const base of made.splice(0)) rmSync(base, { recursive: true, force: true });
});

const TESTS = `
it('LM1: flies far', () => {});
it.each([1])('of %s swims', () => {});
it.skip('LM2: sleeps', () => {});
it.runIf(process.platform === 'linux')('walks', () => {});
it('may stop', ({ skip }) => skip());
describe.skip('a group', () => { it('stands in it', () => {}); });
`;
const CONFIG = "name: 'unit', include: ['apps/*.test.ts'],\n name: 'off', include: ['packages/*.test.ts'],";

/** What is wrong with the given rows of a standard of so many requirements. @param {string[]} rows @param {string[]} ids */
function wrong(rows, ids = []) {
  const base = mkdtempSync(join(tmpdir(), 'ddak-asvs-'));
  made.push(base);
  const files = {
    'docs/asvs.md': rows.join('\n'),
    'docs/security.md': '# Security\n\n## Log\n',
    'vitest.config.ts': CONFIG,
    'tools/test.mjs': "tests('unit'),",
    'apps/x.test.ts': TESTS,
    'packages/y.test.ts': "it('rests', () => {});",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  const errors = asvsErrors(base, new Map(ids.map((id) => [id, '1'])));
  return errors.map((error) => error.replace('docs/asvs.md: ', ''));
}

/** @param {string} state */
const said = (state) => wrong([`| 1.1.1 | 1 | here | ${state} |`], ['1.1.1']);

describe('the coverage of the standard', () => {
  it('names every requirement once, with its level', () => {
    const rows = [
      '| 1.1.1 1.1.2 | 1 | a | none (b) |',
      '| 1.1.2 | 1 | a | none (b) |',
      '| 1.1.3 | 2 | a | none (b) |',
    ];
    expect(wrong([...rows, '| 1.1.4 | 1 | open |'], ['1.1.1', '1.1.2', '1.1.3', '1.1.4'])).toEqual([
      '1.1.2 stands twice',
      '1.1.3 is no requirement of level 2',
      'a row that cannot be read: | 1.1.4 | 1 | open |',
      '1.1.3 is missing',
      '1.1.4 is missing',
    ]);
    expect(asvsLevels().size).toBe(253);
  });

  it.each([
    'test (apps/x.test.ts › LM1: flies far · apps/x.test.ts › of %s swims)',
    'test (LM1); open (not wholly)',
    'document (docs/security.md › Log · docs/security.md)',
    'check (tools/test.mjs: it runs)',
    'in front (a proxy)',
    'none (it is not spoken)',
  ])('takes %s', (state) => expect(said(state)).toEqual([]));

  it.each([
    ['test (apps/x.test.ts › flies)', 'has no test "flies"'],
    ['test (apps/z.test.ts › flies)', 'apps/z.test.ts is no test that npm test runs'],
    ['test (packages/y.test.ts › rests)', 'packages/y.test.ts is no test that npm test runs'],
    ['test (apps/x.test.ts › LM2: sleeps)', '"LM2: sleeps" does not run everywhere'],
    ['test (apps/x.test.ts › walks)', '"walks" does not run everywhere'],
    ['test (apps/x.test.ts › may stop)', '"may stop" does not run everywhere'],
    ['test (apps/x.test.ts › stands in it)', '"stands in it" does not run everywhere'],
    ['test (LM2)', 'no test of rule LM2 runs'],
    ['document (docs/security.md › Keys)', 'has no heading "Keys"'],
    ['document (docs/lost.md)', 'docs/lost.md is not there'],
    ['check (tools/lost.mjs)', 'tools/lost.mjs is not there'],
    ['check (we look)', 'names no check'],
    ['done (somehow)', 'says neither test'],
  ])('does not take %s', (state, why) => expect(said(state)).toEqual([expect.stringContaining(why)]));
});
