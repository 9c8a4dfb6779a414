import { type CostTableKey, type CostTables, inWon, wonOf } from '@ddak/domain';

/** What is said where a table has no rows, and where one goes to have some. */
export const EMPTY_TABLES: Readonly<
  Record<CostTableKey, { title: string; hint: string; to?: string; action?: string }>
> = {
  kinds: { title: '든 비용이 없어요', hint: '' },
  days: { title: '든 비용이 없어요', hint: '' },
  people: {
    title: '사람에게 드는 비용이 없어요',
    hint: '회차에 배정한 씬의 배우와 스태프가 여기에 보여요.',
  },
  places: {
    title: '장소에 드는 비용이 없어요',
    hint: '회차에 배정한 씬의 장소가 여기에 보여요.',
    ...{ to: 'locations', action: '장소 열기' },
  },
  things: {
    title: '비용을 적은 품목이 없어요',
    hint: '품목마다 구입·제작비와 하루 대여료를 적으면 계획의 비용에 더해요.',
    ...{ to: 'elements', action: '품목 열기' },
  },
};

/** Of the whole what it is a day, as far as it is of days; and what of them is shot, and what is left (CO20). */
export function planFacts({ won, shot, tables }: CostTables): string[] {
  const dated = tables.days.filter(({ about }) => about !== '');
  if (dated.length === 0) return [];
  const ofDays = wonOf(dated);
  const once = won - ofDays;
  const left = dated.length - shot.days;
  return [
    `${dated.length}회차`,
    `회차당 ${inWon(Math.round(ofDays / dated.length))}`,
    ...(shot.days > 0 ? [`찍은 ${shot.days}회차 ${inWon(shot.won)}`] : []),
    ...(shot.days > 0 && left > 0 ? [`남은 ${left}회차 ${inWon(ofDays - shot.won)}`] : []),
    ...(once > 0 ? [`회차와 무관 ${inWon(once)}`] : []),
  ];
}

/** How much of the plan it is: `12.3%`. */
export const shareOf = (won: number, whole: number): string => `${((won / whole) * 100).toFixed(1)}%`;
