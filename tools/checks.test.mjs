import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import vitestConfig from '../vitest.config.ts';
import { checkDirections } from './check-directions.mjs';
import { checkDocs } from './check-docs.mjs';
import { checkLockfile } from './check-lockfile.mjs';
import { checkPackageDeps } from './check-package-deps.mjs';
import { checkSizes } from './check-sizes.mjs';
import { readCounts } from './count-tests.mjs';
import { listFiles } from './source-files.mjs';
import { root } from './workspaces.mjs';

/** @type {string[]} */
const made = [];

/** A small repository of the given files. @param {Record<string, string>} files */
function tree(files) {
  const base = mkdtempSync(join(tmpdir(), 'ddak-checks-'));
  made.push(base);
  for (const [path, text] of Object.entries({ 'package.json': '{"scripts":{"start":"x"}}', ...files })) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  return base;
}

afterEach(() => {
  for (const base of made.splice(0)) rmSync(base, { recursive: true, force: true });
});

const lines = (/** @type {number} */ count) => 'export {};\n'.repeat(count);
const body = (/** @type {number} */ count) => `{\n${'  n();\n'.repeat(count - 2)}}`;

describe('sizes', () => {
  it('warn above 300 lines and fail above 500', () => {
    const { errors, warnings } = checkSizes(
      tree({ 'apps/a/src/long.ts': lines(301), 'apps/a/src/longer.ts': lines(501) }),
    );
    expect(warnings).toEqual([expect.stringContaining('long.ts: file of 301 lines')]);
    expect(errors).toEqual([expect.stringContaining('longer.ts: file of 501 lines')]);
  });

  it('fail on a function above 100 lines, and on a component only above 250', () => {
    const { errors } = checkSizes(
      tree({
        'apps/a/src/f.ts': `export const grow = () => ${body(101)};`,
        'apps/a/src/C.tsx': `export function Card() ${body(250)}\nexport function Page() ${body(251)}`,
      }),
    );
    expect(errors).toEqual([
      'apps/a/src/C.tsx#Page: component of 251 lines, at most 250',
      'apps/a/src/f.ts#grow: function of 101 lines, at most 100',
    ]);
  });

  it('let an exception shrink, never grow, and ask for its removal when it is needed no more', () => {
    const exceptions = JSON.stringify({ 'apps/a/src/f.ts#grow': 120, 'apps/a/src/f.ts#gone': 300 });
    const at = (/** @type {number} */ count) =>
      checkSizes(
        tree({
          'tools/size-exceptions.json': exceptions,
          'apps/a/src/f.ts': `export const grow = () => ${body(count)};`,
        }),
      ).errors.filter((error) => error.includes('#grow'));
    expect(at(120)).toEqual([]);
    expect(at(121)).toEqual([expect.stringContaining('at most 120')]);
    expect(at(99)).toEqual([expect.stringContaining('take it out')]);
  });
});

describe('package dependencies', () => {
  const manifest = JSON.stringify({
    name: '@ddak/a',
    dependencies: { zod: '1' },
    devDependencies: { '@types/pg': '1', docx: '1' },
  });
  const errorsOf = (/** @type {Record<string, string>} */ files) =>
    checkPackageDeps(tree({ 'packages/a/package.json': manifest, ...files })).errors;

  it('fail on what is not declared, also where only a type is imported', () => {
    expect(
      errorsOf({ 'packages/a/src/x.ts': "import 'left-pad';\nimport type { A } from '@b/c/d';" }),
    ).toEqual([
      expect.stringContaining('left-pad is not declared'),
      expect.stringContaining('@b/c is not declared'),
    ]);
  });

  it('let tests and types lean on development dependencies, and nothing that runs', () => {
    expect(errorsOf({ 'packages/a/src/x.test.ts': "import 'docx';\nimport 'vitest';" })).toEqual([]);
    expect(
      errorsOf({ 'packages/a/src/x.ts': "import type { Pool } from 'pg';\nimport 'zod/mini';" }),
    ).toEqual([]);
    expect(errorsOf({ 'packages/a/src/x.ts': "import 'docx';" })).toEqual([
      expect.stringContaining('docx is only a development dependency'),
    ]);
  });

  it('refuse import types, which the direction check cannot see', () => {
    expect(errorsOf({ 'packages/a/src/x.ts': "export type A = import('./y.ts').A;" })).toEqual([
      expect.stringContaining('write "import type"'),
    ]);
  });
});

