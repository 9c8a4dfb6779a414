import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, scryptSync } from 'node:crypto';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { type ByteSource, bytesOf } from './byte-source.ts';

const MAGIC = Buffer.from('DDAKBAK1');
const CHUNK = 1024 * 1024;
const TAG = 16;
const MOST_HEAD = 4096;

/** What stands before the chunks, readable by everybody; every chunk is bound to it. */
const headSchema = z.object({ at: z.string(), salt: z.base64().nullable() });

/** Makes and checks the tag of a chunk: by a key (AES-256-GCM), or without one by a checksum (SHA-256). */
interface Seal {
  close(bytes: Buffer, nonce: Buffer): { readonly body: Buffer; readonly tag: Buffer };
  /** Null where the tag is not the one of these bytes at this place. */
  open(body: Buffer, tag: Buffer, nonce: Buffer): Buffer | null;
}

function byKey(passphrase: string, salt: Buffer, head: Buffer): Seal {
  const key = Buffer.from(hkdfSync('sha256', scryptSync(passphrase, salt, 32), salt, 'ddak backup', 32));
  return {
    close: (bytes, nonce) => {
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(head);
      const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return { body, tag: cipher.getAuthTag() };
    },
    open: (body, tag, nonce) => {
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
      decipher.setAAD(head).setAuthTag(tag);
      const bytes = decipher.update(body);
      try {
        return Buffer.concat([bytes, decipher.final()]);
      } catch {
        // Node has no other answer to a wrong tag.
        return null;
      }
    },
  };
}

function byChecksum(head: Buffer): Seal {
  const tagOf = (bytes: Buffer, nonce: Buffer): Buffer =>
    createHash('sha256').update(head).update(nonce).update(bytes).digest().subarray(0, TAG);
  return {
    close: (bytes, nonce) => ({ body: bytes, tag: tagOf(bytes, nonce) }),
    open: (body, tag, nonce) => (tag.equals(tagOf(body, nonce)) ? body : null),
  };
}

/** The place of a chunk, and whether it is the last: none can be left out, moved, or taken off the end. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt8(isLast ? 1 : 0, 0);
  nonce.writeUInt32BE(index, 8);
  return nonce;
}

/** Cuts a stream into chunks that each carry a tag. With a passphrase nobody reads or changes them without it. */
export async function* seal(
  source: AsyncIterable<Buffer>,
  passphrase: string | undefined,
  at: string,
): AsyncGenerator<Buffer> {
  const salt = passphrase === undefined ? null : randomBytes(32);
  const head = Buffer.from(JSON.stringify({ at, salt: salt?.toString('base64') ?? null }));
  const made = salt && passphrase !== undefined ? byKey(passphrase, salt, head) : byChecksum(head);
  yield Buffer.concat([MAGIC, uint32(head.length), head]);
  let index = 0;
  const chunk = (bytes: Buffer, isLast: boolean): Buffer => {
    const { body, tag } = made.close(bytes, nonceOf(index++, isLast));
    return Buffer.concat([Buffer.from([isLast ? 1 : 0]), uint32(body.length), body, tag]);
  };
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const bytes of source) {
    waiting.push(bytes);
    size += bytes.length;
    if (size < CHUNK) continue;
    const whole = Buffer.concat(waiting);
    const rest = whole.length % CHUNK;
    for (let from = 0; from + CHUNK <= whole.length; from += CHUNK)
      yield chunk(whole.subarray(from, from + CHUNK), false);
    waiting = rest > 0 ? [whole.subarray(whole.length - rest)] : [];
    size = rest;
  }
  yield chunk(Buffer.concat(waiting), true);
}

/** What `seal` was given; throws BackupError at the first chunk that is not as it was written. */
export async function* unseal(
  file: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const source = bytesOf(file);
  const opened = await openHead(source, passphrase);
  for (let index = 0; ; index++) {
    const frame = await source.exactly(5);
    const [isLast, length] = [frame[0] === 1, frame.readUInt32BE(1)];
    if (length > CHUNK || (frame[0] !== 0 && !isLast)) throw damaged();
    const body = await source.exactly(length);
    const bytes = opened.open(body, await source.exactly(TAG), nonceOf(index, isLast));
    if (!bytes) throw index === 0 && opened.isKeyed ? wrongKey() : damaged();
    yield bytes;
    if (!isLast) continue;
    if (!(await source.isAtEnd())) throw damaged();
    return;
  }
}

async function openHead(
  source: ByteSource,
  passphrase: string | undefined,
): Promise<Seal & { isKeyed: boolean }> {
  const begin = await source.exactly(MAGIC.length + 4);
  if (!begin.subarray(0, MAGIC.length).equals(MAGIC)) throw new BackupError('딱의 백업 파일이 아니에요.');
  const length = begin.readUInt32BE(MAGIC.length);
  if (length > MOST_HEAD) throw damaged();
  const head = await source.exactly(length);
  const { salt } = readHead(head);
  if (salt === null) return { ...byChecksum(head), isKeyed: false };
  if (passphrase === undefined)
    throw new BackupError('암호화된 백업이에요. 백업할 때 쓴 DDAK_BACKUP_KEY를 정해 주세요.');
  return { ...byKey(passphrase, Buffer.from(salt, 'base64'), head), isKeyed: true };
}

function readHead(bytes: Buffer): z.infer<typeof headSchema> {
  try {
    return headSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch (cause) {
    throw new BackupError(damaged().message, { cause });
  }
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const damaged = (): BackupError => new BackupError('백업 파일이 깨졌어요. 아무것도 되돌리지 않았어요.');
const wrongKey = (): BackupError =>
  new BackupError('DDAK_BACKUP_KEY가 백업할 때 쓴 것과 다르거나, 백업 파일이 깨졌어요.');
