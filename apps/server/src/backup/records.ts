import { idSchema } from '@ddak/domain';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { bytesOf } from './byte-source.ts';

const count = z.int().min(0);
const MOST_HEAD = 64 * 1024 * 1024;

/** Folders of DATA_DIR, beside that of the uploads, whose files belong to a backup: the key of second factors, too. */
export const SIDE_FOLDERS = ['letters', 'mail/outbox', 'keys'] as const;

/** What a backup consists of, in this order; `bytes` of body follow the record. */
const recordSchema = z.discriminatedUnion('kind', [
  /** `schema`: the moment of the newest migration that the database had. */
  z.object({ kind: z.literal('begin'), at: z.string(), schema: count, bytes: z.literal(0) }),
  z.object({
    kind: z.literal('table'),
    name: z.string(),
    columns: z.array(z.string()).min(1),
    bytes: z.literal(0),
  }),
  /** A part of the rows of the table before: a JSON list of rows as PostgreSQL writes them. */
  z.object({ kind: z.literal('rows'), count, bytes: count }),
  z.object({ kind: z.literal('jobs'), bytes: count }),
  z.object({ kind: z.literal('upload'), key: idSchema, bytes: count }),
  z.object({
    kind: z.literal('side'),
    folder: z.enum(SIDE_FOLDERS),
    name: z.string().regex(/^[^/\\]+$/),
    bytes: count,
  }),
  z.object({ kind: z.literal('end'), rows: count, uploads: count, uploadBytes: count, bytes: z.literal(0) }),
]);
export type BackupRecord = z.infer<typeof recordSchema>;

/** A record as it is written; its body follows. */
export function writeRecord(record: BackupRecord): Buffer {
  const json = Buffer.from(JSON.stringify(record));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(json.length);
  return Buffer.concat([length, json]);
}

/** A record with its body, which is to be read before the next record is asked for. */
export interface ReadRecord {
  readonly record: BackupRecord;
  readonly body: AsyncIterable<Buffer>;
}

/** The records of a stream. What is left of a body is passed over; the last one is `end`, and nothing follows it. */
export async function* readRecords(stream: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord> {
  const source = bytesOf(stream);
  for (let first = true; ; first = false) {
    const length = (await source.exactly(4)).readUInt32BE(0);
    if (length > MOST_HEAD) throw unknown();
    const parsed = recordSchema.safeParse(JSON.parse((await source.exactly(length)).toString('utf8')));
    if (!parsed.success || first !== (parsed.data.kind === 'begin')) throw unknown();
    const record = parsed.data;
    const body = source.part(record.bytes);
    yield { record, body };
    for await (const _ of body);
    if (record.kind !== 'end') continue;
    if (!(await source.isAtEnd())) throw unknown();
    return;
  }
}

const unknown = (): BackupError =>
  new BackupError('이 프로그램이 모르는 내용이 든 백업이에요. 백업한 버전이나 더 새 버전으로 되돌려 주세요.');
