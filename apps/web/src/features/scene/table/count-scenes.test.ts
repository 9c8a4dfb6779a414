import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { countScenes, rangeFacts, sceneWords } from './count-scenes.ts';
import { COLUMN_KEYS } from './scene-columns.ts';

const film = () => {
  const made = new Production();
  const sceneIds = [4, 10, 3].map((cutCount, i) => made.scene(i + 1, { cutCount, pages: 12 }));
  made.run('editScenes', { sceneIds: [sceneIds[1]!], patch: { screenMinutes: 2.25, plannedMinutes: 40 } });
  return { made, sceneIds, shown: { rowIds: sceneIds, columns: COLUMN_KEYS } };
};

it('GR12: adds up cuts and running time, or pages where the project counts so, without omitted scenes', () => {
  const { made, sceneIds } = film();
  expect(sceneWords(made.state, sceneIds)).toEqual(['17컷', '5분 15초']);
  expect(sceneWords(made.state, sceneIds.slice(0, 1))).toEqual(['4컷', '1분 30초']);
  made.run('editScenes', { sceneIds: [sceneIds[0]!], patch: { status: 'omitted' } });
  expect(countScenes(made.state, sceneIds)).toMatchObject({ scenes: 2, cuts: 13, pages: 24 });
  made.run('editProject', { patch: { showEighths: true } });
  expect(sceneWords(made.state, sceneIds)).toEqual(['13컷', '3쪽']);
  expect(sceneWords(made.state, [])).toEqual([]);
});

it('GR12: says of a range its size, and the sums of its columns of numbers alone', () => {
  const { made, shown } = film();
  const at = (column: (typeof COLUMN_KEYS)[number]) => COLUMN_KEYS.indexOf(column);
  const facts = (left: number, right: number, bottom = 1) =>
    rangeFacts(made.state, shown, { top: 0, bottom, left, right });
  expect(facts(at('cuts') - 3, at('cuts'))).toBe('선택 8칸 · 합계 14컷');
  expect(facts(at('setName'), at('setName'))).toBe('선택 2칸');
  expect(facts(at('length'), at('length'))).toBe('선택 2칸 · 합계 분량 3분 45초');
});
