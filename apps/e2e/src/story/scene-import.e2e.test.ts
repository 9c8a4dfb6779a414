import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

const soon = { timeout: PATIENCE_MS };

/** A title, a scene that is there, one that is other, one that is new, and a total. */
const LIST = `〈밤의 정류장〉 씬 구분표

S#,장소,D/N,I/E,내용,등장인물,소품
1,편의점,,,,,
2,골목,N,E,비가 온다,"준호, 점원",우산
7A,옥상,D,E,해가 든다,준호,
합계,3씬,,,,,
`;

describe('a 씬 구분표 that a production already has', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open();
  });
  afterAll(() => workplace?.close());

  it('SC11: says what would change, comes in by one step, and goes again by one undo', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId } = await sceneBoard(owner, 3, []);
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}/scenes`);
    const frame = new ProjectFrame(page);
    const grid = page.getByRole('grid', { name: '씬 구분표' });
    const cells = () =>
      grid.evaluate((table) =>
        [...table.querySelectorAll('[data-scene]')].map((row) =>
          ['number', 'setName', 'synopsis', 'cast'].map(
            (column) => row.querySelector(`[data-column="${column}"]`)?.textContent,
          ),
        ),
      );
    await page.getByRole('button', { name: '가져오기', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '씬 구분표 가져오기' });
    await dialog.getByLabel('표 파일').setInputFiles({
      name: '구분표.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(LIST),
    });
    const lines = dialog.getByRole('region', { name: '바뀌는 것' });
    await lines.getByText('새로 1').waitFor();
    await lines.getByText('바뀜 1').waitFor();
    await lines.getByText('S#7A 옥상').waitFor();
    await dialog.getByRole('button', { name: '2씬 가져오기' }).click();
    await expect.poll(cells, soon).toEqual([
      ['1', '편의점', '', ''],
      ['2', '골목', '비가 온다', '준호, 점원'],
      ['3', '편의점', '', ''],
      ['7A', '옥상', '해가 든다', '준호'],
    ]);
    await frame.saved();
    await page.getByRole('button', { name: '되돌리기' }).last().click();
    await expect.poll(cells, soon).toEqual([1, 2, 3].map((number) => [String(number), '편의점', '', '']));
    expect(workplace.errors()).toEqual([]);
  });

  it('TI19, TI8: of a workbook with a sheet for each episode that one comes in that is chosen', async () => {
    const book = new Workbook();
    for (const [name, set] of [
      ['1부', '카페'],
      ['2부', '부두'],
    ] as const) {
      const sheet = book.addWorksheet(name);
      sheet.addRows([
        ['S#', '장소', '내용'],
        ...[1, 2, 3].map((number) => [number, `${set} ${number}`, '만난다']),
      ]);
    }
    book.addWorksheet('메모').addRows([['다시 볼 것']]);
    const owner = await Program.join(workplace.server.url, '정서윤');
    const projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '밤의 정류장', projectType: 'series', ...ids });
    await owner.run(projectId, 'addScene', {
      ...{ sceneId: newId(), episodeId: ids.episodeId, sceneNo: 1, subSceneNo: '', setName: '편의점' },
    });
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}/scenes`);
    await page.getByRole('button', { name: '가져오기', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '씬 구분표 가져오기' });
    await dialog.getByLabel('표 파일').setInputFiles({
      name: '구분표.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from((await book.xlsx.writeBuffer()) as unknown as ArrayBuffer),
    });
    const choice = dialog.getByRole('combobox', { name: '시트' });
    await dialog.getByText('S#1-1 카페 1').waitFor();
    await choice.click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['1부', '2부']);
    await page.getByRole('option', { name: '2부' }).click();
    await dialog.getByText('S#2-1 부두 1').waitFor();
    await dialog.getByRole('button', { name: '3씬 가져오기' }).click();
    const sets = page
      .getByRole('grid', { name: '씬 구분표' })
      .locator('[data-scene] [data-column="setName"]');
    await expect.poll(() => sets.allInnerTexts(), soon).toEqual(['편의점', '부두 1', '부두 2', '부두 3']);
    expect(workplace.errors()).toEqual([]);
  });

  it('TI19: a table whose heads nobody knows comes in by what is said of them', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId } = await sceneBoard(owner, 1, []);
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}/scenes`);
    await page.getByRole('button', { name: '가져오기', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '씬 구분표 가져오기' });
    await dialog.getByRole('textbox').fill('연번호\t곳\n7\t등대\n8\t부두');
    await dialog.getByRole('button', { name: '붙여 넣은 글 읽기' }).click();
    await dialog.getByText('머리글을 알아보지 못했어요.').waitFor();
    expect(await dialog.getByText('지금 씬과 다른 것이 없어요.').count()).toBe(0);
    for (const [head, field] of [
      ['연번호', 'S#'],
      ['곳', '극중 장소'],
    ] as const) {
      // By keys alone, as a list is walked through.
      await dialog.getByRole('combobox', { name: `${head} 열` }).focus();
      await page.keyboard.press('Enter');
      const option = page.getByRole('option', { name: field, exact: true });
      await option.waitFor();
      while ((await option.and(page.locator(':focus')).count()) === 0) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await option.waitFor({ state: 'detached' });
    }
    await dialog.getByText('S#8 부두').waitFor();
    await dialog.getByRole('button', { name: '2씬 가져오기' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('[data-scene] [data-column="setName"]').allInnerTexts(), soon)
      .toEqual(['편의점', '등대', '부두']);
    expect(workplace.errors()).toEqual([]);
  });
});
