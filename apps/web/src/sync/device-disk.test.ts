import { expect, it } from 'vitest';
import { type CopiedChanges, type CopiedProject, memoryCopy } from './device-copy.ts';
import { openDisk } from './device-disk.ts';
import { memoryOutbox } from './outbox.ts';

const base = (seq: number): CopiedProject => ({ seq, epoch: 1, at: seq, tables: {} });
const step = (from: number, to: number): CopiedChanges => ({
  from,
  to,
  epoch: 1,
  at: to,
  changes: [{ table: 'scene', op: 'delete', _id: `${to}` }],
});

/** A disk whose writes of the copy are counted, and whose clock the test turns. */
function countedDisk() {
  const waiting = new Set<() => void>();
  const clock = {
    now: () => 0,
    after(_: number, call: () => void) {
      waiting.add(call);
      return () => waiting.delete(call);
    },
  };
  const copy = memoryCopy();
  const writes: string[] = [];
  const counted = {
    ...copy,
    append: (changes: CopiedChanges) => {
      writes.push(`append ${changes.from}-${changes.to}`);
      return copy.append(changes);
    },
    replace: (next: CopiedProject) => {
      writes.push(`replace ${next.seq}`);
      return copy.replace(next);
    },
  };
  const outbox = memoryOutbox();
  const disk = openDisk({ outbox, copy: counted, clock }, () => {
    throw new Error('The disk failed.');
  });
  const tick = () => {
    for (const call of [...waiting]) call();
    waiting.clear();
  };
  return { disk, copy, writes, tick };
}

it('writes changes that come close together once, in their order', async () => {
  const { disk, copy, writes, tick } = countedDisk();
  disk.replaceCopy(base(1));
  for (let seq = 1; seq < 50; seq++) disk.appendCopy(step(seq, seq + 1), () => base(50));
  tick();
  const contents = await disk.load();
  expect(writes).toEqual(['replace 1', 'append 1-50']);
  expect(contents?.tail[0]?.changes).toHaveLength(49);
  expect(await copy.load()).toEqual(contents);
});

it('writes what has gathered before a command is forgotten', async () => {
  const { disk, writes } = countedDisk();
  disk.replaceCopy(base(1));
  disk.appendCopy(step(1, 2), () => base(2));
  disk.appendCopy(step(2, 3), () => base(3));
  await disk.remove(['a']);
  expect(writes).toEqual(['replace 1', 'append 1-3']);
});

it('drops what has gathered with a new base or an end, and begins anew where a step is missing', async () => {
  const { disk, writes, tick } = countedDisk();
  disk.replaceCopy(base(1));
  disk.appendCopy(step(1, 2), () => base(2));
  disk.replaceCopy(base(5));
  disk.appendCopy(step(5, 6), () => base(6));
  disk.appendCopy(step(8, 9), () => base(9));
  tick();
  expect((await disk.load())?.base.seq).toBe(9);
  disk.appendCopy(step(9, 10), () => base(10));
  disk.erase();
  tick();
  expect(await disk.load()).toBeNull();
  expect(writes).toEqual(['replace 1', 'replace 5', 'append 5-6', 'append 8-9', 'replace 9']);
});
