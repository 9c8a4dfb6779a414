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
    [
      { scenes: [{ id: 's1', minutes: 1, cast: ['nobody'] }] },
      { code: 'unknownId', details: { kind: 'people', id: 'nobody', path: 'scenes s1 cast' } },
    ],
  ])('SE1 says what is wrong with %j', (part, refusal) => {
    const json = { format: 'ddak.schedule/1', scenes: [], days: [], ...part };
    expect(readProblem(json)).toEqual({ ok: false, refusal });
  });
});
