import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openScreen, PATIENCE_MS, type Screen } from '../harness/browser.ts';
import { readPdf, readXlsx } from '../harness/read-documents.ts';
import { RealServer } from '../harness/real-server.ts';
import { AuthPage } from '../pages/auth-page.ts';
import { CallsheetPage } from '../pages/callsheet-page.ts';
import { ProjectFrame } from '../pages/project-frame.ts';
import { ProjectsPage } from '../pages/projects-page.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { ScreenplaysPage } from '../pages/screenplays-page.ts';
import { TimetablePage } from '../pages/timetable-page.ts';

const SCRIPT = fileURLToPath(new URL('night-bus-stop.txt', import.meta.resolve('@ddak/screenplay/fixtures')));
const account = { name: '정서윤', email: 'seoyun@example.com', password: 'correct horse battery' };
const soon = { timeout: PATIENCE_MS };

/** One person's way from a script to a printed day. Each step stands on the one before. */
describe('from a script to a call sheet', () => {
  let server: RealServer;
  let browser: Browser;
  let screen: Screen;

  beforeAll(async () => {
    [server, browser] = await Promise.all([RealServer.start(), openBrowser()]);
    screen = await openScreen(browser, server.url, { withWorker: true });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('signs up, signs in and makes a project', async () => {
    const auth = new AuthPage(screen.page);
    await auth.open();
    await auth.signUp(account);
    await auth.signIn(account);
    const projects = new ProjectsPage(screen.page);
    await projects.isOpen();
    await projects.create('밤의 정류장');
  });

  it('uploads a script and sees its scenes', async () => {
    await new ProjectFrame(screen.page).goTo('시나리오');
    const screenplays = new ScreenplaysPage(screen.page);
    await screenplays.upload(SCRIPT);
    await screenplays.review();
    expect(await new ReviewPage(screen.page).sceneCount()).toBe(35);
  });

  it('corrects a heading, joins two scenes, splits one, and accepts', async () => {
    const review = new ReviewPage(screen.page);
    await review.inTextOrder();
    await review.select(/^2 정류장/);
    await review.correctPlace('버스 정류장');
    await review.scene(/^2 버스 정류장/).waitFor();
    await review.select(/^6 준호네 방/);
    await review.joinWithFormer();
    await expect.poll(() => review.sceneCount(), soon).toBe(34);
    await review.select(/^1 편의점/);
    await review.splitAt('준호가 소매로 입가를 훔친다. 창밖으로 마지막 버스가 지나간다.');
    await expect.poll(() => review.sceneCount(), soon).toBe(35);
    await review.accept();
  });

  it('makes days and drags scenes to them, reorders, moves and takes them back', async () => {
    const frame = new ProjectFrame(screen.page);
    await frame.goTo('촬영계획표');
    const timetable = new TimetablePage(screen.page);
    const waiting = await timetable.poolCount();
    await timetable.addDays('2026-12-01', 3);
    await timetable.day(3).waitFor();
    for (const label of ['1', '3', '14']) await timetable.allocate(label, 1);
    // A new day has the project's rows; scenes go before the meal and the wrap (DR2, DR3).
    expect(await timetable.order(1)).toEqual(['집합', '1', '3', '14', '식사', '정리']);
    await timetable.drag(timetable.row(1, '14 '), timetable.row(1, '1 '), 'top');
    await expect.poll(() => timetable.order(1), soon).toEqual(['집합', '14', '1', '3', '식사', '정리']);
    await timetable.drag(timetable.row(1, '3 '), timetable.day(2));
    await expect.poll(() => timetable.order(2), soon).toEqual(['집합', '3', '식사', '정리']);
    await timetable.takeBack(2, '3 ');
    await expect.poll(() => timetable.poolCount(), soon).toBe(waiting - 2);
    await frame.saved();
  });

  it('adds a rest, and the clock of every later row follows at once', async () => {
    const timetable = new TimetablePage(screen.page);
    expect(await timetable.starts(1)).toEqual(['07:00', '08:00', '08:45', '09:30', '10:30']);
    await timetable.addPhase(1, '휴식', '커피차', 20);
    await expect.poll(() => timetable.order(1), soon).toEqual(['집합', '14', '1', '식사', '커피차', '정리']);
    await timetable.moveByKeys(timetable.row(1, '커피차'), 'Alt+ArrowUp');
    await expect.poll(() => timetable.order(1), soon).toEqual(['집합', '14', '1', '커피차', '식사', '정리']);
    expect(await timetable.starts(1)).toEqual(['07:00', '08:00', '08:45', '09:30', '09:50', '10:50']);
  });

  it('makes the call sheet of the day and takes it home as PDF, for a phone, as a picture, as XLSX', async () => {
    await new TimetablePage(screen.page).makeCallsheet(1);
    const sheet = new CallsheetPage(screen.page);
    await sheet.isOpen(1);
    await new ProjectFrame(screen.page).saved();
    const pdf = await sheet.download('PDF');
    expect(pdf.name).toMatch(/\.pdf$/);
    const [page] = await readPdf(pdf.bytes);
    expect(page!.width).toBeGreaterThan(page!.height);
    for (const words of ['밤의 정류장', '편의점', '커피차', '준호']) expect(page!.text).toContain(words);
    const phone = await sheet.download('휴대폰용 PDF');
    expect((await readPdf(phone.bytes))[0]!.width).toBe(390);
    const picture = await sheet.download('그림(가로)');
    expect([picture.name.slice(-4), picture.bytes.toString('latin1', 1, 4)]).toEqual(['.png', 'PNG']);
    const xlsx = await sheet.download('XLSX');
    expect(xlsx.name).toMatch(/\.xlsx$/);
    const cells = (await readXlsx(xlsx.bytes)).join('\n');
    for (const words of ['밤의 정류장', '편의점', '커피차', '준호']) expect(cells).toContain(words);
  });

  it('has met no error on its way', () => {
    expect(screen.errors).toEqual([]);
  });
});
