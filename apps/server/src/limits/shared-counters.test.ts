import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../testing/test-clock.ts';
import { type CountNews, MOST_COUNTED, SharedCounters } from './shared-counters.ts';

const rule = { max: 1_000, withinMs: 60_000 };

let clock: TestClock;
/** What went from process to process, message by message. */
let told: (readonly CountNews[])[];

beforeEach(() => {
  clock = new TestClock();
  told = [];
});

/** Processes beside each other. */
function processes(count: number): SharedCounters[] {
  const all: SharedCounters[] = [];
  for (let i = 0; i < count; i++) {
    const share = (news: readonly CountNews[]): void => {
      told.push(news);
      for (const other of all) if (other !== all[i]) other.hear(news);
    };
    all.push(new SharedCounters({ now: clock.now, after: clock.after, share }));
  }
  return all;
}

describe('LM11: counters of processes beside each other', () => {
  it('count together, a tenth behind at most for each, by a few messages', async () => {
    const [here, there, third] = processes(3);
    for (let i = 0; i < 900; i++) {
      (i % 2 ? here : there)!.hit('a', rule);
      if (i % 30 === 0) await clock.advance(20);
    }
    await clock.advance(1_000);
    const { count } = third!.hit('a', rule);
    expect(count).toBeGreaterThan(900 - 2 * 100);
    expect(count).toBeLessThanOrEqual(901);
    expect(told.length).toBeLessThanOrEqual(8);
    expect(JSON.stringify(told)).not.toContain('"a"');
  });

  it('know of each where few are allowed, and forget together', async () => {
    const [here, there] = processes(2);
    const few = { max: 5, withinMs: 60_000 };
    for (let i = 0; i < 4; i++) here!.hit('code', few);
    await clock.advance(1_000);
    expect(there!.hit('code', few).count).toBe(5);
    there!.clear('code');
    await clock.advance(1_000);
    expect(here!.hit('code', few).count).toBe(1);
  });

  it('begin anew when the window is over', async () => {
    const [here] = processes(1);
    for (let i = 0; i < 10; i++) here!.hit('a', rule);
    await clock.advance(60_000);
    expect(here!.hit('a', rule).count).toBe(1);
  });

  it('say nothing where there is no other process', async () => {
    const alone = new SharedCounters({ now: clock.now, after: clock.after, share: null });
    for (let i = 0; i < 1_000; i++) alone.hit('a', rule);
    await clock.advance(1_000);
    expect(alone.hit('a', rule).count).toBe(1_001);
  });

  it('take bounded memory, and what is counted all the while is not forgotten among many', () => {
    const [here] = processes(1);
    for (let i = 0; i < 60_000; i++) {
      here!.hit(`nobody-${i}`, rule);
      if (i % 100 === 0) here!.hit('a', rule);
    }
    expect(here!.size).toBe(MOST_COUNTED);
    expect(here!.hit('a', rule).count).toBe(601);
  });
});
