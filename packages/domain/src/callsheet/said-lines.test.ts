import { publishSheet, shootingDay } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { buildCallsheetView, freezeCallsheet, openVersion, sheetLines, shownView } from '../index.ts';

const made = () => {
  const day = shootingDay();
  const { production, callsheetId } = day;
  const put = (entries: object) =>
    production.run('editCallsheet', { callsheetId, patch: {}, put: entries, remove: [] });
  const view = () => buildCallsheetView(production.state, callsheetId, { phones: 'none' })!;
  return { ...day, put, view, shown: () => shownView(view()) };
};
const extras = (_id: string, name: string, said: object = {}) => ({
  ...{ _id, name, count: null, calltime: null, charge: '' },
  ...said,
});

it('CS96: extras that nobody has filled in, and such as do not come, are not shown', () => {
  const { production, put, view, shown } = made();
  const [first] = view().extrasCalls;
  put({
    extrasCalls: [
      extras(production.newId(), '보조출연'),
      extras(production.newId(), '구경꾼', { calltime: 450 }),
      extras(production.newId(), first!.name, { count: 0 }),
    ],
  });
  expect(view().extrasCalls.map(({ name }) => name)).toContain('보조출연');
  const names = shown().extrasCalls.map(({ name }) => name);
  expect(names).toContain('구경꾼');
  expect(names).not.toContain('보조출연');
  expect(names).not.toContain(first!.name);
});

it('CS96: an item without words and a vehicle that nobody has filled in are no lines, of a version either', () => {
  const { production, callsheetId, put, view } = made();
  const vehicle = { name: '', driver: '', people: 4, from: '', to: '성산동 편의점', time: null };
  put({
    checklist: [
      { _id: production.newId(), text: ' ', done: false },
      { _id: production.newId(), text: '우비', done: false },
    ],
    vehicleCalls: [{ _id: production.newId(), ...vehicle }],
  });
  expect(view().checklist.map(({ text }) => text)).toEqual(['우비']);
  expect(view().vehicleCalls).toEqual([]);
  const { versionId } = publishSheet(production, callsheetId);
  const version = production.state.callsheetVersion.get(versionId)!;
  const old = {
    ...version,
    sheet: { ...version.sheet, checklist: [{ text: '', done: false }, ...version.sheet.checklist] },
  };
  const opened = openVersion(production.state, old, { phones: 'none' });
  expect(opened.checklist.map(({ text }) => text)).toEqual(['우비']);
  const lines = sheetLines(freezeCallsheet(production.state, callsheetId)!).filter(({ key }) =>
    key.startsWith('확인할 것'),
  );
  expect(lines.map(({ key, text }) => [key, text])).toEqual([['확인할 것0', '우비']]);
});
