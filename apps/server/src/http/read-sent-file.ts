import type { FastifyRequest } from 'fastify';
import { HttpFailure } from './failures.ts';
import { isStorable } from './json-body.ts';

export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const MiB = 1024 * 1024;

/** The one file of a multipart body, whole in memory: for small ones alone. */
export async function readSentFile(request: FastifyRequest, mostBytes: number): Promise<SentFile> {
  const part = await request.file({ limits: { fileSize: mostBytes } });
  if (!part) throw new HttpFailure('invalid', { where: 'file' });
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk);
  if (part.file.truncated) throw new HttpFailure('too_large', { limit: Math.floor(mostBytes / MiB) });
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) throw new HttpFailure('empty_file');
  const name = part.filename.normalize('NFC').slice(-255);
  if (!isStorable(name)) throw new HttpFailure('invalid', { where: 'file' });
  return { name, bytes };
}
