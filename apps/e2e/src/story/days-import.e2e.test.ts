import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

const soon = { timeout: PATIENCE_MS };

/** A title, two days of which the first lists a scene that the project has not, a day off, and a total. */
const PLAN = `〈밤의 정류장〉 촬영계획표

회차,날짜,콜,촬영씬,메모란
1,12/1(화),06:00,"3, 1, 9A",
,12/2(수),,,휴차
2,12/3(목),07:30,2,
합계,2회차,,,
`;

describe('a 촬영계획표 that a production already has', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open();
  });
  afterAll(() => workplace?.close());

  it('TT24: an empty board takes it in by one step, says before what it does, and gives it back by one undo', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId } = await sceneBoard(owner, 3, []);
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}/timetable`);
    const frame = new ProjectFrame(page);
    await page.getByRole('button', { name: '쓰던 촬영계획표 가져오기' }).click();
    const dialog = page.getByRole('dialog', { name: '촬영계획표 가져오기' });
    await dialog.getByLabel('표 파일').setInputFiles({
      name: '계획표.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(PLAN),
    });
    const lines = dialog.getByRole('region', { name: '바뀌는 것' });
    await lines.getByText('새로 3').waitFor();
    await lines.getByText('작품에 없는 씬: S#9A').waitFor();
    // The first date says no year; Tuesday the first of December is that of 2026.
    await dialog.getByRole('button', { name: '2026년' }).click();
    await dialog.getByRole('button', { name: '3일 가져오기' }).click();
    const numbers = () =>
      page
        .locator('[data-rows] .strip')
        .evaluateAll((strips) => strips.map((strip) => strip.textContent ?? ''));
    await expect.poll(async () => (await numbers()).length, soon).toBe(3);
    expect((await numbers()).map((text) => /\d+/.exec(text)?.[0])).toEqual(['3', '1', '2']);
    await frame.saved();
    await page.getByRole('button', { name: '되돌리기' }).last().click();
    await expect.poll(async () => (await numbers()).length, soon).toBe(0);
    for (const view of ['목록', '하루', '보드']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await page.getByRole('button', { name: '쓰던 촬영계획표 가져오기' }).waitFor();
    }
    expect(workplace.errors()).toEqual([]);
  });
});
