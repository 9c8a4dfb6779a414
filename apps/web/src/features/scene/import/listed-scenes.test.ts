import { listedSceneSchema } from '@ddak/domain';
import { readTable, type TableReading } from '@ddak/screenplay/table';
import { expect, it } from 'vitest';
import { listedScenes } from './listed-scenes.ts';

function tableOf(...rows: string[]): Extract<TableReading, { as: 'scenes' }> {
  const sheet = {
    name: '',
    isHidden: false,
    rows: rows.map((row, i) => ({ row: i + 1, cells: row.split('|'), goesOn: [], wide: [] })),
  };
  return readTable([sheet], { as: 'scenes' }) as Extract<TableReading, { as: 'scenes' }>;
}

it('SC11: takes scenes of a table as the project can hold them, and leaves a number that stands twice', () => {
  const long = '가'.repeat(400);
  const table = tableOf('S#|장소|내용|인물|소품', `1|카페|${long}|준호|${long}`, '1|골목|뛴다||', '2|집|||');
  const { scenes, left } = listedScenes(table, false);
  expect(scenes.map(({ scene }) => listedSceneSchema.safeParse(scene).success)).toEqual([true, true]);
  expect(scenes[0]).toMatchObject({ row: 2, scene: { setName: '카페' } });
  expect(scenes[0]?.scene.synopsis).toHaveLength(300);
  expect(scenes[0]?.doubts[0]).toContain('300자보다 길어요');
  expect(left).toEqual([{ row: 3, why: '같은 번호의 씬이 위에 있어요.' }]);
});

it('SC11: knows episodes in a series alone', () => {
  const table = tableOf('부/씬|장소', '2-1|카페', '3-1|골목');
  expect(listedScenes(table, true).scenes.map(({ scene }) => scene.episodeNo)).toEqual([2, 3]);
  expect(listedScenes(table, false).scenes).toHaveLength(1);
});
