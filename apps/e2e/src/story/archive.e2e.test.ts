import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

describe('PD5, PD6: a project whose shoot is over', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open();
  });
  afterAll(() => workplace?.close());

  it('is archived, shown apart, read by a colleague, and taken out again', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}`);
    const frame = new ProjectFrame(page);
    await frame.goTo('설정');
    await page.getByRole('button', { name: '작품 보관' }).click();
    const asked = page.getByRole('dialog', { name: '〈막차의 우산〉 작품을 보관할까요?' });
    await asked.getByText(/연락처는 \d+년 \d+월 \d+일에 지워져요/).waitFor();
    await asked.getByRole('button', { name: '작품 보관' }).click();
    await page.getByText('보관한 작품', { exact: true }).waitFor();
    await frame.saved();
    await frame.goTo('스태프');
    await page.getByRole('heading', { name: '스태프' }).waitFor();
    expect(await page.getByRole('button', { name: '팀 추가' }).count()).toBe(0);
    await page.getByTitle('다른 작품 보기').click();
    await page.getByRole('heading', { name: '보관한 작품 1' }).waitFor();
    await page.getByRole('link', { name: /막차의 우산.*연락처는 .*에 지워져요/ }).click();
    await frame.goTo('설정');
    await page.getByRole('button', { name: '보관 풀기' }).click();
    await page.getByRole('button', { name: '작품 보관' }).waitFor();
    await frame.saved();
    expect(await page.getByText('보관한 작품', { exact: true }).count()).toBe(0);
  });
});
