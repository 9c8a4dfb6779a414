import { boardCost } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { rangeBetween } from '@ddak/ui';
import { describe, expect, it } from 'vitest';
import { downTexts, emptyTexts } from '../../../platform/grid/list-grid/list-texts.ts';
import { fillPrices } from './fill-prices.ts';
import { cellText, PRICE_COLUMNS, PRICE_LAYOUTS, type PriceColumn, priceText } from './price-columns.tsx';
import { priceGroups } from './price-rows.ts';
import { priceTotals } from './price-totals.ts';

const COLUMN_OF = new Map(PRICE_COLUMNS.map((column) => [column.key, column] as const));

/** Two actors, two people of the camera team, a place. */
function film() {
  const made = new Production();
  const [junho, minseo] = [made.character('준호'), made.character('민서')];
  made.run('editCharacter', { characterId: junho, patch: { actorName: '김서연' } });
  const crewTeamId = made.newId();
  made.run('addCrewTeam', { crewTeamId, name: '촬영', colour: 0, calltimeOffset: 0 });
  const userId = made.member('member');
  const person = (name: string, roleTitle: string, account: string | null = null) => {
    const crewId = made.newId();
    made.run('addCrew', {
      crewId,
      crewTeamId,
      name,
      roleTitle,
      userId: account,
      consent: account ? null : { guardian: '' },
    });
    return crewId;
  };
  const [dohyun, harin] = [person('박도현', '촬영감독', userId), person('오하린', '')];
  const place = made.location('한빛편의점');
  const newId = () => made.newId();
  const look = () => {
    const groups = priceGroups(made.state);
    const list = groups.flatMap(({ rows }) => rows);
    const rows = new Map(list.map((row) => [row.rowId, row]));
    const shown = { rowIds: [...rows.keys()], columns: PRICE_LAYOUTS.shown(PRICE_LAYOUTS.usual) };
    const range = (from: string, left: PriceColumn, to: string, right: PriceColumn) =>
      rangeBetween({ rowId: from, column: left }, { rowId: to, column: right }, shown)!;
    return { groups, list, rows, shown, range };
  };
  const put = (cells: readonly (readonly [string, PriceColumn, string])[]) => {
    const texts = cells.map(([rowId, column, text]) => ({ rowId, cells: [[column, text] as const] }));
    const filled = fillPrices(look().rows, texts, newId);
    if (filled.args) made.run('setPrices', filled.args);
    return filled;
  };
  return { made, userId, junho, minseo, dohyun, harin, place, look, put, newId };
}

