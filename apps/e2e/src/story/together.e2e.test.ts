import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE, type Screen } from '../harness/browser.ts';
import { Cable } from '../harness/cable.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';
import { ProjectsPage } from '../pages/projects-page.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const soon = { timeout: PATIENCE_MS };

/** Several people at one production: who is there, what comes while nobody looks, and what is lost with a right. */
describe('people in one project', () => {
  let workplace: Workplace;
  let cable: Cable;
  let owner: Program;
  let editor: Program;
  let mine: Screen;
  let projectId: string;
  let memberId: string;

  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    const { url } = workplace.server;
    cable = await Cable.to(url);
    [owner, editor] = [await Program.join(url, '정서윤'), await Program.join(url, '한지원')];
    ({ projectId } = await sceneBoard(owner, 6, [[1, 2, 3], [4]]));
    memberId = await editor.joinProject(workplace.server, owner, projectId, 'editor');
    mine = await workplace.signedIn(owner, `/projects/${projectId}/timetable`);
    await new TimetablePage(mine.page).row(1, '1 ').waitFor();
  });
  afterAll(async () => {
    await cable?.close();
    await workplace?.close();
  });

  const company = (screen: Screen) => screen.page.getByRole('button', { name: /^지금 함께 보는 사람/ });

  it('see who else looks at it now, on every screen of it, until they leave (SPEC 9: presence)', async () => {
    expect(await company(mine).count()).toBe(0);
    const theirs = await workplace.signedIn(editor, `/projects/${projectId}/scenes`);
    await company(theirs).waitFor();
    await expect.poll(() => company(mine).getAttribute('aria-label'), soon).toBe('지금 함께 보는 사람 1명');
    expect(await company(mine).getAttribute('aria-description')).toBe('한지원');
    await company(mine).click();
    await mine.page
      .getByRole('dialog', { name: '지금 함께 보는 사람' })
      .getByRole('listitem')
      .filter({ hasText: '한지원' })
      .waitFor();
    await mine.page.keyboard.press('Escape');
    await new ProjectFrame(theirs.page).goTo('촬영계획표');
    await company(theirs).waitFor();
    await theirs.page.getByRole('link', { name: 'DDAK 내 작품' }).click();
    await new ProjectsPage(theirs.page).isOpen();
    await company(mine).waitFor({ state: 'detached' });
    await theirs.page.goto(`/projects/${projectId}`);
    await company(mine).waitFor();
    await theirs.page.context().close();
    await company(mine).waitFor({ state: 'detached' });
  });

  it('PR5: come and go without closing what somebody has open, or taking what they write', async () => {
    const { page } = mine;
    await page.goto(`/projects/${projectId}/crew`);
    await page.getByRole('button', { name: '초대하기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.evaluate(() =>
      Object.assign(window, { head: [...document.querySelectorAll('main header > *')] }),
    );
    const isAsBefore = () =>
      page.evaluate(() => {
        const { head } = window as unknown as { readonly head: readonly Element[] };
        return head.length > 1 && head.every((part) => document.contains(part));
      });
    const theirs = await workplace.signedIn(editor, `/projects/${projectId}/scenes`);
    const shown = page.locator('button[aria-label^="지금 함께 보는 사람"]');
    await shown.waitFor({ state: 'attached' });
    expect([await isAsBefore(), await dialog.count()]).toEqual([true, 1]);
    await theirs.page.context().close();
    await shown.waitFor({ state: 'detached' });
    expect([await isAsBefore(), await dialog.count()]).toEqual([true, 1]);
    await page.goto(`/projects/${projectId}/timetable`);
    await new TimetablePage(page).row(1, '1 ').waitFor();
  });

  it('PR3: are a number on a phone, and nobody is claimed to be there without a line', async () => {
    const path = `/projects/${projectId}/scenes`;
    const theirs = await workplace.signedIn(editor, path, { url: cable.url, size: PHONE });
    await company(theirs).waitFor();
    expect(await company(theirs).innerText()).toContain('1');
    cable.pull();
    await company(theirs).waitFor({ state: 'detached' });
    await company(mine).waitFor({ state: 'detached' });
    cable.plugIn();
    await company(theirs).waitFor();
    await theirs.page.context().close();
  });

  it('have on their device what was changed while they looked elsewhere (SPEC 7: each of pbChannels)', async () => {
    const theirs = await workplace.signedIn(editor, `/projects/${projectId}/timetable`, { url: cable.url });
    const board = new TimetablePage(theirs.page);
    await board.row(1, '1 ').waitFor();
    await theirs.page.getByRole('link', { name: 'DDAK 내 작품' }).click();
    await new ProjectsPage(theirs.page).isOpen();
    const moves = new TimetablePage(mine.page);
    await moves.moveByKeys(moves.row(1, '1 '), 'Alt+ArrowDown');
    await new ProjectFrame(mine.page).saved();
    const behind = () =>
      theirs.page.evaluate(
        (id) =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('ddak');
            opening.onsuccess = () => {
              const asking = opening.result.transaction('copySteps').objectStore('copySteps').getAll();
              asking.onsuccess = () => {
                opening.result.close();
                const steps = (asking.result as { projectId: string; step: { changes: object[] } }[]).filter(
                  (one) => one.projectId === id,
                );
                resolve(steps.filter(({ step }) => JSON.stringify(step.changes).includes('orderKey')).length);
              };
            };
          }),
        projectId,
      );
    await expect.poll(behind, { timeout: 60_000 }).toBeGreaterThan(0);
    cable.pull();
    await new ProjectsPage(theirs.page).openProject('밤의 정류장');
    await new ProjectFrame(theirs.page).goTo('촬영계획표');
    await expect.poll(() => board.order(1), soon).toEqual(['2', '1', '3']);
    cable.plugIn();
    await new ProjectFrame(theirs.page).saved();
    await theirs.page.context().close();
  });

  it('are shown out at once with their right, and told what was not sent of theirs', async () => {
    const theirs = await workplace.signedIn(editor, `/projects/${projectId}/timetable`, { url: cable.url });
    const board = new TimetablePage(theirs.page);
    await board.row(1, '3 ').waitFor();
    const mayAdd = theirs.page.getByRole('button', { name: '촬영일 추가' }).first();
    await mayAdd.waitFor();
    await owner.run(projectId, 'changeMember', { memberId, role: 'member' });
    await mayAdd.waitFor({ state: 'detached' });
    await owner.run(projectId, 'changeMember', { memberId, role: 'editor' });
    await mayAdd.waitFor();
    cable.pull();
    await new ProjectFrame(theirs.page).isOffline();
    await board.moveByKeys(board.row(1, '3 '), 'Alt+ArrowUp');
    await new ProjectFrame(theirs.page).status.filter({ hasText: '보낼 것 1개' }).waitFor();
    await owner.run(projectId, 'removeMember', { memberId });
    cable.plugIn();
    await theirs.page.getByText('열 수 없는 작품이에요').waitFor();
    await theirs.page.getByRole('alert').filter({ hasText: '권한' }).first().waitFor();
    expect(await new TimetablePage(mine.page).order(1)).toEqual(['2', '1', '3']);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
