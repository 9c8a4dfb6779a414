import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Id } from '@ddak/domain';
import type { Pool } from '../../db/pool.ts';
import { newId } from '../../new-id.ts';
import type { TestPerson } from '../test-person.ts';

/** A script that was sent: whole, or not there. */
export interface SentFile {
  readonly screenplayId: Id;
  readonly sha256: string;
  readonly isTold: boolean;
}

const SCRIPT = 'S#1. 정류장 (밤)\n\n막차가 떠난다.\n';
const PATIENCE = 600;

/** Uploads a script, or two megabytes of nothing, which take a while on their way. */
export async function upload(
  person: TestPerson,
  { projectId, episodeId }: { readonly projectId: Id; readonly episodeId: Id },
  isLarge: boolean,
): Promise<SentFile> {
  const bytes = isLarge ? randomBytes(2 * 1024 * 1024) : Buffer.from(`${SCRIPT}${newId()}\n`);
  const screenplayId = newId();
  const form = new FormData();
  for (const [key, value] of Object.entries({ screenplayId, episodeId, label: '1고' })) form.set(key, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), '대본.txt');
  const answer = await person.call('POST', `/projects/${projectId}/screenplays`, form).catch(() => null);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { screenplayId, sha256, isTold: answer?.status === 201 };
}

/** What was told to be there is there, byte for byte; what was not told is there whole, or not at all. */
export async function examineUploads(
  pool: Pool,
  dataDir: string,
  files: readonly SentFile[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: Id; file_id: Id; sha256: string }>(
    'select s.id, s.file_id, f.sha256 from screenplay s join file f on f.id = s.file_id where s.id = any($1)',
    [files.map(({ screenplayId }) => screenplayId)],
  );
  return files.flatMap(({ screenplayId, sha256, isTold }) => {
    const row = rows.find(({ id }) => id === screenplayId);
    if (!row) return isTold ? [`the upload ${screenplayId} was acknowledged and is lost`] : [];
    const bytes = readFileSync(join(dataDir, 'files', row.file_id.slice(-2), row.file_id));
    const found = createHash('sha256').update(bytes).digest('hex');
    return found === sha256 && row.sha256 === sha256 ? [] : [`the upload ${screenplayId} holds other bytes`];
  });
}

/** After a start has cleared away: on the disk lie the files that the database knows, whole, and nothing else. */
export async function examineFolder(pool: Pool, dataDir: string): Promise<string[]> {
  let faults: string[] = [];
  for (let tries = 0; tries < PATIENCE; tries++, await pause(50)) {
    const { rows } = await pool.query<{ id: Id; size: number }>('select id, size::int from file');
    const loose = await pool.query('select 1 from loose_file');
    const known = new Map(rows.map(({ id, size }) => [id, size]));
    const lying = new Map(everyFile(dataDir));
    faults = [
      ...[...lying.keys()].filter((name) => !known.has(name)).map((name) => `${name} is nobody’s`),
      ...[...known]
        .filter(([id, size]) => lying.get(id) !== size)
        .map(([id]) => `${id} lies there otherwise`),
      ...(loose.rowCount ? [`${loose.rowCount} files are neither in nor out`] : []),
    ];
    if (faults.length === 0) return [];
  }
  return faults;
}

function* everyFile(dataDir: string): Generator<[string, number]> {
  const folder = join(dataDir, 'files');
  if (!statSync(folder, { throwIfNoEntry: false })) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) yield [entry.name, statSync(join(entry.parentPath, entry.name)).size];
}

/** Whatever was being read when its process was killed is read by a later one. */
export async function examineReading(pool: Pool): Promise<string[]> {
  for (let tries = 0; tries < PATIENCE; tries++, await pause(100)) {
    const { rowCount } = await pool.query("select 1 from screenplay where state = 'reading'");
    if (!rowCount) return [];
  }
  return ['a version is being read for ever'];
}
