import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * What one run of vitest came to, read from its JSON report.
 * A run that ended badly has failed even where no single test did: a file that does not load,
 * an error outside every test, no tests at all.
 * @param {string} file the report
 * @param {number} exitCode vitest's own
 * @returns {{ passed: number, failed: number, skipped: number, red: string[] }} `red`: what failed, a line each
 */
export function readCounts(file, exitCode) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, red: ['no report was written'] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {any[]} */
  const files = report.testResults;
  const redTests = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(isRed)
      .map((/** @type {any} */ test) => redLine(name, test.fullName, test.failureMessages)),
  );
  const brokenFiles = files
    .filter(({ status, assertionResults }) => status === 'failed' && !assertionResults.some(isRed))
    .map(({ name, message }) => redLine(name, 'the file itself', [message]));
  const red = [...redTests, ...brokenFiles];
  if (red.length === 0 && exitCode !== 0) red.push('an error outside every test: see above');
  return {
    passed: report.numPassedTests,
    failed: red.length,
    skipped: report.numPendingTests + report.numTodoTests,
    red,
  };
}

/** @param {any} test */
const isRed = (test) => test.status === 'failed';

/** @param {string} file @param {string} title @param {string[]} messages */
const redLine = (file, title, messages) =>
  `${relative(process.cwd(), file)} > ${title}: ${(messages[0] ?? '').split('\n')[0]}`.slice(0, 300);
