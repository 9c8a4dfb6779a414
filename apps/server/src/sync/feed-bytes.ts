import type { FeedEntry, FeedMessage } from '@ddak/protocol';
import type { SharedBytes } from './shared-bytes.ts';

/** A message of the feed as JSON, in parts: those that others are sent too are the same bytes. */
export async function feedBytes(shared: SharedBytes, message: FeedMessage): Promise<Uint8Array[]> {
  if (message.kind === 'snapshot') {
    const { tables, ...head } = message;
    const parts: Uint8Array[] = [openObject(head, 'tables'), Buffer.from('{')];
    for (const [table, rows] of Object.entries(tables)) {
      parts.push(Buffer.from(`${parts.length > 2 ? ',' : ''}${JSON.stringify(table)}:`));
      parts.push(await shared.of(rows));
    }
    return [...parts, Buffer.from('}}')];
  }
  if (message.kind === 'changes') {
    const few = fewFeedBytes(shared, message);
    if (few) return few;
    const { entries, ...head } = message;
    const parts: Uint8Array[] = [openObject(head, 'entries'), Buffer.from('[')];
    for (const entry of entries) {
      if (parts.length > 2) parts.push(COMMA);
      parts.push(...(await entryBytes(shared, entry)));
    }
    return [...parts, Buffer.from(']}')];
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

async function entryBytes(shared: SharedBytes, { changes, ...head }: FeedEntry): Promise<Uint8Array[]> {
  return [openObject(head, 'changes'), await shared.of(changes), CLOSE];
}

/** The object as JSON, open at its end for one more member. */
const openObject = (head: object, member: string): Buffer =>
  Buffer.from(`${JSON.stringify(head).slice(0, -1)},${JSON.stringify(member)}:`);

const COMMA = Buffer.from(',');
const CLOSE = Buffer.from('}');
