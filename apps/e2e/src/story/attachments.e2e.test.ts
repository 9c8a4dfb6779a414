import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../harness/axe-violations.ts';
import { PATIENCE_MS, PHONE } from '../harness/browser.ts';
import { Cable } from '../harness/cable.ts';
import { type FilmOnServer, filmOnServer } from '../harness/film-on-server.ts';
import { dropFile, pasteFile } from '../harness/hand-files.ts';
import { Program, sentCommand } from '../harness/program.ts';
import { testPicture } from '../harness/test-picture.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';

const MB = 1024 * 1024;
const soon = { timeout: PATIENCE_MS };
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
/** No two parts of it alike. */
const VIDEO = Buffer.alloc(24 * MB, createHash('sha512').update('헌팅').digest());
for (let i = 0; i < VIDEO.length; i += 4096) VIDEO.writeUInt32LE(i, i);

/** Two people hang what they have found on what they plan: one at a desk, one on a phone. */
describe('files and links', () => {
  let workplace: Workplace;
  let cable: Cable;
  let owner: Program;
  let film: FilmOnServer;
  let desk: Page;
  let phone: Page;
  let base: string;

  beforeAll(async () => {
    workplace = await Workplace.open({ withWorker: true });
    const { url } = workplace.server;
    cable = await Cable.to(url);
    owner = await Program.join(url, '정서윤');
    film = await filmOnServer(owner, { scenes: 8, days: 2, items: 1, waiting: 2 });
    const member = await Program.join(url, '남도윤');
    await member.joinProject(workplace.server, owner, film.projectId, 'member');
    base = `/projects/${film.projectId}`;
    ({ page: desk } = await workplace.signedIn(owner, `${base}/scenes`, { url: cable.url }));
    ({ page: phone } = await workplace.signedIn(member, `${base}/scenes?scene=${film.scenes[2]}`, {
      size: PHONE,
    }));
  });
  afterAll(async () => {
    await cable?.close();
    await workplace?.close();
  });

  const open = (page: Page) => page.getByRole('button', { name: /^S#3 댓글/ });
  const turnOver = (page: Page) =>
    page
      .getByRole('group', { name: '댓글이나 파일' })
      .getByRole('button', { name: /^파일과 링크/ })
      .click();
  const list = (page: Page) => page.getByRole('list', { name: '파일과 링크' });
  const called = (page: Page, name: string) => list(page).getByText(name, { exact: true });
  const choose = (page: Page, name: string, buffer: Buffer, label = '붙일 파일') =>
    page.getByLabel(label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const menu = async (page: Page, name: string, entry: string): Promise<void> => {
    await list(page)
      .getByRole('button', { name: `${name} 메뉴` })
      .click();
    await page.getByRole('menuitem', { name: entry }).click();
  };

  it('AT2: are chosen, dragged there and pasted, and seen by the other at once', async () => {
    await desk.getByRole('gridcell', { name: '골목' }).first().hover();
    await desk.getByRole('button', { name: '댓글 남기기' }).click();
    await turnOver(desk);
    await desk.getByText('아직 붙인 파일이나 링크가 없어요.').waitFor();
    await choose(desk, '옥상.png', testPicture(1200, 800));
    await called(desk, '옥상.png').waitFor();
    await open(phone).click();
    await called(phone, '옥상.png').waitFor();
    await dropFile(list(desk), '끌어 놓은 콘티.pdf', '%PDF-1.7');
    await pasteFile(desk, '붙여 넣은 메모.txt', '우산 스무 개');
    await called(phone, '끌어 놓은 콘티.pdf').waitFor();
    await called(phone, '붙여 넣은 메모.txt').waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it('AT2: are links with a title of their own, which tell nobody where one comes from', async () => {
    await desk.getByRole('button', { name: '링크 추가' }).click();
    const dialog = desk.getByRole('dialog', { name: '링크 추가' });
    await dialog.getByLabel('주소').fill('javascript:alert(1)');
    await dialog.getByText('http나 https로 시작하는 주소를 적어 주세요.').waitFor();
    await dialog.getByLabel('주소').fill('127.0.0.1:9/admin');
    await dialog.getByLabel('제목').fill('내부 문서');
    await dialog.getByRole('button', { name: '추가', exact: true }).click();
    const link = list(phone).getByRole('link', { name: '내부 문서' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('https://127.0.0.1:9/admin');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('FS11: keep where and when a picture was taken where its sender asks for that', async () => {
    const asked = async (name: string): Promise<unknown> => {
      const begun = desk.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/uploads'));
      await choose(desk, name, testPicture(40, 30));
      return (await begun).postDataJSON();
    };
    const box = desk.getByRole('checkbox', { name: '사진을 찍은 곳·때도 남기기' });
    expect(await asked('로비.png')).toMatchObject({ keepsMetadata: false });
    await box.check();
    expect(await asked('로비 원본.png')).toMatchObject({ keepsMetadata: true });
    await called(desk, '로비 원본.png').waitFor();
    await box.uncheck();
    for (const name of ['로비.png', '로비 원본.png']) await menu(desk, name, '떼기');
    await called(desk, '로비 원본.png').waitFor({ state: 'detached' });
  });

  it('FS8, FS7: are what their bytes say, and a script as a name is a text', async () => {
    await choose(desk, '약도.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'));
    await list(phone).getByText('이름과 내용이 달라요: 웹 문서').waitFor();
    await choose(desk, '<img src=x onerror=alert(1)>.txt', Buffer.from('글'));
    await called(phone, '<img src=x onerror=alert(1)>.txt').waitFor();
  });

  it('AT9: are photographed, and looked at one after another by swipe, keys and buttons', async () => {
    await choose(phone, '현장.png', testPicture(800, 1200), '찍은 사진');
    await called(desk, '현장.png').click();
    const viewer = (page: Page, name: string) => page.getByRole('dialog', { name: `그림 보기: ${name}` });
    const size = (page: Page, name: string) =>
      viewer(page, name)
        .getByRole('img', { name })
        .evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(() => size(desk, '현장.png'), soon).toBe(800);
    await desk.keyboard.press('ArrowRight');
    await expect.poll(() => size(desk, '옥상.png'), soon).toBe(1200);
    await desk.keyboard.press('ArrowLeft');
    await viewer(desk, '현장.png').waitFor();
    await desk.keyboard.press('Escape');
    await viewer(desk, '현장.png').waitFor({ state: 'detached' });
    await called(phone, '현장.png').click();
    await viewer(phone, '현장.png').waitFor();
    // As a finger does: what is scrolled by comes to rest at the next picture.
    await viewer(phone, '현장.png')
      .locator('.strip')
      .evaluate((strip) => strip.scrollBy(strip.clientWidth, 0));
    await viewer(phone, '옥상.png').waitFor();
    await viewer(phone, '옥상.png').getByRole('button', { name: '닫기' }).click();
  });

  it('AT9: a picture of 20,000 by 20,000 pixels says that it is too large', async () => {
    const immense = Buffer.from(testPicture(8, 8));
    immense.writeUInt32BE(20_000, 16);
    immense.writeUInt32BE(20_000, 20);
    await choose(desk, '항공.png', immense);
    await called(phone, '항공.png').click();
    await phone.getByText('그림이 너무 커서 여기서는 볼 수 없어요. 내려받아 열어 주세요.').waitFor();
    await phone.getByRole('button', { name: '닫기', exact: true }).click();
  });

  it('FS6: of 4 GB are refused in words before a byte of them is sent', async () => {
    const sent: string[] = [];
    desk.on('request', (request) => sent.push(request.method()));
    await desk.evaluate(() => {
      const { get } = Object.getOwnPropertyDescriptor(Blob.prototype, 'size')!;
      Object.defineProperty(File.prototype, 'size', {
        get(this: File) {
          return this.name === '원본.mov' ? 4 * 1024 ** 3 : get!.call(this);
        },
      });
    });
    await dropFile(list(desk), '원본.mov', '가');
    await desk.getByText('파일이 너무 커요. 500MB까지 올릴 수 있어요.').waitFor();
    expect(sent).toContain('POST');
    expect(sent).not.toContain('PATCH');
    await desk.getByRole('button', { name: '원본.mov 닫기' }).click();
    await desk.getByText('원본.mov').waitFor({ state: 'detached' });
  });

  it('FS6: go on where the line broke, also while the panel is closed, and are had whole by name', async () => {
    await choose(desk, '헌팅.mp4', VIDEO);
    const bar = desk.getByRole('progressbar', { name: '헌팅.mp4 올리는 중' });
    await bar.waitFor();
    cable.pull();
    await new ProjectFrame(desk).isOffline();
    await desk.getByText('연결되면 이어서 보내요').waitFor();
    await open(desk).click();
    await bar.waitFor({ state: 'detached' });
    cable.plugIn();
    await called(phone, '헌팅.mp4').waitFor();
    const [download] = await Promise.all([
      phone.waitForEvent('download'),
      list(phone).getByRole('link', { name: '헌팅.mp4' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('헌팅.mp4');
    expect(sha256(readFileSync(await download.path()))).toBe(sha256(VIDEO));
    await desk.getByRole('button', { name: /^S#3 댓글, 파일과 링크 \d+개/ }).click();
    await called(desk, '헌팅.mp4').waitFor();
  });

  it('AT3, AT5: are renamed, taken off and brought back; by others only where they may', async () => {
    await menu(desk, '끌어 놓은 콘티.pdf', '이름 바꾸기');
    await desk.getByRole('textbox', { name: '이름' }).fill('2고 콘티');
    await desk.keyboard.press('Enter');
    await called(phone, '2고 콘티.pdf').waitFor();
    await menu(desk, '2고 콘티.pdf', '떼기');
    await called(phone, '2고 콘티.pdf').waitFor({ state: 'detached' });
    await desk.getByRole('button', { name: '되돌리기' }).click();
    await called(phone, '2고 콘티.pdf').waitFor();
    await list(phone).getByRole('button', { name: '2고 콘티.pdf 메뉴' }).click();
    await phone.getByRole('menuitem', { name: '내려받기' }).waitFor();
    expect(await phone.getByRole('menuitem', { name: '떼기' }).count()).toBe(0);
    await phone.keyboard.press('Escape');
  });

  it('AT10: stand beside what is said, open where nothing is, and turn over for a file', async () => {
    await open(desk).click();
    await list(desk).waitFor({ state: 'detached' });
    await open(desk).click();
    await called(desk, '2고 콘티.pdf').waitFor();
    const tabs = desk.getByRole('group', { name: '댓글이나 파일' });
    await tabs.getByRole('button', { name: '댓글', exact: true }).click();
    await desk.getByText('여기에 대해 처음 이야기해 보세요').waitFor();
    await dropFile(tabs, '빗나간 것.txt', '가');
    await called(desk, '2고 콘티.pdf').waitFor();
  });

  it('AT10: have nothing that axe finds wrong', async () => {
    for (const page of [desk, phone]) {
      await page.mouse.move(300, 12);
      await page.getByRole('tooltip').waitFor({ state: 'detached' });
      expect(await axeViolations(page)).toEqual([]);
      await called(page, '현장.png').click();
      await page.getByRole('dialog', { name: '그림 보기: 현장.png' }).getByRole('img').waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page
        .getByRole('dialog', { name: '그림 보기: 현장.png' })
        .getByRole('button', { name: '닫기' })
        .click();
    }
  });

  it('AT4: go with their scene, which is said, and come back with it', async () => {
    const { projectId, scenes } = film;
    const { _id: commandId } = await owner.run(projectId, 'removeScenes', { sceneIds: [scenes[2]!] });
    await desk.getByText('방금 지워졌거나 볼 수 없게 됐어요').waitFor();
    expect(await desk.getByRole('button', { name: '파일 고르기' }).count()).toBe(0);
    await owner.send(projectId, sentCommand('undo', { commandId }));
    await called(desk, '2고 콘티.pdf').waitFor();
  });

  it('no page has thrown', () => {
    expect(workplace.errors()).toEqual([]);
  });
});
