import { shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { blockColumns, buildCallsheetView, type CallsheetView } from '../../index.ts';

const sheet = (): CallsheetView => {
  const { production, callsheetId } = shootingDay();
  return buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
};

it('CS97: blocks stand in their usual columns, without those that are empty', () => {
  expect(blockColumns({ ...sheet(), checklist: [], files: [], contacts: [] })).toEqual([
    ['castCalls', 'extrasCalls'],
    ['teamCalls'],
    ['places', 'meals'],
  ]);
});

it('CS97: with one long list the columns are evened, and the order stays', () => {
  const view = sheet();
  const usual = blockColumns(view).flat();
  const castCalls = Array.from({ length: 40 }, () => view.castCalls[0]!);
  const columns = blockColumns({ ...view, castCalls });
  expect(columns.flat()).toEqual(usual);
  expect(columns[0]).toEqual(['castCalls']);
  const notices = Array.from({ length: 30 }, (_, i) => `${i + 1}. 촬영 중 통화는 밖에서 해 주세요.`);
  const noticed = blockColumns({ ...view, notices });
  expect(noticed.flat()).toEqual(usual.toSpliced(usual.indexOf('meals'), 0, 'notices'));
  expect(noticed[2]).toEqual(['meals']);
});

it('CS97: without any block there is none', () => {
  const none = { castCalls: [], extrasCalls: [], teamCalls: [], contacts: [], checklist: [], files: [] };
  const rest = { places: [], notices: [], meals: [], vehicles: [] };
  expect(blockColumns({ ...sheet(), ...none, ...rest })).toEqual([[], [], []]);
});
