import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/**
 * Every workspace of this repository.
 * @returns {{ dir: string, name: string, manifest: Record<string, any> }[]} `dir` relative to the root
 */
export function listWorkspaces() {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((entry) => `${parent}/${entry}`)
      .filter((dir) => existsSync(join(root, dir, 'package.json')))
      .map((dir) => {
        const manifest = JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8'));
        return { dir, name: manifest.name, manifest };
      }),
  );
}
