// A workspace declares what it imports. Hoisting hides a missing line until the day it does not;
// and what runs in production may not lean on a development dependency (`npm ci --omit=dev` starts).
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { isTestFile, listFiles, parseFile, report, walk } from './source-files.mjs';
import { root } from './workspaces.mjs';

/** Given by the root to every test and tool. */
const fromRoot = new Set(['vitest', 'fast-check']);

/**
 * @param {string} base absolute folder to check
 * @returns {{ errors: string[], warnings: string[], seen: string }}
 */
export function checkPackageDeps(base) {
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: base }).sort();
  const errors = manifests.flatMap((manifest) =>
    checkWorkspace(base, manifest.replace(/\/package\.json$/, '')),
  );
  return { errors, warnings: [], seen: `${manifests.length} workspaces` };
}

/** @param {string} base @param {string} dir */
function checkWorkspace(base, dir) {
  const manifest = JSON.parse(readFileSync(join(base, dir, 'package.json'), 'utf8'));
  const runs = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  const develops = new Set(Object.keys(manifest.devDependencies ?? {}));
  const errors = new Set();
  for (const file of listFiles(base, `${dir}/**/*.{ts,tsx,mjs}`)) {
    for (const { name, typeOnly, inline } of importsOf(base, file)) {
      if (inline) errors.add(`${file}: write "import type" for ${name}; import('…') types escape the checks`);
      if (name.startsWith('.') || name.startsWith('virtual:') || isBuiltin(name)) continue;
      const wanted = packageOf(name);
      if (wanted === manifest.name || runs.has(wanted)) continue;
      const types = `@types/${wanted.replace('@', '').replace('/', '__')}`;
      const mayDevelop = typeOnly || isTestFile(file) || /\.config\.ts$/.test(file);
      if (mayDevelop && (develops.has(wanted) || develops.has(types) || fromRoot.has(wanted))) continue;
      const where = develops.has(wanted) ? 'only a development dependency' : 'not declared';
      errors.add(`${file}: ${wanted} is ${where} in ${dir}/package.json`);
    }
  }
  return [...errors];
}

/** `@a/b/c` → `@a/b`, `a/b` → `a`. @param {string} specifier */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Every module that a file names: import, export … from, import() with a plain text, import('…') types.
 * @param {string} base
 * @param {string} file
 */
function importsOf(base, file) {
  /** @type {{ name: string, typeOnly: boolean, inline: boolean }[]} */
  const found = [];
  walk(parseFile(base, file).program, (node) => {
    const source = node.source ?? (node.type === 'TSImportType' ? node.argument : undefined);
    const name = source?.value ?? source?.literal?.value;
    if (typeof name !== 'string') return;
    const inline = node.type === 'TSImportType';
    found.push({
      name,
      inline,
      typeOnly: inline || node.importKind === 'type' || node.exportKind === 'type',
    });
  });
  return found;
}

if (import.meta.main) report('package dependencies', checkPackageDeps(root));
