import { makeId } from '@ddak/domain';
import { type ClientMessage, type FieldPlace, heldDayPlace, heldPlace } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import type { StandingTalk } from '../../platform/live/live-socket.ts';
import { fakeClock, fakeRandom } from '../../sync/testing/fake-world.ts';
import { keepFields, type PeopleInFields } from './keep-fields.ts';

const id = (i: number) => makeId(1_700_000_000_000 + i, fakeRandom(i).bytes(10));
const [projectId, other, rowId] = [id(1), id(2), id(3)];
const field = (name: string): FieldPlace => ({ table: 'scene', rowId, field: name });

function tab() {
  const clock = fakeClock();
  const said: (ClientMessage | null)[] = [];
  let talk: StandingTalk | null = null;
  let heard: PeopleInFields = new Map();
  const keeper = keepFields({
    clock,
    projectId,
    heard: (people) => {
      heard = people;
    },
    socket: {
      keepUp(one) {
        talk = one;
        said.push(one.say());
        return { again: () => said.push(one.say()), end: () => {} };
      },
    },
  });
  return { clock, said, keeper, talk: talk! as StandingTalk, heard: () => heard };
}
const saying = (at: FieldPlace | null) => ({ kind: 'inField', projectId, at });

describe('the field that is written in', () => {
  it('PR6: is said once somebody rests in it, and that it is left', async () => {
    const { clock, said, keeper } = tab();
    for (const name of ['setName', 'synopsis', 'note']) keeper.enter(field(name));
    await clock.advance(1_000);
    keeper.enter(null);
    await clock.advance(1_000);
    expect(said).toEqual([null, saying(field('note')), saying(null)]);
  });

  it('PR6: is not left and said anew by who comes back at once', async () => {
    const { clock, said, keeper } = tab();
    keeper.enter(field('note'));
    await clock.advance(1_000);
    keeper.enter(null);
    keeper.enter(field('note'));
    await clock.advance(1_000);
    expect(said).toEqual([null, saying(field('note'))]);
  });

  it('PR7: is left with the project', async () => {
    const { clock, said, keeper } = tab();
    keeper.enter(field('note'));
    await clock.advance(1_000);
    keeper.end();
    expect(said.at(-1)).toEqual(saying(null));
  });

  it('PR7: is known of others until they leave it, and of nobody without a line', () => {
    const { talk, heard } = tab();
    const hear = (at: FieldPlace | null, where = projectId) =>
      talk.hear({ kind: 'inFields', projectId: where, people: [{ userId: other, at }] });
    hear(field('note'), id(9));
    expect(heard().size).toBe(0);
    hear(field('note'));
    expect([...heard()]).toEqual([[other, field('note')]]);
    hear(null);
    expect(heard().size).toBe(0);
    hear(field('note'));
    talk.lost();
    expect(heard().size).toBe(0);
  });
});

describe('what hangs at the pointer', () => {
  const over = (day: number) => ({ dayId: id(day), stripId: rowId, count: 1 });
  const holding = (day: number) => saying(heldPlace(over(day)));

  it('PR9: is said at once, then a few times a second at most, and that it is let go', async () => {
    const { clock, said, keeper } = tab();
    for (let day = 10; day < 30; day++) {
      keeper.hold(over(day));
      await clock.advance(20);
    }
    await clock.advance(1_000);
    keeper.hold(null);
    expect(said.length).toBeLessThanOrEqual(6);
    expect(said.slice(0, 2)).toEqual([null, holding(10)]);
    expect(said.slice(-2)).toEqual([holding(29), saying(null)]);
  });

  it('PR11: a whole day is told as rarely, by the date that it hangs over', async () => {
    const { clock, said, keeper } = tab();
    const held = (day: number) => ({ dayId: id(10), date: `2026-12-${day}` });
    for (let day = 10; day < 30; day++) {
      keeper.hold(held(day));
      await clock.advance(20);
    }
    await clock.advance(1_000);
    keeper.hold(null);
    expect(said.length).toBeLessThanOrEqual(6);
    expect(said.slice(0, 2)).toEqual([null, saying(heldDayPlace(held(10)))]);
    expect(said.slice(-2)).toEqual([saying(heldDayPlace(held(29))), saying(null)]);
  });

  it('PR9: is said once while it stays over one day, and counts more than the field that has the focus', async () => {
    const { clock, said, keeper } = tab();
    keeper.enter(field('note'));
    await clock.advance(1_000);
    for (let i = 0; i < 10; i++) {
      keeper.hold(over(10));
      await clock.advance(300);
    }
    keeper.hold(null);
    await clock.advance(1_000);
    expect(said).toEqual([null, saying(field('note')), holding(10), saying(field('note'))]);
  });
});
