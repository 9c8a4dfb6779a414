// Runs dependency-cruiser with .dependency-cruiser.cjs, and holds it to having read every file:
// a cruiser that cannot parse TypeScript finds nothing wrong, and says so cheerfully.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { listFiles, report } from './source-files.mjs';
import { root } from './workspaces.mjs';

/**
 * @param {string} base absolute folder to check
 * @returns {{ errors: string[], warnings: string[], seen: string }}
 */
export function checkDirections(base) {
  const cruiser = join(root, 'node_modules/.bin/depcruise');
  const args = ['-c', join(root, '.dependency-cruiser.cjs'), '-T', 'json', 'apps', 'packages'];
  const run = spawnSync(cruiser, args, { cwd: base, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (!run.stdout) throw new Error(`dependency-cruiser gave no answer: ${run.stderr || run.error?.message}`);
  const { modules, summary } = JSON.parse(run.stdout);
  const errors = summary.violations.map(
    (/** @type {any} */ { rule, from, to, comment, cycle }) =>
      `${rule.name}: ${from}${from === to ? '' : ` → ${cycle ? cycle.map((/** @type {any} */ step) => step.name).join(' → ') : to}`}${comment ? ` (${comment})` : ''}`,
  );
  const read = new Set(modules.map((/** @type {any} */ module) => module.source));
  const missed = listFiles(base, '{apps,packages}/**/*.{ts,tsx,mjs}').filter((file) => !read.has(file));
  for (const file of missed) errors.push(`${file} was not read`);
  return { errors, warnings: [], seen: `${read.size} modules, ${summary.totalDependenciesCruised} imports` };
}

if (import.meta.main) report('directions', checkDirections(root));
