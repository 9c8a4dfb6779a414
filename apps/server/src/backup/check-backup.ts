import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { type ReadRecord, readRecords } from './records.ts';
import { unseal } from './sealed-chunks.ts';

/** Hands the records of a backup on. Each chunk is checked before anything of it is seen. */
export async function readBackup(
  path: string,
  key: string | undefined,
  take: (read: ReadRecord) => Promise<void>,
): Promise<void> {
  await pipeline(
    createReadStream(path, { highWaterMark: 1024 * 1024 }),
    (file: AsyncIterable<Buffer>) => unseal(file, key),
    createZstdDecompress(),
    async (bytes: AsyncIterable<Buffer>) => {
      for await (const read of readRecords(bytes)) await take(read);
    },
  );
}

export interface CheckedBackup {
  readonly schema: number;
  readonly rows: number;
  readonly uploads: number;
}

/** Reads a backup from beginning to end; throws BackupError where it is not whole, or not what was written. */
export async function checkBackup(path: string, key: string | undefined): Promise<CheckedBackup> {
  let [schema, rows, uploads, uploadBytes] = [0, 0, 0, 0];
  await readBackup(path, key, async ({ record }) => {
    if (record.kind === 'begin') schema = record.schema;
    if (record.kind === 'rows') rows += record.count;
    if (record.kind === 'upload') {
      uploads += 1;
      uploadBytes += record.bytes;
    }
    if (record.kind !== 'end') return;
    if (rows !== record.rows || uploads !== record.uploads || uploadBytes !== record.uploadBytes)
      throw new BackupError('백업 파일에 든 것이 적힌 것과 달라요.');
  });
  return { schema, rows, uploads };
}
