import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carryGroups, groupBy } from './group-by.ts';
import { withChanges } from './layered-map.ts';

interface Item {
  readonly _id: string;
  readonly day: string | null;
}

const item = fc.record({
  _id: fc.integer({ min: 0, max: 60 }).map(String),
  day: fc.constantFrom('a', 'b', 'c', null),
});
const step = fc.array(fc.tuple(item, fc.boolean()), { minLength: 1, maxLength: 20 });

const sorted = (groups: ReadonlyMap<string, readonly Item[]>) =>
  [...groups]
    .map(([key, rows]) => [key, rows.map(({ _id }) => _id).sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

it('groups that were handed on are those that would be made anew', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 10 }), (steps) => {
      let table: ReadonlyMap<string, Item> = new Map();
      groupBy(table, 'day');
      for (const changes of steps) {
        const changed = new Map(changes.map(([row, gone]) => [row._id, gone ? undefined : row]));
        const next = withChanges(table, changed);
        carryGroups(table, next, changed);
        table = next;
        expect(sorted(groupBy(table, 'day'))).toEqual(sorted(groupBy(new Map(table), 'day')));
        for (const group of groupBy(table, 'day').values())
          for (const row of group) expect(table.get(row._id)).toBe(row);
      }
    }),
  );
});

it('a group that no change touches keeps its identity', () => {
  const table = new Map(['1', '2', '3'].map((_id, i) => [_id, { _id, day: 'aab'[i]! }] as const));
  const before = groupBy(table, 'day');
  const changed = new Map([['3', { _id: '3', day: 'c' }]]);
  const next = withChanges<Item>(table, changed);
  carryGroups(table, next, changed);
  const after = groupBy(next, 'day');
  expect(after.get('a')).toBe(before.get('a'));
  expect(after.has('b')).toBe(false);
  expect(after.get('c')).toEqual([{ _id: '3', day: 'c' }]);
});

it('groups by what a function makes of a row are handed on like those of a column', () => {
  const initial = ({ name }: { readonly name: string }): string => name[0]!;
  const table = new Map(['kim', 'lee', 'lim'].map((name, i) => [`${i}`, { _id: `${i}`, name }] as const));
  const before = groupBy(table, initial);
  expect(before.get('l')?.map(({ name }) => name)).toEqual(['lee', 'lim']);
  const changed = new Map([['2', { _id: '2', name: 'kwon' }]]);
  const next = withChanges(table, changed);
  carryGroups(table, next, changed);
  expect(
    groupBy(next, initial)
      .get('l')
      ?.map(({ name }) => name),
  ).toEqual(['lee']);
  expect(
    groupBy(next, initial)
      .get('k')
      ?.map(({ name }) => name),
  ).toEqual(['kim', 'kwon']);
  expect(before.get('k')).toHaveLength(1);
});
