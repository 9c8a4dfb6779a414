import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

const LIST = `막차의 우산 스태프

파트,직책,성명,핸드폰,E-mail,혈액형
연출부,감독,한지원,010-0000-0111,hanji@example.com,A
,조감독,남도윤,01000000112,,
아역,주연,박들,,,O
`;

describe('a crew list that a production already has', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open();
  });
  afterAll(() => workplace?.close());

  it('comes in from a file, its columns named by hand, and goes again by one undo', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}`);
    const frame = new ProjectFrame(page);
    await frame.goTo('스태프');
    await page.getByRole('button', { name: '명단 가져오기' }).click();
    const dialog = page.getByRole('dialog', { name: '스태프 명단 가져오기' });
    await dialog.getByLabel('표 파일').setInputFiles({
      name: '명단.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(LIST),
    });
    const lines = dialog.getByRole('region', { name: '바뀌는 것' });
    await lines.getByText('새로 3').waitFor();
    await lines.getByText('빠짐 2').waitFor();
    await lines.getByText('연출부 · 남도윤 · 조감독').waitFor();
    // Consent is asked once for all, and a guardian for the child.
    const take = dialog.getByRole('button', { name: '3명 가져오기' });
    expect(await take.isDisabled()).toBe(true);
    await dialog.getByLabel(/모두 본인 동의를 받았습니다/).check();
    const child = lines.getByRole('listitem').filter({ hasText: '박들' });
    await child.getByLabel('만 14세 미만').check();
    expect(await take.isDisabled()).toBe(true);
    await child.getByLabel('보호자 이름').fill('박산');
    await dialog.getByRole('combobox', { name: '혈액형 열' }).click();
    await page.getByRole('option', { name: '이메일' }).click();
    await dialog.getByRole('combobox', { name: '혈액형 열' }).click();
    await page.getByRole('option', { name: '가져오지 않기' }).click();
    await take.click();
    const people = page.getByRole('grid', { name: '스태프' });
    for (const name of ['남도윤', '박들'])
      await people.getByRole('button', { name: `${name} 더 보기`, exact: true }).waitFor();
    await frame.saved();
    await page.getByRole('button', { name: '되돌리기' }).last().click();
    await page.getByText('아직 팀이 없어요').waitFor();
    await frame.saved();
    // CR18: redone, it is taken home as a list.
    await page.keyboard.press('Control+Shift+z');
    await people.getByRole('button', { name: '박들 더 보기', exact: true }).waitFor();
    await frame.saved();
    await page.getByRole('button', { name: '명단 내려받기' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('스태프 명단_막차의 우산.csv');
    expect((await readFile(await download.path(), 'utf8')).replace('\ufeff', '').split('\r\n')).toEqual([
      '팀,직책,이름,연락처,이메일,보호자',
      '연출부,감독,한지원,010-0000-0111,hanji@example.com,',
      '연출부,조감독,남도윤,010-0000-0112,,',
      '아역,주연,박들,,,박산',
      '',
    ]);
  });

  it('TI20: what was said of its columns is known to a colleague who takes over the next one', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const colleague = await Program.join(workplace.server.url, '남도윤');
    const projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    await colleague.joinProject(workplace.server, owner, projectId, 'manager');
    const list = (...names: string[]) =>
      ['조,성명,핸드폰', ...names.map((name, i) => `불빛조,${name},010-0000-012${i}`)].join('\n');
    const open = async (who: Program, names: string[]) => {
      const { page } = await workplace.signedIn(who, `/projects/${projectId}/crew`);
      await page.getByRole('button', { name: '명단 가져오기' }).click();
      const dialog = page.getByRole('dialog', { name: '스태프 명단 가져오기' });
      const buffer = Buffer.from(list(...names));
      await dialog.getByLabel('표 파일').setInputFiles({ name: '명단.csv', mimeType: 'text/csv', buffer });
      return { page, dialog, said: dialog.getByRole('combobox', { name: '조 열' }) };
    };
    const mine = await open(owner, ['한지원']);
    await mine.said.click();
    await mine.page.getByRole('option', { name: '팀', exact: true }).click();
    await mine.dialog.getByText('불빛조 · 한지원').waitFor();
    await mine.dialog.getByLabel(/모두 본인 동의를 받았습니다/).check();
    await mine.dialog.getByRole('button', { name: '1명 가져오기' }).click();
    const line = mine.page.getByRole('button', { name: '한지원 더 보기', exact: true });
    await line.waitFor();
    // It is no step of its own: the newest is the import.
    await mine.page.keyboard.press('Control+z');
    await line.waitFor({ state: 'detached' });
    await new ProjectFrame(mine.page).saved();
    const theirs = await open(colleague, ['박들', '오하람']);
    await theirs.dialog.getByText('불빛조 · 오하람').waitFor();
    expect(await theirs.said.innerText()).toBe('팀');
    expect(workplace.errors()).toEqual([]);
  });
});
