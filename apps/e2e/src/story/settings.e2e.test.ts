import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

describe('the settings of a project', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open();
  });
  afterAll(() => workplace?.close());

  it('PD10: dates and scene times are set, and the project is deleted by its title', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'series', ...ids });
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}`);
    const frame = new ProjectFrame(page);
    await frame.goTo('설정');
    await page.getByRole('button', { name: '작품 정보' }).click();
    const info = page.getByRole('dialog', { name: '작품 정보' });
    await info.getByRole('textbox', { name: '촬영 시작' }).fill('2027-03-02');
    await info.getByRole('textbox', { name: '촬영 끝' }).fill('2027-02-02');
    await info.getByText('시작보다 앞이에요.').waitFor();
    await info.getByRole('textbox', { name: '촬영 끝' }).fill('2027-04-30');
    await info.getByRole('button', { name: '저장' }).click();
    await page.getByRole('definition').filter({ hasText: '3.2 화 – 4.30 금' }).waitFor();
    await page.getByRole('button', { name: '촬영 소요' }).click();
    const time = page.getByRole('dialog', { name: '촬영 소요' });
    await time.getByLabel('컷 하나').fill('15');
    await time.getByRole('button', { name: '저장' }).click();
    await frame.saved();
    await page.getByRole('region', { name: '촬영 소요' }).getByText('15분').waitFor();
    const [listed] = await owner.call<unknown[]>('GET', '/projects');
    expect(listed).toMatchObject({ startDate: '2027-03-02', endDate: '2027-04-30' });
    await page.getByRole('button', { name: '촬영 소요' }).click();
    expect(await time.getByLabel('컷 하나').inputValue()).toBe('15');
    await time.getByRole('button', { name: '취소' }).click();
    await page.getByRole('table', { name: '역할마다 할 수 있는 일' }).waitFor();
    await page.getByRole('button', { name: '작품 삭제' }).click();
    const asked = page.getByRole('dialog', { name: '〈막차의 우산〉 작품을 삭제할까요?' });
    const gone = asked.getByRole('button', { name: '영영 삭제' });
    expect(await gone.isDisabled()).toBe(true);
    await asked.getByLabel('확인을 위해 작품 제목을 적어 주세요').fill('막차의 우산');
    await gone.click();
    await page.getByRole('heading', { name: '첫 작품을 시작해 보세요' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
