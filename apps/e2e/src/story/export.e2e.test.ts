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

  it('EX1, EX7: is taken out by its owner from the settings, and told before', async () => {
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
  });
});
