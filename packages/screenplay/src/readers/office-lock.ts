import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import { UnreadableFile } from '../refusal.ts';
import { openCompound, streamOf } from './compound-file.ts';
import { descendants, parseXml, type XmlNode } from './xml-tree.ts';

/** Whether an Office file is locked: then it is no zip but a compound file that holds an encrypted one. */
export function isLocked(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf;
}

/**
 * The zip inside a locked Office file, by the two ways that [MS-OFFCRYPTO] describes: agile (Office 2010 on) and
 * standard (2007). Throws `UnreadableFile`: `password_needed`, `password_wrong`, or `file_encrypted` for other ways.
 */
export function unlockOffice(bytes: Uint8Array, password: string | undefined): Uint8Array {
  if (password === undefined) throw new UnreadableFile('password_needed');
  const file = openCompound(bytes);
  const info = streamOf(file, 'EncryptionInfo');
  const locked = streamOf(file, 'EncryptedPackage');
  if (!info || info.length < 12 || !locked || locked.length < 8) throw new UnreadableFile('file_damaged');
  try {
    const view = Buffer.from(info.buffer, info.byteOffset, info.length);
    const minor = view.readUInt16LE(2);
    if (minor === 4) return openAgile(view.subarray(8).toString('utf8'), locked, password);
    if (minor === 2) return openStandard(view.subarray(8), locked, password);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('file_damaged');
  }
  throw new UnreadableFile('file_encrypted', HOW_TO_UNLOCK);
}

const HOW_TO_UNLOCK = 'Word에서 열어 [파일 - 정보 - 문서 보호 - 암호 설정]의 암호를 지우고 저장하세요';
const SEGMENT = 4096;
/** Word writes 100,000 rounds; a file that asks for many more only wants to keep us busy. */
const MOST_ROUNDS = 2_000_000;
const [VERIFIER_INPUT, VERIFIER_VALUE, KEY_VALUE] = [
  'fea7d2763b4b9e79',
  'd7aa0f6d3061344e',
  '146e0be7abacd0d6',
];

interface AgileKey {
  salt: Buffer;
  hash: string;
  keyBytes: number;
  blockSize: number;
}

function openAgile(xml: string, locked: Uint8Array, password: string): Uint8Array {
  const roots = parseXml(xml);
  const find = (name: string): XmlNode => {
    const found = roots.flatMap((root) => descendants(root, name))[0];
    if (!found) throw new UnreadableFile('file_encrypted', HOW_TO_UNLOCK);
    return found;
  };
  const own = find('encryptedKey');
  const rounds = Number(own.attributes.spinCount);
  if (!(rounds >= 0 && rounds <= MOST_ROUNDS)) throw new UnreadableFile('file_unsafe');
  const lock = readKey(own);
  const spun = spin(lock, rounds, password);
  const take = (attribute: string, block: string): Buffer =>
    decrypt(
      'cbc',
      fit(digest(lock.hash, spun, Buffer.from(block, 'hex')), lock.keyBytes),
      fit(lock.salt, lock.blockSize),
      Buffer.from(own.attributes[attribute] ?? '', 'base64'),
    );
  const expected = digest(lock.hash, take('encryptedVerifierHashInput', VERIFIER_INPUT));
  const written = take('encryptedVerifierHashValue', VERIFIER_VALUE).subarray(0, expected.length);
  if (written.length !== expected.length || !timingSafeEqual(written, expected))
    throw new UnreadableFile('password_wrong');
  const key = take('encryptedKeyValue', KEY_VALUE).subarray(0, lock.keyBytes);
  return decryptSegments(readKey(find('keyData')), key, locked);
}

function readKey({ attributes }: XmlNode): AgileKey {
  const hash = (attributes.hashAlgorithm ?? '').replace('-', '').toLowerCase();
  if (
    attributes.cipherAlgorithm !== 'AES' ||
    attributes.cipherChaining !== 'ChainingModeCBC' ||
    !/^sha\d+$/.test(hash)
  )
    throw new UnreadableFile('file_encrypted', HOW_TO_UNLOCK);
  return {
    salt: Buffer.from(attributes.saltValue ?? '', 'base64'),
    hash,
    keyBytes: Number(attributes.keyBits) / 8,
    blockSize: Number(attributes.blockSize),
  };
}

function decryptSegments(lock: AgileKey, key: Buffer, locked: Uint8Array): Uint8Array {
  const parts: Buffer[] = [];
  for (let at = 8, index = 0; at < locked.length; at += SEGMENT, index++) {
    const iv = fit(digest(lock.hash, lock.salt, le32(index)), lock.blockSize);
    parts.push(decrypt('cbc', key, iv, wholeBlocks(locked.subarray(at, at + SEGMENT))));
  }
  return cutToSize(Buffer.concat(parts), locked);
}

function openStandard(body: Buffer, locked: Uint8Array, password: string): Uint8Array {
  const headerSize = body.readUInt32LE(0);
  const header = body.subarray(4, 4 + headerSize);
  const verifier = body.subarray(4 + headerSize);
  const keyBytes = (header.readUInt32LE(16) || 128) / 8;
  const salt = verifier.subarray(4, 20);
  const spun = spin({ salt, hash: 'sha1' }, 50_000, password);
  const base = digest('sha1', spun, le32(0));
  const half = (fill: number): Buffer => {
    const block = Buffer.alloc(64, fill);
    base.forEach((byte, i) => {
      block[i] = fill ^ byte;
    });
    return digest('sha1', block);
  };
  const key = Buffer.concat([half(0x36), half(0x5c)]).subarray(0, keyBytes);
  const expected = digest('sha1', decrypt('ecb', key, null, verifier.subarray(20, 36)));
  const written = decrypt('ecb', key, null, verifier.subarray(40, 72)).subarray(0, 20);
  if (!timingSafeEqual(written, expected)) throw new UnreadableFile('password_wrong');
  return cutToSize(decrypt('ecb', key, null, wholeBlocks(locked.subarray(8))), locked);
}

/** The password made slow to try: hashed over and over. */
function spin({ salt, hash }: Pick<AgileKey, 'salt' | 'hash'>, rounds: number, password: string): Buffer {
  let spun = digest(hash, salt, Buffer.from(password, 'utf16le'));
  for (let i = 0; i < rounds; i++) spun = digest(hash, le32(i), spun);
  return spun;
}

function digest(hash: string, ...parts: Uint8Array[]): Buffer {
  const sum = createHash(hash);
  for (const part of parts) sum.update(part);
  return sum.digest();
}

function decrypt(mode: 'cbc' | 'ecb', key: Buffer, iv: Buffer | null, data: Uint8Array): Buffer {
  const cipher = createDecipheriv(`aes-${key.length * 8}-${mode}`, key, iv).setAutoPadding(false);
  return Buffer.concat([cipher.update(data), cipher.final()]);
}

function le32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** Cut or padded (with the byte that the specification names) to a length. */
function fit(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length), 0x36)]).subarray(0, length);
}

function wholeBlocks(data: Uint8Array): Uint8Array {
  return data.subarray(0, data.length - (data.length % 16));
}

/** The first eight bytes tell how long the zip was before it was padded. */
function cutToSize(plain: Buffer, locked: Uint8Array): Uint8Array {
  const size = Number(Buffer.from(locked.buffer, locked.byteOffset, 8).readBigUInt64LE());
  return new Uint8Array(plain.subarray(0, Math.min(size, plain.length)));
}
