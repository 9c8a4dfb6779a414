import type { FeedMessage } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import { readFeedAnswer } from './read-feed-answer.ts';

const projectId = '018f0000-0000-7000-8000-000000000001';
const idOf = (n: number) => `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ _id: idOf(i), name: '가방 ]\n[' }));

/** A list as the server writes it: lines of its own where it is long. */
function written(list: readonly object[], aLine = 250): string {
  if (list.length <= aLine) return JSON.stringify(list);
  const lines: string[] = [];
  for (let i = 0; i < list.length; i += aLine)
    lines.push(JSON.stringify(list.slice(i, i + aLine)).slice(1, -1) + (i + aLine < list.length ? ',' : ''));
  return `[\n${lines.join('\n')}\n]`;
}

const snapshot = { kind: 'snapshot', projectId, seq: 7, epoch: 1 } as const;
const entry = { seq: 8, commandId: idOf(9), name: 'x', actorId: idOf(1), actorName: '김하은', at: 1 };
const tables = { project: rows(1), breakdownItem: rows(2_600), board: [], scene: rows(251) };
const changes = rows(600).map((row) => ({ table: 'scene' as const, op: 'insert' as const, row }));
const messages: FeedMessage[] = [
  { ...snapshot, tables },
  { kind: 'changes', projectId, from: 7, to: 8, epoch: 1, entries: [{ ...entry, changes }] },
];
const lists = Object.entries(tables).map(([table, list]) => `"${table}":${written(list)}`);
const text = `{"data":{"messages":[${JSON.stringify(snapshot).slice(0, -1)},"tables":{${lists.join()}}},${JSON.stringify(
  messages[1],
).replace(JSON.stringify(changes), () => written(changes))}]}}`;

const answerOf = (bytes: Uint8Array, size: number) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (let i = 0; i < bytes.length; i += size) controller.enqueue(bytes.slice(i, i + size));
        controller.close();
      },
    }),
  );
const bytes = new TextEncoder().encode(text);

describe('a long answer of the feed', () => {
  it.each([1_000_000, 65_536, 1_021])('SN12: is read the same in pieces of %i bytes', async (size) => {
    expect(await readFeedAnswer(answerOf(bytes, size))).toEqual(messages);
  });

  it('is read as well where it is one line', async () => {
    const whole = JSON.stringify({ data: { messages } });
    expect(await readFeedAnswer(new Response(whole))).toEqual(messages);
    expect(await readFeedAnswer(new Response('{"data":{"messages":[]}}'))).toEqual([]);
  });

  it('is none where it breaks off, wherever that is, and where a row is none', async () => {
    for (const part of [0.1, 0.5, 0.9, 0.99])
      await expect(readFeedAnswer(answerOf(bytes.slice(0, bytes.length * part), 65_536))).rejects.toThrow();
    await expect(readFeedAnswer(new Response(text.replace(idOf(2_000), 'x')))).rejects.toThrow();
    await expect(readFeedAnswer(new Response('<!doctype html>'))).rejects.toThrow();
    await expect(readFeedAnswer(new Response(null))).rejects.toThrow();
  });
});
