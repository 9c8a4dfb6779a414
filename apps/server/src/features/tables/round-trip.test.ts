import { reportXlsx, scenesXlsx } from '@ddak/documents';
import {
  buildReport,
  buildSceneListView,
  compareSceneList,
  type ListedScene,
  type ProjectState,
  reportCsv,
  reportOptionsSchema,
  SCENE_TABLE_COLUMNS,
} from '@ddak/domain';
import { readTableFile } from '@ddak/screenplay/table-file';
import { Production } from '@ddak/testkit';
import { expect, it } from 'vitest';

const listed = (sceneNo: number, subSceneNo: string): ListedScene => ({
  ...{ episodeNo: (sceneNo % 3) + 1, sceneNo, subSceneNo, name: '' },
  setName: ['편의점', '골목, 뒤편', '=카페', '집/거실 (2층)'][sceneNo % 4]!,
  realName: sceneNo % 5 === 0 ? '성북동 가게' : '',
  setting: [null, 'INT', 'EXT', 'INT/EXT'][sceneNo % 4] as ListedScene['setting'],
  timeOfDay: [null, 'day', 'night', 'dawn', 'sunset'][sceneNo % 5] as ListedScene['timeOfDay'],
  timeText: ['', '늦은 밤', '아침'][sceneNo % 3]!,
  shootKind: ['L', 'O', 'S', null][sceneNo % 4] as ListedScene['shootKind'],
  synopsis: [`둘이 만난다 ${sceneNo}`, "'작은따옴표'", '+1, -2 @셋\n다음 줄', ''][sceneNo % 4]!,
  characters: ['준호', '지은', '김/이', '이모 (목소리)'].slice(0, sceneNo % 5),
  items: [
    { type: 'props', subtype: '', name: '우산', quantity: (sceneNo % 7) + 1 },
    { type: 'props', subtype: '미술', name: '간판, 등', quantity: null },
    { type: 'bg', subtype: '', name: '행인', quantity: (sceneNo % 30) + 2 },
    { type: 'stunts', subtype: '', name: '와이어', quantity: null },
    { type: 'etc', subtype: 'CG·VFX', name: '비', quantity: null },
    { type: 'grip', subtype: '', name: '크레인', quantity: null },
  ].slice(0, sceneNo % 7) as ListedScene['items'],
  cutCount: sceneNo % 4 === 0 ? null : sceneNo % 9,
  pages: sceneNo % 13,
  screenMinutes: sceneNo % 6 === 0 ? 2.5 : null,
  plannedMinutes: null,
  storyDay: '',
  sequence: '',
  note: ['', '회상', '비가 온다 / 우산'][sceneNo % 3]!,
  omitted: sceneNo % 50 === 0,
});

function productionOf(projectType: 'feature' | 'series', showEighths: boolean): Production {
  const production = new Production({ projectType });
  production.run('editProject', { patch: { showEighths } });
  const scenes = Array.from({ length: 2000 }, (_, i) =>
    listed(Math.floor(i / 2) + 1, i % 2 === 0 ? '' : 'A'),
  );
  production.run('importScenes', { scenes });
  return production;
}

const ownList = (state: ProjectState): Promise<Uint8Array> =>
  scenesXlsx(buildSceneListView(state), { madeAt: new Date(0) });

/** RE7: the list as somebody has it on the screen, with all of its columns. */
const shownList = (state: ProjectState) => {
  const columns = SCENE_TABLE_COLUMNS.map(({ key }) => key).join(',');
  return buildReport(state, 'scenes', reportOptionsSchema.parse({ columns }));
};
const shownXlsx = (state: ProjectState): Promise<Uint8Array> =>
  reportXlsx(shownList(state), { madeAt: new Date(0) });
const shownCsv = async (state: ProjectState): Promise<Uint8Array> =>
  new TextEncoder().encode(reportCsv(shownList(state)));

async function readBack(bytes: Uint8Array): Promise<ListedScene[]> {
  const file = await readTableFile(bytes, {});
  if (!file.ok || file.table.as !== 'scenes') throw new Error('not read');
  expect(file.table.rows).toHaveLength(2000);
  return file.table.rows.map(({ row: _, others: __, doubts: ___, until: ____, ...scene }) => ({
    ...scene,
    characters: [...scene.characters],
    items: [...scene.items],
  }));
}

/** What somebody would see before they take it over; none: nothing. */
async function newsOf(production: Production, bytes: Uint8Array): Promise<string[]> {
  const scenes = await readBack(bytes);
  const ids = { projectId: production.projectId, commandId: production.newId() };
  const lines = compareSceneList(production.state, scenes, ids);
  return lines.flatMap(({ what, fields }, i) =>
    what === 'same' ? [] : [`${what} S#${scenes[i]?.sceneNo} ${fields.join()}`],
  );
}

it.each([
  ['XLSX', shownXlsx],
  ['CSV', shownCsv],
] as const)('SC12: the list as it is shown comes back without a change: %s', async (_, file) => {
  const production = productionOf('feature', false);
  expect(await newsOf(production, await file(production.state))).toEqual([]);
});

it.each([
  ['feature', false],
  ['feature', true],
  ['series', false],
] as const)(
  'SC12: our own list of 2,000 scenes comes back without a change: %s, eighths %s',
  async (type, eighths) => {
    const production = productionOf(type, eighths);
    const bytes = await ownList(production.state);
    expect(await newsOf(production, bytes)).toEqual([]);
    const scenes = await readBack(bytes);
    expect(production.try('importScenes', { scenes }).kind).toBe('nothing');
  },
);
