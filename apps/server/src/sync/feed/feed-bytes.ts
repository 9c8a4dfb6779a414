import type { FeedEntry, FeedMessage } from '@ddak/protocol';
import { type GzipPart, storedPart } from './gzip-parts.ts';
import type { SharedBytes } from './shared-bytes.ts';

/** What a message is written from: bytes of its own, and lists that others are sent too. */
type Piece = Uint8Array | readonly unknown[];

/** A message of the feed as JSON, in parts: those that others are sent too are the same bytes. */
export async function feedBytes(shared: SharedBytes, message: FeedMessage): Promise<Uint8Array[]> {
  const few = fewFeedBytes(shared, message);
  if (few) return few;
  const parts: Uint8Array[] = [];
  for (const piece of piecesOf(message))
    parts.push(piece instanceof Uint8Array ? piece : await shared.of(piece));
  return parts;
}

/** The same in parts of a gzip stream. */
export async function feedGzip(shared: SharedBytes, message: FeedMessage): Promise<GzipPart[]> {
  const parts: GzipPart[] = [];
  for (const piece of piecesOf(message))
    parts.push(piece instanceof Uint8Array ? storedPart(piece) : await shared.compressed(piece));
  return parts;
}

function piecesOf(message: FeedMessage): Piece[] {
  if (message.kind === 'snapshot') {
    const { tables, ...head } = message;
    const lists = Object.entries(tables).flatMap(([table, rows], i): Piece[] => [
      Buffer.from(`${i > 0 ? ',' : ''}${JSON.stringify(table)}:`),
      rows,
    ]);
    return [openObject(head, 'tables'), Buffer.from('{'), ...lists, Buffer.from('}}')];
  }
  if (message.kind === 'changes') {
    const { entries, ...head } = message;
    const parts = entries.flatMap(({ changes, ...entry }, i): Piece[] => [
      ...(i > 0 ? [COMMA] : []),
      openObject(entry, 'changes'),
      changes,
      CLOSE,
    ]);
    return [openObject(head, 'entries'), Buffer.from('['), ...parts, Buffer.from(']}')];
  }
  return [Buffer.from(JSON.stringify(message))];
}

/** Changes as JSON at once, where they are few; null: written by `feedBytes`, in turns. */
export function fewFeedBytes(shared: SharedBytes, message: FeedMessage): Uint8Array[] | null {
  if (message.kind !== 'changes' || countChanges(message.entries) > FEW) return null;
  const { entries, ...head } = message;
  return [openObject(head, 'entries'), shared.ofFew(entries), CLOSE];
}

/** A message of the feed as a socket is told it. */
export const inEnvelope = (channel: string, message: readonly Uint8Array[]): Uint8Array[] => [
  openObject({ kind: 'feed', channel }, 'message'),
  ...message,
  CLOSE,
];

/** So many changes are written in one go; an entry of thousands (an accepted script) in parts. */
const FEW = 250;

const countChanges = (entries: readonly FeedEntry[]): number =>
  entries.reduce((sum, { changes }) => sum + changes.length, 0);

/** The object as JSON, open at its end for one more member. */
const openObject = (head: object, member: string): Buffer =>
  Buffer.from(`${JSON.stringify(head).slice(0, -1)},${JSON.stringify(member)}:`);

const COMMA = Buffer.from(',');
const CLOSE = Buffer.from('}');
