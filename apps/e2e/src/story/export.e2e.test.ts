import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

describe('a whole project in one file', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open();
  });
  afterAll(() => workplace?.close());

  it('EX1, EX7, IM1: is taken out by its owner from the settings, told before, and brought in again', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}`);
    await new ProjectFrame(page).goTo('설정');
    const part = page.getByRole('region', { name: '내보내기' });
    await part.getByText('문서 3개').waitFor();
    await part.getByText('올린 파일: 없음').waitFor();
    const coming = page.waitForEvent('download');
    await part.getByRole('button', { name: '작품 내보내기' }).click();
    const download = await coming;
    expect(download.suggestedFilename().normalize('NFC')).toMatch(/^DDAK 막차의 우산 \d{4}-\d\d-\d\d\.zip$/);
    const entries = unzipSync(new Uint8Array(readFileSync((await download.path())!)));
    expect(JSON.parse(strFromU8(entries['project.json']!)).tables.project[0].title).toBe('막차의 우산');
    await part.getByRole('button', { name: '작품 내보내기', disabled: false }).waitFor();
    await page.goto(`${workplace.server.url}/`);
    await page.getByRole('button', { name: '작품 가져오기' }).click();
    const asked = page.getByRole('dialog', { name: '작품 가져오기' });
    const bring = asked.getByRole('button', { name: '가져오기', exact: true });
    await asked.getByLabel('내보낸 작품 파일').setInputFiles({
      ...{ name: '사진.zip', mimeType: 'application/zip', buffer: Buffer.from('그림') },
    });
    await asked.getByLabel(/동의를 받았습니다/).check();
    await bring.click();
    await asked.getByText('ZIP 파일이 아니에요. DDAK에서 내보낸 파일을 골라 주세요.').waitFor();
    await asked.getByLabel('내보낸 작품 파일').setInputFiles((await download.path())!);
    await bring.click();
    await page.waitForURL(
      (url) => /^\/projects\/[\w-]+$/.test(url.pathname) && !url.pathname.includes(projectId),
    );
    await new ProjectFrame(page).goTo('설정');
    await page.getByRole('region', { name: '내보내기' }).getByText('문서 3개').waitFor();
  });
});
