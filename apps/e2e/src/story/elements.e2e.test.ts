import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { PATIENCE_MS } from '../harness/browser.ts';
import { columnTexts } from '../harness/column-texts.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { testPicture } from '../harness/test-picture.ts';
import { Workplace } from '../harness/workplace.ts';

const soon = { timeout: PATIENCE_MS };

/** The things of the breakdown, each once, whatever scenes need it. */
describe('the list of things', () => {
  let workplace: Workplace;
  let page: Page;
  let owner: Program;
  let projectId: string;
  let sceneIds: string[];

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    const board = await sceneBoard(owner, 4, [[1, 2], [3]]);
    projectId = board.projectId;
    sceneIds = [...board.sceneIds];
    const add = async (scene: number, name: string, quantity: number | null = null) => {
      const what = { type: 'props', name, quantity, subtype: '', note: '' } as const;
      const item = { ...what, _id: newId(), source: 'manual' as const, evidence: null };
      await owner.run(projectId, 'addBreakdownItems', { sceneId: board.sceneIds[scene - 1]!, items: [item] });
    };
    for (const scene of [1, 2, 3]) await add(scene, '우산', scene);
    await add(3, '빨간 우산', 5);
    await add(4, '빨간 우산');
    await add(1, '가방');
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}`));
  });
  afterAll(() => workplace?.close());

  const shows = (column: string, wanted: readonly string[]) =>
    expect.poll(() => columnTexts(page, column), soon).toEqual(wanted);
  const line = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `${name} 더 보기`, exact: true }) });
  const cell = (name: string, column: string) => line(name).locator(`[data-column="${column}"]`);
  const choose = async (name: string, entry: string) => {
    await page.getByRole('button', { name: `${name} 더 보기`, exact: true }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };

  it('EL6: says where and when each is needed, beside the people and places', async () => {
    await page.getByRole('link', { name: '품목', exact: true }).click();
    await shows('name', ['가방', '빨간 우산', '우산']);
    await line('우산').filter({ hasText: '1, 2, 3' }).filter({ hasText: '1, 2회차' }).waitFor(soon);
  });

  it('EL2: what is typed and pressed is said in all its scenes, and a column is typed from above to below', async () => {
    await cell('빨간 우산', 'bringer').click();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.type('배우 지참');
    await page.keyboard.press('Enter');
    await page.keyboard.type('소품팀');
    await page.keyboard.press('Enter');
    await shows('bringer', ['', '배우 지참', '소품팀']);
    await cell('우산', 'status').dblclick();
    await page.getByRole('menuitem', { name: '준비됨' }).click();
    await shows('status', ['구해야 함', '구해야 함', '준비됨']);
  });

  it('EL5: some scenes of it become a thing of its own', async () => {
    await choose('우산', '씬을 골라 나누기…');
    const dialog = page.getByRole('dialog', { name: '‘우산’ 나누기' });
    await dialog.getByLabel('새 품목 이름').fill('부러진 우산');
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: '씬 1개 나누기' }).click();
    await shows('name', ['가방', '부러진 우산', '빨간 우산', '우산']);
  });

  it('EL3: a new name holds in all scenes', async () => {
    await cell('부러진 우산', 'name').click();
    await page.keyboard.type('찢어진 우산');
    await page.keyboard.press('Enter');
    await shows('name', ['가방', '빨간 우산', '우산', '찢어진 우산']);
  });

  it('EL3, EL4: the name of another is an offer to merge them, which one undo takes back whole', async () => {
    await cell('빨간 우산', 'name').click();
    await page.keyboard.type('우산');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '‘우산’에 합치기' });
    await dialog.getByText('같은 씬에 함께 있던 것은 한 줄이 돼요').waitFor(soon);
    await dialog.getByRole('button', { name: '1개 합치기' }).click();
    await shows('name', ['가방', '우산', '찢어진 우산']);
    await line('우산').filter({ hasText: '2, 3, 4' }).waitFor(soon);
    await shows('note', ['', '없음 / 우산 3', '']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '되돌리기' }).first().click();
    await shows('name', ['가방', '빨간 우산', '우산', '찢어진 우산']);
  });

  it('EL8, EL9: goes with somebody into all their scenes, and says when it cannot be had', async () => {
    const characterId = newId();
    await owner.run(projectId, 'addCharacter', { characterId, name: '미나', kind: 'lead' });
    await owner.run(projectId, 'castScenes', { sceneIds, add: [characterId], remove: [] });
    await choose('가방', '가능한 날과 인물…');
    const dialog = page.getByRole('dialog', { name: '‘가방’ · 가능한 날과 인물' });
    await dialog.getByRole('combobox', { name: '함께 나오는 인물' }).click();
    await page.getByRole('option', { name: '미나' }).click();
    await dialog.getByText('아직 없는 씬 3개에 더하기: S#2, S#3, S#4').waitFor(soon);
    await dialog.getByRole('button', { name: '저장' }).click();
    await line('가방').filter({ hasText: '1, 2, 3, 4' }).filter({ hasText: '함께: 미나' }).waitFor(soon);
  });

  it('CO13, EL10: costs something once and by the day, which a merge says before', async () => {
    await cell('가방', 'cost').dblclick();
    const dialog = page.getByRole('dialog', { name: '가방 · 비용' });
    await dialog.getByLabel('구입·제작비').fill('120000');
    await dialog.getByLabel('하루 대여료').fill('30000');
    await dialog.getByRole('button', { name: '저장' }).click();
    await cell('가방', 'cost').filter({ hasText: '₩120,000 · 하루 ₩30,000' }).waitFor(soon);
    await choose('우산', '다른 품목과 합치기…');
    const merge = page.getByRole('dialog', { name: '‘우산’에 합치기' });
    await merge.getByLabel('합칠 품목 찾기').fill('가방');
    await merge.getByRole('checkbox').first().check();
    await merge.getByText('비용은 항목마다 큰 쪽만 남아요: ₩120,000 · 하루 ₩30,000').waitFor(soon);
    await merge.getByRole('button', { name: '취소' }).click();
  });

  it('EL3, EL7: goes to another category, and out of all scenes, which one undo takes back', async () => {
    await choose('가방', '분류 바꾸기…');
    const dialog = page.getByRole('dialog', { name: '‘가방’의 분류' });
    await dialog.getByRole('radio', { name: '의상' }).check();
    await dialog.getByRole('button', { name: '바꾸기' }).click();
    await shows('name', ['빨간 우산', '우산', '찢어진 우산', '가방']);
    await choose('가방', '모든 씬에서 빼기');
    await shows('name', ['빨간 우산', '우산', '찢어진 우산']);
    await page.getByText('‘가방’ 품목을 씬 4개에서 뺐어요.').waitFor(soon);
    await page.keyboard.press('Control+z');
    await shows('name', ['빨간 우산', '우산', '찢어진 우산', '가방']);
  });

  it('is done on a phone, too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await choose('가방', '다른 품목과 합치기…');
    const dialog = page.getByRole('dialog', { name: '‘가방’에 합치기' });
    await dialog.getByLabel('합칠 품목 찾기').fill('찢어진');
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: '1개 합치기' }).click();
    const names = () =>
      page
        .getByRole('textbox', { name: '품목', exact: true })
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    await expect.poll(names, soon).toEqual(['빨간 우산', '우산', '가방']);
  });

  it('EL11, AT10: has a picture, hung and looked at from the list, which stays while another scene needs it', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: '가방 댓글', exact: true }).click();
    await page
      .getByRole('group', { name: '댓글이나 파일' })
      .getByRole('button', { name: /^파일과 링크/ })
      .click();
    const sent = { name: '가방.png', mimeType: 'image/png', buffer: testPicture(900, 600) };
    await page.getByLabel('붙일 파일').setInputFiles(sent);
    const face = page.getByRole('button', { name: '가방 사진 크게 보기' });
    await face.waitFor(soon);
    await page.getByRole('button', { name: '가방 댓글, 파일과 링크 1개' }).click();
    await owner.run(projectId, 'removeScenes', { sceneIds: [sceneIds[0]!] });
    await line('가방').filter({ hasText: '2, 3, 4' }).waitFor(soon);
    await face.click();
    const viewer = page.getByRole('dialog', { name: '그림 보기: 가방.png' });
    const width = () =>
      viewer.getByAltText('가방.png').evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width, soon).toBe(900);
    await viewer.getByRole('button', { name: '닫기' }).click();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
