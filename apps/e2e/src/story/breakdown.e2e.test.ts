import type { Scene } from '@ddak/domain';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE, type Screen } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ScreenplaysPage } from '../pages/screenplays-page.ts';

const soon = { timeout: PATIENCE_MS };
const SCRIPT = `밤의 정류장

S#1. 편의점 (밤)

준호가 우산을 접는다. 의자 세 개가 놓여 있다. 모카뽁이가 걸려 있다.

준호: 어서 오세요.

수진: 담배 한 갑이요.

S#2. 정류장 (밤)

수진이 캐리어를 끌고 온다. 강아지가 짖는다.

수진: 막차 갔어요?

S#3. 골목 (밤)

준호가 자전거를 탄다.

준호: 잠깐만요.
`;
const file = { name: '1고.txt', mimeType: 'text/plain', buffer: Buffer.from(SCRIPT) };

const suggested = (page: Page) =>
  page.getByRole('region', { name: '제안' }).getByRole('listitem').locator('button[aria-pressed]');
const names = (page: Page) =>
  page.getByLabel(/ 이름$/).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const shows = (page: Page, items: readonly string[]) => expect.poll(() => names(page), soon).toEqual(items);
const waits = (page: Page, count: number) => expect.poll(() => suggested(page).count(), soon).toBe(count);

