import type { CrewTeam } from '@ddak/domain';
import type { FeedMessage } from '@ddak/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { columnTexts } from '../harness/column-texts.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

const soon = { timeout: PATIENCE_MS };

/** The crew as a production sets it up on its first day. */
describe('the crew', () => {
  let workplace: Workplace;
  let owner: Program;
  let page: Page;
  const projectId = newId();

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '막차의 우산', projectType: 'feature', ...ids });
    ({ page } = await workplace.signedIn(owner, `/projects/${projectId}/crew`));
  });
  afterAll(() => workplace?.close());

  const teams = () =>
    page
      .getByRole('button', { name: / 팀 더 보기$/ })
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel!.replace(' 팀 더 보기', '')));
  const cell = (name: string, column: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: `${name} 더 보기`, exact: true }) })
      .locator(`[data-column="${column}"]`);
  const shows = (column: string, wanted: readonly string[]) =>
    expect.poll(() => columnTexts(page, column), soon).toEqual(wanted);

  it('CR13: teams of the trade are chosen and made in one step, which one undo takes back', async () => {
    await page.getByRole('button', { name: '팀 추가' }).first().click();
    const dialog = page.getByRole('dialog', { name: '팀 추가' });
    for (const name of ['연출', '촬영', '조명'])
      await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.getByLabel('팀 이름').fill('드론');
    await dialog.getByRole('button', { name: '4팀 추가' }).click();
    await expect.poll(teams, soon).toEqual(['연출', '촬영', '조명', '드론']);
    await page.keyboard.press('Control+z');
    await expect.poll(teams, soon).toEqual([]);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(teams, soon).toEqual(['연출', '촬영', '조명', '드론']);
    await new ProjectFrame(page).saved();
  });

  it('CR15: names and numbers are typed down a column, over the heads of teams', async () => {
    const { messages } = await owner.call<{ messages: FeedMessage[] }>(
      'GET',
      `/projects/${projectId}/feed?wait=0`,
    );
    const [snapshot] = messages;
    if (snapshot?.kind !== 'snapshot') throw new Error('the feed begins with no snapshot');
    const made = (snapshot.tables.crewTeam ?? []) as CrewTeam[];
    const teamId = (name: string) => made.find((team) => team.name === name)!._id;
    for (const [team, name] of [
      ['연출', '김하나'],
      ['촬영', '이둘'],
      ['촬영', '박셋'],
    ] as const)
      await owner.run(projectId, 'addCrew', {
        crewId: newId(),
        crewTeamId: teamId(team),
        name,
        roleTitle: '',
        userId: null,
        consent: { guardian: '' },
      });
    await shows('name', ['김하나', '이둘', '박셋']);
    await cell('김하나', 'phone').click();
    expect(await axeViolations(page)).toEqual([]);
    for (const phone of ['010-0000-0201', '010-0000-0202', '010-0000-0203']) {
      await page.keyboard.type(phone);
      await page.keyboard.press('Enter');
    }
    await shows('phone', ['010-0000-0201', '010-0000-0202', '010-0000-0203']);
    await cell('이둘', 'roleTitle').click();
    await page.keyboard.type('촬영감독');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('포커스');
    await page.keyboard.press('Enter');
    await shows('roleTitle', ['', '촬영감독', '포커스']);
  });

  it('CR16: a block of names and numbers is pasted over people of several teams in one step', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() =>
      navigator.clipboard.writeText(
        '감독\t010-0000-0301\ta@example.com\r\n촬영감독\t010-0000-0302\tb@example.com',
      ),
    );
    await cell('김하나', 'roleTitle').click();
    await page.keyboard.press('Control+v');
    await page.getByText('2줄에 붙여 넣었어요.').waitFor(soon);
    await shows('roleTitle', ['감독', '촬영감독', '포커스']);
    await shows('email', ['a@example.com', 'b@example.com', '']);
    await page.keyboard.press('Control+z');
    await shows('phone', ['010-0000-0201', '010-0000-0202', '010-0000-0203']);
    await shows('email', ['', '', '']);
  });

  it('CR15: a press calls or writes to somebody on a phone', async () => {
    const { page: phone } = await workplace.signedIn(owner, `/projects/${projectId}/crew`, { size: PHONE });
    const call = phone.getByRole('link', { name: '이둘 님에게 전화' });
    await call.waitFor();
    expect(await call.getAttribute('href')).toBe('tel:01000000202');
    const write = phone.getByRole('link', { name: '이둘 님에게 문자' });
    expect(await write.getAttribute('href')).toBe('sms:01000000202');
    const box = (await call.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(await phone.getByRole('textbox', { name: '이름' }).count()).toBe(0);
  });

  it('a name that is longer than its column ends in dots', async () => {
    const long = '황금들녘을가로지르는바람소리 스튜디오 대표';
    const type = async (name: string, next: string) => {
      await cell(name, 'name').dblclick();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(next);
      await page.keyboard.press('Enter');
    };
    await type('박셋', long);
    const name = cell(long, 'name').getByText(long);
    await name.waitFor();
    const cut = await name.evaluate((text) => ({
      dots: getComputedStyle(text).textOverflow,
      isCut: text.scrollWidth > text.clientWidth,
    }));
    expect(cut).toEqual({ dots: 'ellipsis', isCut: true });
    await type(long, '박셋');
    await cell('박셋', 'name').waitFor();
  });

  it('CR14: all who ask are accepted in one step', async () => {
    const asking = await Promise.all(
      ['오하람', '문가온'].map((name) => Program.join(workplace.server.url, name)),
    );
    for (const one of asking) await one.askToJoin(workplace.server, owner, projectId);
    await page.getByRole('heading', { name: '참여 요청 2건' }).waitFor();
    await page.getByRole('button', { name: '모두 수락' }).click();
    const dialog = page.getByRole('dialog', { name: '2명의 요청을 모두 수락할까요?' });
    await dialog.getByRole('button', { name: '모두 수락' }).click();
    await page.getByRole('heading', { name: '참여자 3명' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: /참여 요청/ }).count(), soon).toBe(0);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
