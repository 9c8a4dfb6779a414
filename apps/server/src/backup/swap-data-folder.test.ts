import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { swapDataFolder } from './swap-data-folder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ddak-test-swap-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function put(folder: string, said: string, names: readonly string[], cluster: string): void {
  for (const name of names) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'said'), said);
  }
  const record = { cluster, password: said, made: true };
  writeFileSync(join(folder, 'database.json'), JSON.stringify(record));
}

/** Every file under its path, with what it says of where it came from. */
const lying = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path), /old|new/.exec(readFileSync(path, 'utf8'))![0]];
      }),
  );

const OLD = ['files', 'letters', 'postgres'];
const NEW = ['files', 'letters', 'mail'];
/** More than there are. */
const MOVES = 12;

it.each([
  ['in the folder', 'postgres', [...NEW, 'postgres']],
  ['outside of it', '/somewhere/else', NEW],
])(
  'BK2: is finished after it was broken off at any move, the database being %s',
  async (_, cluster, made) => {
    for (let moves = 0; moves <= MOVES; moves++) {
      const staging = join(dataDir, 'restoring-abcdef');
      put(dataDir, 'old', OLD, 'postgres');
      put(staging, 'new', made, cluster);
      let left = moves;
      const breaking = async (from: string, to: string): Promise<void> => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        await rename(from, to);
      };
      const first = swapDataFolder(dataDir, staging, 'before', breaking);
      if (moves < made.length + 4) await expect(first).rejects.toThrow('killed');
      else await first.catch(() => {});
      await swapDataFolder(dataDir, staging, 'before');
      const before = lying(join(dataDir, 'before'));
      expect(before).toEqual(
        Object.fromEntries([...OLD.map((name) => [`${name}/said`, 'old']), ['database.json', 'old']]),
      );
      rmSync(join(dataDir, 'before'), { recursive: true });
      expect(lying(dataDir)).toEqual(
        Object.fromEntries([...made.map((name) => [`${name}/said`, 'new']), ['database.json', 'new']]),
      );
      for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
    }
  },
);