/** What scenes need, decided by mouse, by keys, by finger and without a line. */
describe('the breakdown', () => {
  let workplace: Workplace;
  let owner: Program;
  let screen: Screen;
  let path: string;

  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId } = await sceneBoard(owner, 0, []);
    screen = await workplace.signedIn(owner, `/projects/${projectId}/screenplays`);
    const screenplays = new ScreenplaysPage(screen.page);
    await screenplays.upload(file);
    await screenplays.review();
    const screenplayId = new URL(screen.page.url()).pathname.split('/').at(-1)!;
    await owner.run(projectId, 'acceptScreenplay', { screenplayId });
    path = `/projects/${projectId}/breakdown`;
    await screen.page.goto(path);
  });
  afterAll(() => workplace?.close());

  it('BD12: says which scene it is beside its items', async () => {
    const facts = screen.page.getByRole('region', { name: 'S#1 씬 정보' });
    await expect.poll(() => facts.locator('dt').allTextContents(), soon).toEqual(['세트', '단역']);
    expect(await facts.locator('dd').allTextContents()).toEqual(['편의점', '준호, 수진']);
    expect(await facts.textContent()).toContain('밤');
  });

  it('offers what the text shows, with its words marked, and takes or turns down by mouse', async () => {
    const { page } = screen;
    await waits(page, 2);
    await expect.poll(() => page.locator('mark').allTextContents(), soon).toEqual(['우산을', '의자 세 개가']);
    await page.getByRole('button', { name: '우산 받기' }).click();
    await shows(page, ['우산']);
    await page.getByRole('button', { name: '의자 거절' }).click();
    await waits(page, 0);
    await page.getByRole('button', { name: '되돌리기' }).last().click();
    await waits(page, 1);
    await page.getByRole('button', { name: '모두 받기' }).click();
    await shows(page, ['우산', '의자']);
  });

  it('makes items of chosen words, and edits them where they stand', async () => {
    const { page } = screen;
    await page.getByText('모카뽁이가 걸려 있다', { exact: false }).evaluate((line) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf('모카뽁이') ?? -1;
        if (at >= 0) window.getSelection()?.setBaseAndExtent(node, at, node, at + 4);
      }
    });
    await page.getByRole('group', { name: '모카뽁이 분류' }).getByText('의상').click();
    await shows(page, ['우산', '의자', '모카뽁이']);
    await page.getByLabel('모카뽁이 수량').fill('12');
    await page.getByLabel('모카뽁이 이름').fill('모카 인형');
    await page.getByLabel('모카 인형 메모').fill('두 벌');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByLabel('모카 인형 메모').inputValue(), soon).toBe('두 벌');
    await page.getByText('저장됨').waitFor();
    await page.reload();
    await shows(page, ['우산', '의자', '모카 인형']);
    expect(await page.getByLabel('모카 인형 수량').inputValue()).toBe('12');
    expect(await page.getByLabel('모카 인형 메모').inputValue()).toBe('두 벌');
  });

  it('goes by keys alone: the next open scene, suggestions, words of the text', async () => {
    const { page } = screen;
    await page.keyboard.press('n');
    await waits(page, 2);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await shows(page, ['캐리어']);
    await page.keyboard.press('x');
    await waits(page, 0);
    await page.keyboard.press('ArrowRight');
    // What was just said stands above the categories, not over them.
    const panel = await page.getByRole('group', { name: /분류$/ }).boundingBox();
    const toast = page.getByRole('button', { name: '되돌리기' }).last();
    const foot = async () => ((box) => box!.y + box!.height)(await toast.boundingBox());
    await expect.poll(foot, soon).toBeLessThan(panel!.y);
    await page.keyboard.press('9');
    await shows(page, ['캐리어', '수진이']);
    await page.keyboard.press('Control+z');
    await shows(page, ['캐리어']);
  });

  it('works without a line, and merges when it is back', async () => {
    const { page } = screen;
    await page.context().setOffline(true);
    await page.keyboard.press('j');
    await waits(page, 1);
    await page.keyboard.press('a');
    await shows(page, ['자전거']);
    await page.context().setOffline(false);
    const other = await workplace.signedIn(owner, path);
    await other.page.getByRole('button', { name: /골목/ }).click();
    await shows(other.page, ['자전거']);
  });

  it('EL13, RE17: says whose a costume is, and lists them by person', async () => {
    const { page } = screen;
    await page.goto(path);
    await shows(page, ['우산', '의자', '모카 인형']);
    await page.getByRole('button', { name: '모카 인형, 누구 것인지 정하기' }).click();
    await page.getByRole('menuitem', { name: '수진' }).click();
    await page.getByRole('button', { name: '모카 인형, 수진 것' }).waitFor();
    await page.getByText('저장됨').waitFor();
    await page.goto(path.replace('breakdown', 'reports?kind=items&department=costume'));
    const byPerson = page.getByLabel('묶기').getByRole('button', { name: '인물별' });
    await byPerson.click();
    await page.getByRole('row', { name: /2\. 수진/ }).waitFor();
    await page.getByRole('button', { name: '의상표' }).click();
    await page.getByRole('menuitem', { name: '차량표' }).click();
    await expect.poll(() => byPerson.count(), soon).toBe(0);
    expect(new URL(page.url()).search).toContain('department=vehicles');
  });

  it('is only read by who may only read', async () => {
    const member = await Program.join(workplace.server.url, '손님');
    await member.joinProject(workplace.server, owner, path.split('/')[2]!, 'member');
    const theirs = await workplace.signedIn(member, path);
    await shows(theirs.page, ['우산', '의자', '모카 인형']);
    expect(await theirs.page.getByLabel('우산 이름').isDisabled()).toBe(true);
    expect(await theirs.page.getByLabel('새 항목').count()).toBe(0);
  });

  it('shows text and items by turns on a phone, and takes fingers', async () => {
    const projectId = path.split('/')[2]!;
    const { messages } = await owner.call<{ messages: { tables: { scene: Scene[] } }[] }>(
      'GET',
      `/projects/${projectId}/feed`,
    );
    const sceneId = messages[0]!.tables.scene.find(({ sceneNo }) => sceneNo === 2)!._id;
    const item = { _id: newId(), type: 'props', name: '물뿌리개', status: 'suggested' } as const;
    const rest = { subtype: '', quantity: null, note: '', source: 'ai', evidence: null } as const;
    await owner.run(projectId, 'addBreakdownItems', { sceneId, items: [{ ...rest, ...item }] });
    const phone = await workplace.signedIn(owner, path, { size: PHONE });
    await phone.page.getByRole('button', { name: '다음 제안' }).tap();
    await phone.page.getByRole('button', { name: '항목 2' }).tap();
    await phone.page.getByRole('button', { name: '물뿌리개 받기' }).tap();
    await shows(phone.page, ['캐리어', '물뿌리개']);
    await phone.page.getByRole('button', { name: '씬 목록' }).tap();
    await phone.page.getByRole('button', { name: /골목/ }).waitFor();
  });
});
