import type { FastifyReply } from 'fastify';
import { attachment } from '../../http/attachment.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  fdx: 'application/xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  png: 'image/png',
  pdf: 'application/pdf',
  // It has no type of its own.
  uss: 'application/octet-stream',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Answers with what was printed, as a file. */
export const sendPrint = (
  reply: FastifyReply,
  format: keyof typeof TYPES,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
) =>
  reply
    .header('content-type', TYPES[format])
    .header('content-disposition', attachment(name))
    .send(Buffer.from(bytes));
