import { describe, expect, it } from 'vitest';
import { readProblem } from '../index.ts';

describe('the problem as JSON', () => {
  it.each([
    [{ format: 'other' }, { code: 'badValue', details: { path: 'format' } }],
    [{ scenes: [{ id: 's1', minutes: -1 }] }, { code: 'badValue', details: { path: 'scenes.0.minutes' } }],
    [
      {
        scenes: [
          { id: 's1', minutes: 1 },
          { id: 's1', minutes: 2 },
        ],
      },
      { code: 'doubleId', details: { kind: 'scenes', id: 's1' } },
    ],
    [{ wages: [] }, { code: 'badValue', details: { path: 'wages' } }],
    [
      { scenes: [{ id: 's1', minutes: 1, colour: 1 }] },
      { code: 'badValue', details: { path: 'scenes.0.colour' } },
    ],
    [
      { days: [{ id: 'd1', date: '2026-12-01', call: { from: 600, to: 500 } }] },
      { code: 'badValue', details: { path: 'days.0.call' } },
    ],
    [
      { people: [{ id: 'p1', available: { dates: { '2026-12-01': [[900, 500]] } } }] },
      { code: 'badValue', details: { path: 'people.0.available.dates.2026-12-01.0' } },
    ],
    [
      {
        days: [{ id: 'd1', date: '2026-12-01' }],
        baseline: [
          { day: 'd1', scenes: [] },
          { day: 'd1', scenes: [] },
        ],
      },
      { code: 'doubleId', details: { kind: 'baseline', id: 'd1' } },
    ],
    [
      { scenes: [{ id: 's1', minutes: 1, cast: ['nobody'] }] },
      { code: 'unknownId', details: { kind: 'people', id: 'nobody', path: 'scenes s1 cast' } },
    ],
  ])('SE1 says what is wrong with %j', (part, refusal) => {
    const json = { format: 'ddak.schedule/1', scenes: [], days: [], ...part };
    expect(readProblem(json)).toEqual({ ok: false, refusal });
  });
});