describe('docs', () => {
  it('holds the coverage of the specification to tests that are there', () => {
    const table = [
      '| 1.1 | fulfilled | done (a/x.test.ts › SPEC 1: flies) |',
      '| 1.2 | not begun | later (comments) |',
      '| 1.3 | lost | done (a/x.test.ts › SPEC 1: swims) |',
      '| 1.4 | gone | done (a/y.test.ts › x) |',
      '| 1.5 | bare | done |',
      '| 1.5 | again | not shown (it is not) |',
    ];
    const { errors } = checkDocs(
      tree({
        'docs/spec-coverage.md': table.join('\n'),
        'a/x.test.ts': "it('SPEC 1: flies far', () => {});",
      }),
    );
    expect(errors).toEqual([
      'docs/spec-coverage.md: 1.3: a/x.test.ts has no test that always runs called "SPEC 1: swims"',
      'docs/spec-coverage.md: 1.4: a/y.test.ts is not there',
      'docs/spec-coverage.md: 1.5 is neither done, later nor not shown',
      'docs/spec-coverage.md: 1.5 stands twice',
    ]);
  });

  it('count no test that may be skipped, and no text that is not a title', () => {
    const source = `
      it.skip('flies one', () => {});
      it.skipIf(slow)('flies two', () => {});
      it('flies three', ({ skip }) => { if (slow) skip(); });
      describe.skip('birds', () => { it('fly four', () => {}); });
      expect(say(
        'flies five',
      ));
      it.each([['flies six', 1]])('%s', () => {});
      describe('birds', () => { it(\`\${name} fly seven\`, () => {}); });
      it('flies eight', { skip: true }, () => {});
      it.fails('flies nine', () => {});
      describe('those that fly ten', () => { it.skip('never', () => {}); });
    `;
    const table = [
      ...['one', 'two', 'three', 'four', 'five', 'six', 'seven'],
      ...['eight', 'nine', 'ten'],
    ].map((word, at) => `| 1.${at + 1} | it | done (a/x.test.ts › ${word}) |`);
    const { errors } = checkDocs(tree({ 'docs/spec-coverage.md': table.join('\n'), 'a/x.test.ts': source }));
    expect(errors).toEqual(
      [...['one', 'two', 'three', 'four', 'five'].entries(), [7, 'eight'], [8, 'nine'], [9, 'ten']].map(
        ([at, word]) =>
          `docs/spec-coverage.md: 1.${Number(at) + 1}: a/x.test.ts has no test that always runs called "${word}"`,
      ),
    );
  });

  it('fail on a path, a link, a script and a rule that are not there', () => {
    const { errors } = checkDocs(
      tree({
        'docs/rules/board.md': '**SB1** A row keeps its place.\n',
        'packages/a/src/x.test.ts': "it('SB1 keeps its place', () => {});",
        'README.md':
          '`packages/a/src/x.test.ts` `packages/b/` [a](docs/no.md) `npm run fly`, as SB2 says; A4.',
      }),
    );
    expect(errors).toEqual([
      'README.md: packages/b/ is not there',
      'README.md: the link docs/no.md leads nowhere',
      'README.md: there is no script "fly"',
      'README.md: rule SB2 is defined nowhere',
    ]);
  });

  it('fail on a rule without a test that is not listed as untested, and on a list that lies', () => {
    const rules =
      '- **SB1** one\n- **SB2** two\n- **SB3** three\n\n## Not yet tested\n\nSB2, SB3: no screen yet\n';
    const { errors } = checkDocs(
      tree({ 'docs/rules/board.md': rules, 'apps/a/x.test.ts': "it.each([1])('SB3 holds', () => {});" }),
    );
    expect(errors).toEqual([
      "docs/rules/board.md: no test's title names SB1",
      'docs/rules/board.md: SB3 has a test by now',
    ]);
  });

  it('hold .env.example against what the server reads', () => {
    const { errors } = checkDocs(
      tree({
        'apps/server/src/config.ts': 'z.object({\n  PORT: 1,\n  HOST: 2,\n})',
        '.env.example': 'PORT=1\nOLD=2',
      }),
    );
    expect(errors).toEqual(['.env.example: HOST is missing', '.env.example: nobody reads OLD']);
  });

  it('understand placeholders and choices in paths', () => {
    const files = { 'apps/a/src/x.ts': '', 'apps/a/src/y.ts': '' };
    expect(checkDocs(tree({ ...files, 'README.md': '`apps/<app>/src/{x,y}.ts`' })).errors).toEqual([]);
    expect(checkDocs(tree({ ...files, 'README.md': '`apps/<app>/src/{x,z}.ts`' })).errors).toHaveLength(1);
  });
});

