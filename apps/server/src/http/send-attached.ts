import type { Readable } from 'node:stream';
import { downloadName, type FileContents } from '@ddak/domain';
import type { FastifyReply } from 'fastify';
import { attachment } from './attachment.ts';

/** What some programs want to know. It is told by the bytes, never by the name; of all else nothing is said. */
const TYPES: Partial<Record<FileContents, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  heic: 'image/heic',
  pdf: 'application/pdf',
};

export interface Attached {
  readonly file: { readonly name: string; readonly size: number; readonly contents: FileContents };
  readonly bytes: Readable;
}

/** FS10: sends what people have hung on something: to be kept, never to be run as a part of the site. */
export const sendAttached = (reply: FastifyReply, called: string, { file, bytes }: Attached): FastifyReply =>
  reply
    .header('content-type', TYPES[file.contents] ?? 'application/octet-stream')
    .header('content-length', file.size)
    .header('content-disposition', attachment(downloadName(called, file.name)))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
    .send(bytes);
