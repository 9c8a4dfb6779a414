import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * drizzle-kit cannot say DEFERRABLE. One command may put rows in and take rows out in any order, so every link and
 * every uniqueness of entities is checked at commit. (RESTRICT would be checked at once: NO ACTION it must be.)
 */
export function deferConstraints(migration: string): string {
  return migration
    .replace(
      /(FOREIGN KEY [^;]*ON DELETE no action ON UPDATE no action);/g,
      '$1 DEFERRABLE INITIALLY DEFERRED;',
    )
    .replace(/(CONSTRAINT "\w+" UNIQUE\([^)]*\))(?! DEFERRABLE)/g, '$1 DEFERRABLE INITIALLY DEFERRED');
}

for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))) {
  const path = join(FOLDER, name);
  const text = readFileSync(path, 'utf8');
  const deferred = deferConstraints(text);
  if (deferred !== text) writeFileSync(path, deferred);
}
