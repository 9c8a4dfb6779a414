import { type Id, makeId } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { memoryCopy } from '../device-copy.ts';
import { memoryOutbox } from '../outbox.ts';
import { begunProject } from '../testing/begun-project.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { fakeBrowser, fakeClock, fakeRandom } from '../testing/fake-world.ts';
import { visitProject } from './visit-project.ts';

let counter = 0;
const id = (): Id => makeId(1_700_000_000_000 + counter++, fakeRandom(counter).bytes(10));

/** A server with a project of mine, and a device. */
function world() {
  const [projectId, me] = [id(), id()];
  const server = fakeServer(projectId);
  server.begin(begunProject(projectId, me, id));
  const clock = fakeClock();
  const [outbox, copy, browser] = [memoryOutbox(), memoryCopy(), fakeBrowser()];
  const notes: string[] = [];
  const visit = (seq: number) =>
    visitProject(
      {
        actor: { _id: me, name: '나' },
        portsOf: () => ({
          clock,
          random: fakeRandom(++counter),
          transport: server.transportOf(me),
          outbox,
          copy,
          tabs: browser(),
        }),
        onSignedOut: async () => undefined,
        onNote: ({ message }, title) => notes.push(`${title}: ${message}`),
      },
      projectId,
      seq,
    );
  const wait = (name: string, given: object) =>
    outbox.add({ _id: id(), name, args: given, version: 1, at: 1, attempted: false });
  return { server, clock, outbox, copy, visit, wait, me, notes };
}

describe('a visit to a project that nobody looks at', () => {
  it('brings its copy up to date, sends what waits there, and leaves', async () => {
    const { server, clock, outbox, copy, visit, wait } = world();
    await wait('editProject', { patch: { title: '첫차' } });
    const { done } = visit(0);
    await clock.advance(1_000);
    await done;
    expect(await outbox.list()).toEqual([]);
    expect(server.log.map(({ name }) => name)).toEqual(['editProject']);
    expect((await copy.load())?.tail.at(-1)?.to ?? (await copy.load())?.base.seq).toBe(1);
    expect(server.listeners.size).toBe(0);
  });

  it('FL2: tells why something that waited was refused', async () => {
    const { clock, visit, wait, notes } = world();
    await wait('removeBoard', { boardId: id() });
    const { done } = visit(0);
    await clock.advance(1_000);
    await done;
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^밤의 정류장: /);
  });

  it('ends when nothing gets through, and keeps what waits', async () => {
    const { server, clock, outbox, visit, wait } = world();
    server.cut();
    await wait('editProject', { patch: { title: '첫차' } });
    const { done } = visit(0);
    await clock.advance(61_000);
    await done;
    expect(await outbox.list()).toHaveLength(1);
  });
});
