import type { Id } from '@ddak/domain';
import type { FileRows } from '../db/file-rows.ts';
import type { FileStore } from './file-store.ts';
import type { ProjectFiles } from './project-files.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Longer than any upload takes. */
const UPLOAD_MS = 6 * HOUR_MS;
/** Between a file's coming and the row that names it lies one command. */
const NAMING_MS = 24 * HOUR_MS;
/** FS6: so long somebody can go on sending what has broken off. */
const RESUMING_MS = 24 * HOUR_MS;
const PAGE = 500;

export interface SweepParts {
  readonly rows: FileRows;
  readonly store: FileStore;
  /** Where what is made of files lies, under their ids. */
  readonly derived: readonly FileStore[];
  readonly files: Pick<ProjectFiles, 'removeBytes'>;
  readonly now: number;
  /** No upload can be under way, here or in another process: what is not whole is of one that died. */
  readonly atRest: boolean;
}

/** What was taken away, and what was left because the database may not be this folder's. */
export interface Swept {
  readonly loose: number;
  readonly unused: number;
  readonly stray: number;
  readonly strange: number;
}

/**
 * Takes away what nobody will come back for: bytes of uploads that died (FS3, FS6), files that no row names and no undo
 * could bring back (FS4), and bytes that the database has never heard of.
 */
export async function sweepFiles(parts: SweepParts): Promise<Swept> {
  const { rows, files, now } = parts;
  for (const { _id, since } of await rows.openUploads())
    if (since < now - RESUMING_MS) await rows.giveUp(_id);
  const loose = await rows.looseSince(deadBefore(parts));
  for (const fileId of loose) await files.removeBytes(fileId);
  let unused = 0;
  for (const file of await rows.unnamedBefore(now - NAMING_MS)) {
    if (!(await rows.letGoOfUnused(file))) continue;
    await files.removeBytes(file._id);
    unused += 1;
  }
  await rows.dropTextsOfGoneVersions();
  await dropDerived(parts);
  return { loose: loose.length, unused, ...(await sweepStrays(parts)) };
}

/** AT9: what was made of a file goes with it; also where that was forgotten on the way. */
async function dropDerived({ rows, derived }: SweepParts): Promise<void> {
  for (const store of derived) {
    const kept: Id[] = [];
    for await (const { key } of store.list()) kept.push(key);
    for (let from = 0; from < kept.length; from += PAGE) {
      const page = kept.slice(from, from + PAGE);
      const known = await rows.known(page);
      for (const key of page) if (!known.has(key)) await store.remove(key);
    }
  }
}

/** What has not moved since then will not move any more. */
const deadBefore = ({ now, atRest }: SweepParts): number => (atRest ? now : now - UPLOAD_MS);

/**
 * Goes through the store for what an older version has left. Where it holds less of what the database knows than of
 * what it does not, the two do not belong together (another DATABASE_URL, a lost backup): then whole files stay.
 */
async function sweepStrays(parts: SweepParts): Promise<Pick<Swept, 'stray' | 'strange'>> {
  const { rows, store, now } = parts;
  const strays: Id[] = [];
  const coming = new Set((await rows.openUploads()).map(({ _id }) => _id));
  let [known, stray] = [0, 0];
  let page: Id[] = [];
  const look = async (): Promise<void> => {
    const ours = await rows.known(page);
    known += ours.size;
    strays.push(...page.filter((key) => !ours.has(key)));
    page = [];
  };
  for await (const { key, whole, at } of store.list()) {
    if (whole && at < now - NAMING_MS) page.push(key);
    if (page.length === PAGE) await look();
    if (whole || at >= deadBefore(parts) || coming.has(key)) continue;
    await store.remove(key);
    stray += 1;
  }
  await look();
  if (strays.length > known) return { stray, strange: strays.length };
  for (const key of strays) await store.remove(key);
  return { stray: stray + strays.length, strange: 0 };
}
