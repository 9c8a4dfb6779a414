import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type { Id } from '@ddak/domain';
import type { S3Config } from '../config.ts';
import { StoreAway } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup } from './check-backup.ts';
import { holdMoment, type Moment } from './hold-moment.ts';
import { type BackupRecord, SIDE_FOLDERS, writeRecord } from './records.ts';
import { seal } from './sealed-chunks.ts';

export interface BackupParts {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Undefined: the files lie in the data folder. */
  readonly s3?: S3Config | undefined;
  readonly key: string | undefined;
}

export interface WrittenBackup {
  readonly rows: number;
  readonly uploads: number;
  readonly bytes: number;
  /** Files that are not whole on the server itself: their bytes are not there, or not those that came. */
  readonly missing: readonly Id[];
  readonly damaged: readonly Id[];
}

/**
 * Writes database and files of one moment into a new file that we alone may read, and reads it back: what answers is
 * a backup that has been checked (BK1). Whatever fails, no file is left.
 */
export async function writeBackup(parts: BackupParts, path: string): Promise<WrittenBackup> {
  const handle = await open(path, 'wx', 0o600);
  const damaged: Id[] = [];
  try {
    const at = new Date().toISOString();
    const store = openFileStore({ dataDir: parts.dataDir, s3: parts.s3 });
    const missing = await holdMoment(parts.databaseUrl, { dataDir: parts.dataDir, store }, async (moment) => {
      await pipeline(
        recordsOf(moment, parts.dataDir, at, (key) => damaged.push(key)),
        createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
        (compressed: AsyncIterable<Buffer>) => seal(compressed, parts.key, at),
        handle.createWriteStream({ flush: true }),
      );
      return moment.missing;
    });
    const { rows, uploads } = await checkBackup(path, parts.key);
    const { size: bytes } = await stat(path);
    return { rows, uploads, bytes, missing, damaged };
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
}

async function* recordsOf(
  { snapshot, uploads }: Moment,
  dataDir: string,
  at: string,
  onDamaged: (key: Id) => void,
): AsyncGenerator<Buffer> {
  let [rows, uploadBytes, table] = [0, 0, ''];
  yield writeRecord({ kind: 'begin', at, schema: snapshot.schema, bytes: 0 });
  for await (const batch of snapshot.batches()) {
    const { table: name, columns } = batch;
    if (name !== table) yield writeRecord({ kind: 'table', name, columns: [...columns], bytes: 0 });
    table = name;
    if (batch.rows.length === 0) continue;
    yield* whole({ kind: 'rows', count: batch.rows.length }, JSON.stringify(batch.rows));
    rows += batch.rows.length;
  }
  yield* whole({ kind: 'jobs' }, JSON.stringify(await snapshot.jobs()));
  for (const { key, sha256, path } of uploads) {
    const { size } = await stat(path);
    yield writeRecord({ kind: 'upload', key, bytes: size });
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
      hash.update(chunk);
      uploadBytes += chunk.length;
      yield chunk;
    }
    if (sha256 !== hash.digest('hex')) onDamaged(key);
  }
  yield* sideFiles(dataDir);
  yield writeRecord({ kind: 'end', rows, uploads: uploads.length, uploadBytes, bytes: 0 });
}

/** A record with its body. */
function* whole(record: { kind: 'rows'; count: number } | { kind: 'jobs' }, text: string): Generator<Buffer> {
  const body = Buffer.from(text);
  yield writeRecord({ ...record, bytes: body.length } as BackupRecord);
  yield body;
}

async function* sideFiles(dataDir: string): AsyncGenerator<Buffer> {
  for (const folder of SIDE_FOLDERS)
    for (const name of await readdir(join(dataDir, folder)).catch(none(() => []))) {
      const bytes = await readFile(join(dataDir, folder, name)).catch(none(() => null));
      if (bytes === null) continue;
      yield writeRecord({ kind: 'side', folder, name, bytes: bytes.length });
      yield bytes;
    }
}

/** For what is not there, or has gone meanwhile. */
const none =
  <T>(answer: () => T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return answer();
    throw error;
  };

/** What the system says of a place that cannot be written or read, in words. */
export function inWords(error: unknown): unknown {
  if (error instanceof StoreAway)
    return new BackupError('파일을 두는 곳(DDAK_S3_URL)에 닿지 못했어요.', { cause: error });
  const words = WRITE_PROBLEMS[(error as NodeJS.ErrnoException).code ?? ''];
  return words ? new BackupError(words, { cause: error }) : error;
}

const WRITE_PROBLEMS: Readonly<Record<string, string>> = {
  EEXIST: '이미 있는 파일이에요. 백업은 있는 파일 위에 쓰지 않아요.',
  ENOENT: '파일이나 폴더가 없어요.',
  ENOTDIR: '폴더가 아니라 파일이에요.',
  EISDIR: '같은 이름의 폴더가 있어요.',
  EACCES: '읽거나 쓸 권한이 없어요.',
  EPERM: '읽거나 쓸 권한이 없어요.',
  EROFS: '읽기 전용이라 쓸 수 없어요.',
  ENOSPC: '디스크가 가득 찼어요.',
  EDQUOT: '디스크가 가득 찼어요.',
};