describe('directions', () => {
  const names = (/** @type {Record<string, string>} */ files) =>
    checkDirections(tree(files)).errors.map((error) => error.split(':')[0]);
  const used = "export const v = 1;\nexport type V = 'v';\n";

  it('fail when domain knows anything of ours, a type included', () => {
    const files = {
      'packages/domain/src/index.ts': "export type { V } from '../../ui/src/index.ts';",
      'packages/ui/src/index.ts': used,
      'apps/web/src/main.ts': '',
    };
    expect(names(files)).toEqual(['domain-knows-nothing-of-ours', 'no-path-into-another-workspace']);
  });

  it('fail when a feature knows another, and when SQL leaves its places', () => {
    const files = {
      'packages/domain/src/index.ts': used,
      'node_modules/pg/index.js': 'module.exports = {};',
      'apps/server/src/main.ts': "import './features/a/routes.ts';",
      'apps/server/src/features/a/routes.ts': "import '../b/repo.ts';\nimport type { Pool } from 'pg';",
      'apps/server/src/features/b/repo.ts': "import 'pg';",
    };
    expect(names(files)).toEqual(['no-feature-knows-another', 'sql-stays-in-its-places']);
  });

  it('fail on a cycle of types, an orphan, an import of a test, and what does not resolve', () => {
    const files = {
      'apps/web/src/main.tsx': "import './a.ts';\nimport './gone.ts';",
      'apps/web/src/a.ts': "import type { V } from './b.ts';\nimport './c.test.ts';",
      'apps/web/src/b.ts': "import './a.ts';\nexport type V = 1;",
      'apps/web/src/c.test.ts': '',
      'apps/web/src/dead.ts': used,
      'packages/domain/src/index.ts': used,
    };
    expect([...new Set(names(files))].sort()).toEqual([
      'every-import-resolves',
      'no-cycle',
      'no-orphan',
      'tests-are-ends',
    ]);
  });
});

describe('the lock file', () => {
  const errorsOf = (/** @type {object} */ packages) =>
    checkLockfile(tree({ 'package-lock.json': JSON.stringify({ packages }) })).errors;
  const tool = { integrity: 'sha512-x', optionalDependencies: { 'tool-mac': '1', 'tool-linux': '1' } };

  it('names the builds of every platform', () => {
    const build = { integrity: 'sha512-x', optional: true };
    expect(errorsOf({ 'node_modules/tool': tool, 'node_modules/tool-linux': build })).toEqual([
      'node_modules/tool may want tool-mac, which the lock file leaves out',
    ]);
    expect(
      errorsOf({
        'node_modules/tool': tool,
        'node_modules/tool-linux': build,
        'node_modules/tool/node_modules/tool-mac': build,
      }),
    ).toEqual([]);
  });

  it('is bound to no host and vouches for every package', () => {
    expect(errorsOf({ 'node_modules/a': { resolved: 'https://mirror.example/a.tgz' } })).toEqual([
      'node_modules/a is bound to mirror.example',
      'node_modules/a has no integrity',
    ]);
  });
});

describe('the count of a test run', () => {
  const report = (/** @type {object} */ change) => {
    const none = {
      numPassedTests: 2,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [],
    };
    return join(tree({ 'r.json': JSON.stringify({ ...none, ...change }) }), 'r.json');
  };

  it('is what the report says', () => {
    expect(readCounts(report({}), 0)).toEqual({ passed: 2, failed: 0, skipped: 1, red: [] });
  });

  it('is red when a file does not load, when the run ends badly, and when there is no report', () => {
    const broken = {
      name: '/r/a.test.ts',
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    };
    expect(readCounts(report({ testResults: [broken] }), 1)).toMatchObject({
      failed: 1,
      red: [expect.stringContaining('a.test.ts > the file itself: no such module')],
    });
    expect(readCounts(report({}), 1).failed).toBe(1);
    expect(readCounts('/nowhere/r.json', 0).failed).toBe(1);
  });

  it('names every test that failed, with the first line of its reason', () => {
    const red = { status: 'failed', fullName: 'a cat purrs', failureMessages: ['expected 1\nat …'] };
    const green = { status: 'passed', fullName: 'a cat sleeps', failureMessages: [] };
    const file = { name: '/r/a.test.ts', status: 'failed', assertionResults: [green, red] };
    expect(readCounts(report({ testResults: [file] }), 1)).toMatchObject({
      failed: 1,
      red: [expect.stringMatching(/a\.test\.ts > a cat purrs: expected 1$/)],
    });
  });
});

describe('tests', () => {
  it('lie where exactly one project of vitest runs them', () => {
    const projects = (vitestConfig.test?.projects ?? []).map((/** @type {any} */ { test }) => test);
    const runBy = (/** @type {string} */ file) =>
      projects
        .filter(
          ({ include, exclude = [] }) =>
            include.some((/** @type {string} */ glob) => matchesGlob(file, glob)) &&
            !exclude.some((/** @type {string} */ glob) => matchesGlob(file, glob)),
        )
        .map(({ name }) => name);
    const files = listFiles(root, '{apps,packages,tools}/**/*.test.{ts,tsx,mjs}');
    expect(files.length).toBeGreaterThan(400);
    expect(files.filter((file) => runBy(file).length !== 1)).toEqual([]);
  });
});
