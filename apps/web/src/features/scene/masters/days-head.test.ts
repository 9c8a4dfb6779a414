import { describeAvailability, readAvailability } from '@ddak/domain';
import { layBlock, type NamedColumn } from '@ddak/ui';
import { expect, it } from 'vitest';
import { DAYS_HEAD } from './days-head.ts';

const COLUMNS: readonly NamedColumn<'name' | 'available'>[] = [
  { key: 'name', label: '배역' },
  { key: 'available', label: '가능한 날', ...DAYS_HEAD },
];
/** What a list says of the days of its first row. */
const daysOf = (list: string) => {
  const shown = { rowIds: ['1'], columns: ['name', 'available'] as const };
  const { rows } = layBlock(shown, { top: 0, bottom: 0, left: 0, right: 0 }, list, {
    columns: COLUMNS,
    by: { column: 'name', rowOf: (name) => (name === '준호' ? '1' : undefined) },
  });
  const text = rows[0]?.cells.find(([column]) => column === 'available')?.[1];
  if (text === undefined) return null;
  const { entries, unread } = readAvailability(text, '2026-12-02');
  return unread[0]?.why ?? describeAvailability(entries);
};

it.each([
  ['배역\t불가일\n준호\t12/3, 12/5~7', '12.3 목 불가, 12.5 토–12.7 월 불가'],
  ['배역\t스케줄 불가 날짜\n준호\t12/3', '12.3 목 불가'],
  ['배역\t가능일\n준호\t12/3', '12.3 목 가능'],
  ['배역\tUnavailable\n준호\t12/3', '12.3 목 불가'],
  ['배역\t가능일\t불가일\n준호\t12/3\t12/5', '12.3 목 가능, 12.5 토 불가'],
  ['배역\t불가일\n준호\t12/3 불가', '12.3 목 불가'],
  ['배역\t가능한 날\n준호\t12/3 불가', '12.3 목 불가'],
  ['배역\t불가일\n준호\t없음', null],
  ['배역\t불가일\n준호\t', null],
])('AV7: %s', (list, said) => {
  expect(daysOf(list)).toBe(said);
});
