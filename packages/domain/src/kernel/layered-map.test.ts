import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withChanges } from './layered-map.ts';

const SIZES = [0, 400, 511, 512, 700];
const key = fc.integer({ min: 0, max: 900 }).map(String);
const step = fc.array(fc.tuple(key, fc.option(fc.nat(), { nil: undefined })), { maxLength: 300 });

it('holds after any changes what a map holds that is changed in place, and leaves the one before as it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SIZES), fc.array(step, { minLength: 1, maxLength: 8 }), (size, steps) => {
      const plain = new Map<string, number>(Array.from({ length: size }, (_, i) => [String(i), -1]));
      let map: ReadonlyMap<string, number> = new Map(plain);
      for (const changes of steps) {
        const before = map;
        const held = [...before];
        map = withChanges(map, new Map(changes));
        for (const [name, value] of new Map(changes))
          if (value === undefined) plain.delete(name);
          else plain.set(name, value);
        expect([...before]).toEqual(held);
        expect(new Map(map)).toEqual(plain);
        expect([map.size, [...map.keys()].length, [...map.values()].length]).toEqual(
          Array(3).fill(plain.size),
        );
        for (let i = 0; i <= 900; i += 7) {
          expect(map.get(String(i))).toBe(plain.get(String(i)));
          expect(map.has(String(i))).toBe(plain.has(String(i)));
        }
      }
    }),
    { numRuns: 60 },
  );
});

it('keeps the order of a large map where rows of it change', () => {
  const map = new Map(Array.from({ length: 1000 }, (_, i) => [String(i), i] as const));
  const changed = withChanges(
    map,
    new Map([
      ['3', 33],
      ['5', undefined],
      ['new', 1],
    ]),
  );
  expect([...changed.keys()].slice(0, 6)).toEqual(['0', '1', '2', '3', '4', '6']);
  expect([...changed.keys()].at(-1)).toBe('new');
  const seen: number[] = [];
  changed.forEach((value) => {
    seen.push(value);
  });
  expect(seen).toEqual([...changed.values()]);
});
