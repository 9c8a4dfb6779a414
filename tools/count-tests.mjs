import { existsSync, readFileSync } from 'node:fs';

/**
 * What one run of vitest came to, read from its JSON report.
 * A run that ended badly has failed even where no single test did: a file that does not load,
 * an error outside every test, no tests at all.
 * @param {string} file the report
 * @param {number} exitCode vitest's own
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function readCounts(file, exitCode) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ { status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((/** @type {any} */ test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
