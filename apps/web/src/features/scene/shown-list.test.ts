import { filterOf, reportOptionsSchema, type SceneFilter } from '@ddak/domain';
import { expect, it } from 'vitest';
import { shownList } from './shown-list.ts';

it('RE7: what is shown is what the report is asked for', () => {
  const filter: SceneFilter = {
    ...{ episode: ['a', 'b'], character: ['c'], location: ['골목, 뒤편', '옥상'], sequence: ['2'] },
    ...{ search: '우산 & 비', allocationOnly: true },
  };
  const sort = { column: 'cuts', descending: true } as const;
  const asked = shownList({ filter, arrangement: { groupBy: 'day', sort }, columns: ['number', 'props'] });
  const [location, sequence] = [asked.getAll('location'), asked.getAll('sequence')];
  const options = reportOptionsSchema.parse({ ...Object.fromEntries(asked), location, sequence });
  expect(filterOf(options)).toEqual(filter);
  expect(options).toMatchObject({
    columns: ['number', 'props'],
    group: 'day',
    sort: 'cuts',
    descending: '1',
  });
});