describe('the table of prices', () => {
  it('CO11: lists actors, the people of each team and places, and finds them', () => {
    const { made, look } = film();
    expect(
      look().groups.map(({ title, rows }) => [title, rows.map(({ name, of, role }) => [name, of, role])]),
    ).toEqual([
      [
        '배우',
        [
          ['김서연', '배우', '준호'],
          ['민서', '배우', '배우 미정'],
        ],
      ],
      [
        '촬영',
        [
          ['박도현', '촬영', '촬영감독'],
          ['오하린', '촬영', ''],
        ],
      ],
      ['장소', [['한빛편의점', '장소', '']]],
    ]);
    expect(priceGroups(made.state, '촬영감독').flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual([
      '박도현',
    ]);
  });

  it('CO11, CO6: shows what is reckoned with, tells it from what was said, and copies that alone', () => {
    const { look, put, junho, minseo, dohyun, place } = film();
    put([
      [junho, 'day', '500,000'],
      [place, 'other', '30만'],
    ]);
    const row = (id: string) => look().rows.get(id)!;
    expect([row(junho).day, row(minseo).day]).toEqual([
      { said: 500_000, usual: 500_000 },
      { said: null, usual: 500_000 },
    ]);
    expect([junho, minseo, dohyun].map((id) => priceText(row(id).day))).toEqual(['500,000', '500,000', '']);
    expect([junho, minseo].map((id) => cellText(row(id), 'day'))).toEqual(['500,000', '']);
    expect([priceText(row(place).day), priceText(row(place).other)]).toEqual(['700,000', '300,000']);
  });

  it('CO11: what is no amount stays as it was and is named by its cell, the rest is done', () => {
    const { look, put, junho, minseo, dohyun } = film();
    const { refused, args } = put([
      [junho, 'day', '₩900,000'],
      [minseo, 'day', '협의'],
      [dohyun, 'day', '25만'],
      [dohyun, 'name', '다른 이름'],
    ]);
    expect([...refused].map(([id, { text }]) => [id, text])).toEqual([[`cell-${minseo}-day`, '협의']]);
    expect(args?.people).toHaveLength(2);
    expect([junho, minseo, dohyun].map((id) => look().rows.get(id)!.day.said)).toEqual([
      900_000,
      null,
      250_000,
    ]);
    expect(look().rows.get(dohyun)!.name).toBe('박도현');
  });

  it('GR19: what a cell says already changes nothing, and an emptied one is usual again', () => {
    const { look, put, newId, junho, minseo } = film();
    put([
      [junho, 'day', '90만'],
      [junho, 'other', '0'],
    ]);
    expect(
      put([
        [junho, 'day', '900000원'],
        [minseo, 'day', ''],
      ]).args,
    ).toBeNull();
    const { rows, shown, range } = look();
    const texts = emptyTexts(shown, COLUMN_OF, range(junho, 'name', minseo, 'other'));
    const emptied = fillPrices(rows, texts, newId);
    expect(emptied.args).toMatchObject({
      people: [{ characterId: junho, patch: { dayRate: null, holdRate: null } }],
    });
  });

  it('GR19: the rows of a range get what its first has, what nobody has said too', () => {
    const { look, put, newId, junho, minseo, dohyun, place } = film();
    put([
      [junho, 'day', '90만'],
      [minseo, 'other', '1만'],
    ]);
    const { rows, shown, range } = look();
    const down = (from: string, left: PriceColumn, to: string, right: PriceColumn) =>
      fillPrices(rows, downTexts(rows, shown, COLUMN_OF, range(from, left, to, right)), newId).args;
    expect(down(junho, 'day', place, 'other')).toMatchObject({
      people: [
        { characterId: minseo, patch: { dayRate: 900_000, holdRate: null } },
        { crewId: dohyun, patch: { dayRate: 900_000 } },
        { patch: { dayRate: 900_000 } },
      ],
      places: [{ locationId: place, patch: { dayFee: 900_000 } }],
    });
    expect(down(minseo, 'day', minseo, 'day')?.people).toMatchObject([
      { characterId: minseo, patch: { dayRate: 900_000 } },
    ]);
    expect(down(junho, 'day', junho, 'day')).toBeNull();
  });

  it('CO11, CO4: the foot says how the crew is reckoned, and what a range adds up to', () => {
    const { made, look, put, junho, minseo, dohyun } = film();
    expect(priceTotals(made.state, look().list)).toEqual([
      '배우 2명 하루 ₩1,000,000',
      '스태프 하루 ₩7,500,000 (기본값 30명)',
    ]);
    put([[dohyun, 'day', '40만']]);
    expect(priceTotals(made.state, look().list).slice(1)).toEqual([
      '스태프 2명 하루 ₩4,150,000',
      '그중 일당이 없는 1명은 기본값의 몫 ₩3,750,000',
    ]);
    made.run('setCostRates', { ratesId: made.newId(), patch: { crewDay: 6_000_000 } });
    expect(priceTotals(made.state, look().list).slice(1)).toEqual([
      '스태프 2명 하루 ₩3,400,000',
      '그중 일당이 없는 1명은 전체 단가의 몫 ₩3,000,000',
    ]);
    const scene = made.scene(1);
    made.run('castScenes', { sceneIds: [scene], add: [junho], remove: [] });
    made.allocate(made.day('2026-12-01'), scene);
    const before = boardCost(made.state, made.boardId);
    put([[junho, 'day', '80만']]);
    expect(priceTotals(made.state, look().list).at(-1)).toBe(
      `현재 계획 ₩${(before + 300_000).toLocaleString('ko-KR')}`,
    );
    put([[junho, 'day', '']]);
    const { rows } = look();
    const picked = [junho, minseo].map((id) => rows.get(id)!);
    expect((['day', 'other'] as const).map((column) => COLUMN_OF.get(column)!.sum!(picked))).toEqual([
      '₩1,000,000',
      '₩500,000',
    ]);
  });
});
