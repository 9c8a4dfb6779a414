// `npm ci` refuses a lock file that leaves out the builds of one platform (docs/gotchas.md), and a lock
// file that names a host works only where that host is reached.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './source-files.mjs';
import { root } from './workspaces.mjs';

/**
 * @param {string} base absolute folder to check
 * @returns {{ errors: string[], warnings: string[], seen: string }}
 */
export function checkLockfile(base) {
  const { packages } = JSON.parse(readFileSync(join(base, 'package-lock.json'), 'utf8'));
  const errors = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const found = packages[`node_modules/${name}`] ?? packages[`${path}/node_modules/${name}`];
      if (!found) errors.push(`${path} may want ${name}, which the lock file leaves out`);
    }
    if (/^[a-z+]+:/.test(entry.resolved ?? ''))
      errors.push(`${path} is bound to ${new URL(entry.resolved).host}`);
    const fromRegistry = path.includes('node_modules/') && !entry.link;
    if (fromRegistry && !entry.integrity && !entry.inBundle) errors.push(`${path} has no integrity`);
  }
  return { errors, warnings: [], seen: `${Object.keys(packages).length} packages` };
}

if (import.meta.main) report('lock file', checkLockfile(root));
