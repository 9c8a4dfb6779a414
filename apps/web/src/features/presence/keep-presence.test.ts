import { makeId } from '@ddak/domain';
import type { ClientMessage } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import type { StandingTalk } from '../../platform/live/live-socket.ts';
import { fakeClock, fakeRandom } from '../../sync/testing/fake-world.ts';
import { keepPresence, NOBODY } from './keep-presence.ts';

const projectId = makeId(1_700_000_000_000, fakeRandom(1).bytes(10));
const other = makeId(1_700_000_000_001, fakeRandom(2).bytes(10));

function tab(timeout?: number) {
  const clock = fakeClock();
  const said: (ClientMessage | null)[] = [];
  const page = { isLookedAt: true };
  let talk: StandingTalk | null = null;
  let heard = NOBODY;
  const keeper = keepPresence({
    clock,
    projectId,
    isLookedAt: () => page.isLookedAt,
    heard: (present) => {
      heard = present;
    },
    socket: {
      keepUp(one) {
        talk = one;
        said.push(one.say());
        return { again: () => said.push(one.say()), end: () => said.push(one.bye ?? null) };
      },
    },
    ...(timeout === undefined ? {} : { timeout }),
  });
  return { clock, said, page, keeper, talk: talk! as StandingTalk, heard: () => heard };
}

describe('presence in a tab (SPEC 9)', () => {
  it('gives a sign of life well within its 300 s, and says when it leaves', async () => {
    const { clock, said, keeper } = tab();
    await clock.advance(300_000);
    expect(said).toEqual(Array(4).fill({ kind: 'here', projectId, timeout: 300 }));
    keeper.end();
    expect(said.at(-1)).toEqual({ kind: 'here', projectId: null });
    await clock.advance(300_000);
    expect(said).toHaveLength(5);
  });

  it('takes a shorter time-out, never under 20 s', () => {
    expect(tab(60).said).toEqual([{ kind: 'here', projectId, timeout: 60 }]);
    expect(tab(1).said).toEqual([{ kind: 'here', projectId, timeout: 20 }]);
  });

  it('is silent while nobody looks at the page, and is back at once when somebody does', async () => {
    const { clock, said, page, keeper } = tab();
    page.isLookedAt = false;
    await clock.advance(300_000);
    expect(said.slice(1)).toEqual([null, null, null]);
    page.isLookedAt = true;
    keeper.wake();
    expect(said.at(-1)).toMatchObject({ kind: 'here', projectId });
  });

  it('knows nobody without a line, and hears nothing of another project', () => {
    const { talk, heard } = tab();
    talk.hear({ kind: 'present', projectId: other, userIds: [other], count: 1 });
    expect(heard()).toEqual(NOBODY);
    talk.hear({ kind: 'present', projectId, userIds: [other], count: 1 });
    expect(heard()).toMatchObject({ userIds: [other], count: 1 });
    talk.lost();
    expect(heard()).toEqual(NOBODY);
  });

  it('PR4: goes on from what it knows by what has changed', () => {
    const { talk, heard } = tab();
    talk.hear({ kind: 'present', projectId, userIds: [projectId, other], count: 2 });
    const third = makeId(1_700_000_000_002, fakeRandom(3).bytes(10));
    talk.hear({ kind: 'presentChanged', projectId: other, came: [third], left: [], count: 9 });
    talk.hear({ kind: 'presentChanged', projectId, came: [third], left: [projectId], count: 41 });
    expect(heard()).toEqual({ userIds: [other, third], count: 41 });
  });
});
