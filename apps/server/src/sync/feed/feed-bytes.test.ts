import { gunzipSync } from 'node:zlib';
import type { FeedMessage } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import { SYSTEM } from '../../db/reader.ts';
import { newId } from '../../new-id.ts';
import { joinProject, makeBoard, testCore } from '../../testing/test-core.ts';
import { MemoryStore } from '../memory-store.ts';
import { readFeed } from './feed.ts';
import { feedBytes, feedGzip } from './feed-bytes.ts';
import { gzipOf } from './gzip-parts.ts';
import { SharedBytes } from './shared-bytes.ts';

const text = async (shared: SharedBytes, message: FeedMessage): Promise<string> =>
  Buffer.concat(await feedBytes(shared, message)).toString();

const unzipped = async (shared: SharedBytes, message: FeedMessage): Promise<string> =>
  gunzipSync(Buffer.concat(gzipOf(await feedGzip(shared, message)))).toString();

describe('a message of the feed as bytes', () => {
  it('says what it says, of every kind, and is written once for all who may read the same', async () => {
    const test = testCore(new MemoryStore());
    const [owner, editor] = [
      { _id: newId(), name: '김하은' },
      { _id: newId(), name: '이도윤' },
    ];
    const board = await makeBoard(test, owner);
    await joinProject(test, owner, board.projectId, editor, 'manager');
    const head = (await test.core.states.current(board.projectId, SYSTEM))!.seq;
    for (const name of ['2안', '3안'])
      await test.run(owner, board.projectId, 'addBoard', { boardId: newId(), name });
    const shared = new SharedBytes();
    const start = { seq: null, epoch: null, version: 1 };
    const later = { seq: head, epoch: 1, version: 1 };
    for (const position of [start, later]) {
      const read = (userId: string) => readFeed(test.core.states, board.projectId, userId, position);
      const mine = await read(owner._id);
      expect(JSON.parse(await text(shared, mine))).toEqual(JSON.parse(JSON.stringify(mine)));
      expect(await unzipped(shared, mine)).toBe(await text(new SharedBytes(), mine));
      const written = shared.written;
      expect(written).toBeGreaterThan(0);
      for (let i = 0; i < 20; i++) {
        const again = await read(i % 2 === 0 ? editor._id : owner._id);
        expect(await text(shared, again)).toBe(await text(shared, mine));
        expect(JSON.parse(await unzipped(shared, again))).toEqual(JSON.parse(JSON.stringify(mine)));
      }
      expect(shared.written).toBe(written);
    }
    const ended: FeedMessage = { kind: 'ended', projectId: board.projectId };
    expect(JSON.parse(await text(shared, ended))).toEqual(ended);
  });

  it('holds long lists whole, and forgets what was not used for long', async () => {
    const shared = new SharedBytes(100_000);
    const lists = Array.from({ length: 5 }, (_, n) =>
      Array.from({ length: 1_001 }, (_, i) => ({ _id: `${n}-${i}`, note: '밤'.repeat(10) })),
    );
    for (const list of lists) {
      const written = (await shared.of(list)).toString();
      expect(JSON.parse(written)).toEqual(list);
      // SN12: each line but the first and the last is rows alone.
      const lines = written.split('\n');
      expect([lines[0], lines.at(-1)]).toEqual(['[', ']']);
      const read = lines
        .slice(1, -1)
        .flatMap((line) => JSON.parse(`[${line.replace(/,$/, '')}]`) as object[]);
      expect(read).toEqual(list);
      expect(lines).toHaveLength(7);
    }
    await shared.of(lists[4]!);
    expect(shared.written).toBe(5);
    await shared.of(lists[0]!);
    expect(shared.written).toBe(6);
    expect((await shared.of([])).toString()).toBe('[]');
  });

  it('LM3: compresses a table once for all, whose rows are very many in parts', async () => {
    const shared = new SharedBytes();
    const list = Array.from({ length: 20_001 }, (_, i) => ({ _id: `${i}`, note: '밤 골목 우산 '.repeat(5) }));
    const parts = await Promise.all(Array.from({ length: 10 }, () => shared.compressed(list)));
    expect(shared.written).toBe(1);
    expect(new Set(parts).size).toBe(1);
    expect(parts[0]!.bytes.length).toBeGreaterThan(2);
    expect(JSON.parse(gunzipSync(Buffer.concat(gzipOf([parts[0]!]))).toString())).toEqual(list);
  });
});
