import { join } from 'node:path';
import type { Config } from '../config.ts';
import { DiskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { Bucket } from './s3/bucket.ts';
import { S3Files } from './s3/s3-files.ts';

/** Where people's files lie, by configuration (FS12). */
export function openFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  const disk = new DiskFiles(join(dataDir, 'files'));
  return s3 ? new S3Files(new Bucket(s3), disk) : disk;
}
