import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE, type Screen } from '../harness/browser.ts';
import { Cable } from '../harness/cable.ts';
import { orderOnServer } from '../harness/order-on-server.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { PhoneBoard } from '../pages/phone-board.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

const soon = { timeout: PATIENCE_MS };

/** The board in one hand: 390×844, by touch alone, on a line that comes and goes. */
describe('the board on a phone', () => {
  let workplace: Workplace;
  let cable: Cable;
  let screen: Screen;
  let board: PhoneBoard;
  let onServer: () => Promise<string[]>;

  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId, days } = await sceneBoard(owner, 8, [[]]);
    onServer = () => orderOnServer(owner, projectId, days[0]!);
    cable = await Cable.to(workplace.server.url);
    const where = { url: cable.url, size: PHONE };
    screen = await workplace.signedIn(owner, `/projects/${projectId}/timetable`, where);
    board = new PhoneBoard(screen.page);
  });
  afterAll(async () => {
    await cable?.close();
    await workplace?.close();
  });

  it('takes scenes from the pool by taps', async () => {
    await board.put(1, ['1', '2', '3']);
    await expect.poll(() => board.order(1), soon).toEqual(['1', '2', '3']);
  });

  it('reorders by the bar and by resting a finger on a row and carrying it', async () => {
    await board.moveByBar(board.row(1, '1'), '아래로');
    await expect.poll(() => board.order(1), soon).toEqual(['2', '1', '3']);
    await board.dragBefore(board.row(1, '3'), board.row(1, '2'));
    await expect.poll(() => board.order(1), soon).toEqual(['3', '2', '1']);
  });

  it('goes on without a line, opens anew without one, and sends when it is back', async () => {
    // Until then the app itself is not on the device.
    await screen.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    cable.pull();
    const frame = new ProjectFrame(screen.page);
    await frame.isOffline();
    await board.moveByBar(board.row(1, '3'), '아래로');
    await expect.poll(() => board.order(1), soon).toEqual(['2', '3', '1']);
    await screen.page.reload();
    await expect.poll(() => board.order(1), soon).toEqual(['2', '3', '1']);
    await frame.isOffline();
    cable.plugIn();
    await expect.poll(onServer, soon).toEqual(['2', '3', '1']);
    expect(await board.order(1)).toEqual(['2', '3', '1']);
  });

  it('takes the files of the app from the cache of the device, past the worker (SN17)', async () => {
    await screen.page.reload();
    await expect.poll(() => board.order(1), soon).toEqual(['2', '3', '1']);
    const sources = await screen.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name))
        .map((entry) => (entry as unknown as { workerFinalSourceType: string }).workerFinalSourceType),
    );
    expect(sources.length).toBeGreaterThan(10);
    expect(new Set(sources)).toEqual(new Set(['cache']));
  });

  it('opens a scene from below, and closes it by going back, without leaving the list', async () => {
    const { page } = screen;
    await new ProjectFrame(page).goTo('씬');
    const card = page.getByRole('button').filter({ has: page.getByText('2', { exact: true }) });
    await card.first().tap();
    await page.getByRole('dialog').getByLabel('극중 장소').waitFor();
    await page.goBack({ waitUntil: 'commit' });
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await card.first().waitFor();
  });

  it('leaves nothing wider than the screen', async () => {
    const width = await screen.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.viewport.width);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
