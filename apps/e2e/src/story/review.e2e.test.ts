import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE, type Screen } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { ScreenplaysPage } from '../pages/screenplays-page.ts';

const soon = { timeout: PATIENCE_MS };
const LOCKED = fileURLToPath(
  new URL('locked/night-bus-stop.agile.docx', import.meta.resolve('@ddak/screenplay/fixtures')),
);

/** A script in which nearly every scene has something that is not sure. */
const SCRIPT = `밤의 정류장

S#1. 편의점 (밤)

준호가 계산대에서 존다.

준호	어서 오세요.
수진	담배 한 갑이요.

S#2. 정류장 (밤)

수진이 버스를 기다린다.

김준호	막차 갔어요.

S#2. 골목 (밤)

고양이가 지나간다.

S#6. 병원 복도 (낮)

어머니가 걷는다.

어머니	준호야.

S#7. 카페 (낮)

수진	뭐 마실래요?

S#8~10. 거리 (낮)

준호가 걷는다.

수진이 전화를 건다.

어머니가 창밖을 본다.

S#11. 학교 옥상 (낮)

바람이 분다.

끝
`;
const file = { name: '2고.txt', mimeType: 'text/plain', buffer: Buffer.from(SCRIPT) };

/** The review of a doubtful script, by keyboard, by mouse and by finger, on two devices. */
describe('reviewing a doubtful script', () => {
  let workplace: Workplace;
  let owner: Program;
  let screen: Screen;
  let review: ReviewPage;
  let base: string;
  let path: string;

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId } = await sceneBoard(owner, 0, []);
    base = `/projects/${projectId}`;
    screen = await workplace.signedIn(owner, `${base}/screenplays`);
    review = new ReviewPage(screen.page);
    const screenplays = new ScreenplaysPage(screen.page);
    await screenplays.upload(file);
    await screenplays.review();
    path = new URL(screen.page.url()).pathname;
  });
  afterAll(() => workplace?.close());

  const press = async (...keys: string[]) => {
    for (const key of keys) await screen.page.keyboard.press(key);
  };
  const shows = (labels: readonly string[]) => expect.poll(() => review.labels(), soon).toEqual(labels);

  it('goes from doubt to doubt by keys, mends with Enter and digits, and takes back with U', async () => {
    await press('f', 'f');
    // What was guessed stands between what is doubted and the order of the text.
    await screen.page.getByText(/^본문에 없어서 짐작한 것: 안\/밖/).waitFor();
    await press('f');
    await shows(['1', '2', '2', '6', '7', '8', '11']);
    await review.select(/^2 골목/);
    await review.open.getByText('번호가 두 번 나와요').waitFor();
    // The first way out: a letter.
    await press('Enter');
    await shows(['1', '2', '2A', '6', '7', '8', '11']);
    await press('u');
    await shows(['1', '2', '2', '6', '7', '8', '11']);
    await review.select(/^2 골목/);
    await press('2');
    await shows(['1', '2', '3', '4', '5', '6', '7']);
    await press('Control+z');
    await shows(['1', '2', '2', '6', '7', '8', '11']);
    await review.select(/^2 골목/);
    await press('1');
    await shows(['1', '2', '2A', '6', '7', '8', '11']);
  });

  it('keeps 결번 for skipped numbers, and makes three scenes of 8~10', async () => {
    await review.select(/^6 /);
    await review.mend('3~5번 결번 추가');
    await shows(['1', '2', '2A', '3', '4', '5', '6', '7', '8', '11']);
    await review.select(/^8 /);
    await review.mend('8, 9, 10번으로 나누기');
    await shows(['1', '2', '2A', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
  });

  it('says what a line is, by its key, and joins and renumbers', async () => {
    await review.line('끝').click();
    await press('8');
    await expect.poll(() => review.line('끝').getAttribute('data-type'), soon).toBe('other');
    await review.line('고양이가 지나간다.').click();
    await press('3');
    await expect
      .poll(() => review.line('고양이가 지나간다.').getAttribute('data-type'), soon)
      .toBe('character');
    await press('2', 'Escape');
    await review.select(/학교 옥상/);
    await press('r');
    await screen.page.getByRole('dialog').getByLabel('씬 번호').fill('20');
    await press('Enter');
    await shows(['1', '2', '2A', '3', '4', '5', '6', '7', '8', '9', '10', '20']);
    await press('m');
    await shows(['1', '2', '2A', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it('makes one person of two, and says who is none', async () => {
    await review.show('인물');
    expect(await review.people()).toContain('김준호: 대사 1 · 씬 1');
    await screen.page.getByRole('button', { name: '‘준호’로 합치기' }).click();
    await expect
      .poll(() => review.people(), soon)
      .toEqual(['수진: 대사 2 · 씬 4', '준호: 대사 2 · 씬 3', '어머니: 대사 1 · 씬 2']);
    for (const name of ['준호', '수진']) await screen.page.getByLabel(`${name} 고르기`).check();
    await screen.page.getByRole('button', { name: '2명 합치기' }).click();
    await screen.page.getByRole('dialog').getByRole('button', { name: '합치기' }).click();
    await expect.poll(() => review.people(), soon).toHaveLength(2);
    await screen.page.getByRole('button', { name: '되돌리기' }).click();
    await expect.poll(() => review.people(), soon).toHaveLength(3);
    await screen.page.getByLabel('어머니 고르기').check();
    await screen.page.getByRole('button', { name: '사람 아님' }).click();
    await expect.poll(() => review.people(), soon).toHaveLength(2);
    await press('Control+z');
    await expect.poll(() => review.people(), soon).toHaveLength(3);
    await review.show('씬');
  });

  it('goes through people and places by keys, and no key reaches a scene that is out of sight', async () => {
    const undone = screen.page.getByText('되돌렸어요').or(screen.page.getByText('이름을 바꿨어요'));
    await press('p', 'j', 'j', 'x', 'm', 'e');
    const dialog = screen.page.getByRole('dialog');
    await dialog.getByLabel('이름').fill('하준호');
    await press('Enter');
    await undone.first().waitFor();
    await expect.poll(async () => (await review.people()).join(), soon).toContain('하준호');
    await press('u');
    await expect.poll(async () => (await review.people()).join(), soon).not.toContain('하준호');
    await press('p', 'j', 'e');
    await dialog.getByLabel('극중 장소').fill('심야 편의점');
    await press('Enter');
    await screen.page.getByRole('list', { name: '극중 장소' }).getByText('심야 편의점').waitFor();
    await press('u', 'p');
    await shows(['1', '2', '2A', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it('says what is 회상, and offers no AI where none is set', async () => {
    await review.select(/^7 /);
    const flashback = review.open.getByRole('button', { name: '회상' });
    await flashback.click();
    await expect.poll(() => flashback.getAttribute('aria-pressed'), soon).toBe('true');
    await flashback.click();
    await expect.poll(() => flashback.getAttribute('aria-pressed'), soon).toBe('false');
    expect(await screen.page.getByRole('button', { name: /AI/ }).count()).toBe(0);
  });

  it('sets place and time of many scenes at once', async () => {
    await review
      .scene(/^1 편의점/)
      .first()
      .click({ modifiers: ['Control'] });
    await review
      .scene(/^2 정류장/)
      .first()
      .click({ modifiers: ['Shift'] });
    await press('b');
    const dialog = screen.page.getByRole('dialog');
    await dialog.getByLabel('극중 장소').fill('종점');
    await dialog.getByRole('group', { name: '때' }).getByRole('button', { name: '새벽' }).click();
    await dialog.getByRole('button', { name: '정하기' }).click();
    await review.scene(/^1 종점 .*새벽/).waitFor();
    await review.scene(/^2 종점 .*새벽/).waitFor();
  });

  it('goes on where it stopped after a reload, and on a colleague’s phone, by finger', async () => {
    await new ProjectFrame(screen.page).saved();
    await screen.page.reload();
    await review.inTextOrder();
    await review.scene(/^1 종점/).waitFor();
    const editor = await Program.join(workplace.server.url, '한지원');
    await editor.joinProject(workplace.server, owner, base.replace('/projects/', ''), 'editor');
    const { page } = await workplace.signedIn(editor, path, { size: PHONE });
    const phone = new ReviewPage(page);
    await phone.inTextOrder();
    const scene = phone.scene(/^1 종점/).first();
    await scene.waitFor();
    const box = (await scene.boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const points = [{ x: box.x + 80, y: box.y + 20 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
    await page.getByText('1개 고름').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('toolbar', { name: '고른 씬' }).getByRole('button', { name: '결번으로' }).tap();
    await screen.page.getByRole('list', { name: '씬', exact: true }).getByText('결번').first().waitFor();
    await expect.poll(() => review.scene(/^1 종점.*결번/).count(), soon).toBe(1);
  });

  it('reads 회상 out of a heading that is typed, and shows and finds it in the scene table', async () => {
    const { page } = screen;
    await page.goto(path);
    await review.inTextOrder();
    await page.locator('[data-heading-line]').last().click();
    await page.keyboard.press('e');
    await page.getByLabel('씬 제목').fill('학교 옥상 (회상/낮)');
    expect(await review.open.getByRole('button', { name: '회상' }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Enter');
    await review.accept();
    const row = page.getByRole('row').filter({ hasText: '학교 옥상' });
    await row.getByText('회상', { exact: true }).waitFor();
    await page.getByLabel('씬 찾기').fill('몽타주');
    await page.getByText('맞는 씬이 없어요').waitFor();
    await page.getByLabel('씬 찾기').fill('회상');
    await row.getByRole('gridcell').first().click();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: '몽타주' }).press('Enter');
    await row.getByText('몽타주', { exact: true }).waitFor();
    for (let back = 0; back < 2; back++) await page.keyboard.press('Control+z');
    await page.getByText('아직 씬이 없어요').waitFor();
  });

  it('writes nothing before it is accepted, all of it then, and takes all of it back', async () => {
    const nothingYet = screen.page.getByText('아직 씬이 없어요');
    await new ProjectFrame(screen.page).goTo('씬');
    await nothingYet.waitFor();
    await screen.page.goto(path);
    await review.accept();
    await screen.page.getByText('종점').first().waitFor();
    await screen.page.getByRole('button', { name: '되돌리기' }).click();
    await nothingYet.waitFor();
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});

/** Lines under a sign, which nobody but a person can know for headings; and scenes under a marker of their own. */
const SIGNED = `S#1. 카페 (낮)

준호가 잔을 오래 닦는다.

★ 하나

미영이 걷는다.

★ 둘

바람이 분다.

★ 셋

버스가 온다.

S#2. 골목 (밤)

비가 온다.

S#3. 옥상 (밤)

눈이 온다.
`;

const DRAFT = ['준호가 빈 잔을 오래 닦는다.', '미영이 가로등 아래를 지나간다.', '할머니가 빨래를 걷는다.'];
const PLACES = ['카페 (낮)', '골목 (밤)', '옥상 (새벽)'];
const draft = (places: readonly string[], texts: readonly string[]) => ({
  name: '고.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    places.map((place, i) => `S#${i + 1}. ${place}\n\n${texts[i]}\n\n준호\t네, ${texts[i]}\n`).join('\n'),
  ),
});

const longer = draft(
  PLACES.toSpliced(1, 0, '병원 복도 (낮)'),
  DRAFT.toSpliced(1, 0, '간호사가 침대를 밀고 달린다.'),
);

describe('what is said of one line, and what a new draft does not say', () => {
  let workplace: Workplace;
  let screen: Screen;
  let review: ReviewPage;
  let forms: string;
  let drafts: string;

  beforeAll(async () => {
    workplace = await Workplace.open();
    const owner = await Program.join(workplace.server.url, '정서윤');
    [forms, drafts] = [
      (await sceneBoard(owner, 0, [])).projectId,
      (await sceneBoard(owner, 0, [])).projectId,
    ];
    screen = await workplace.signedIn(owner, `/projects/${forms}/screenplays`);
    review = new ReviewPage(screen.page);
  });
  afterAll(() => workplace?.close());

  const upload = async (projectId: string, sent: { name: string; mimeType: string; buffer: Buffer }) => {
    await new ProjectFrame(screen.page).saved();
    await screen.page.goto(`/projects/${projectId}/screenplays`);
    const screenplays = new ScreenplaysPage(screen.page);
    await screenplays.upload(sent);
    await screenplays.review();
    await review.inTextOrder();
  };
  const shows = (labels: readonly string[]) => expect.poll(() => review.labels(), soon).toEqual(labels);

  it('makes all lines of a form headings with one key, and takes that back with one', async () => {
    const { page } = screen;
    await upload(forms, { name: '1고.txt', mimeType: 'text/plain', buffer: Buffer.from(SIGNED) });
    await shows(['1', '2', '3']);
    await review.line('★ 하나').click();
    await page.keyboard.press('1');
    await page.getByRole('button', { name: '같은 꼴의 2줄도 씬 제목으로' }).waitFor();
    await page.keyboard.press('g');
    await shows(['1', '1A', '1B', '1C', '2', '3']);
    await page.keyboard.press('u');
    await shows(['1', '1A', '2', '3']);
    await page.keyboard.press('u');
    await shows(['1', '2', '3']);
  });

  it('makes all headings of a form text again with one press', async () => {
    const { page } = screen;
    await review.line('S#2. 골목 (밤)').click();
    await page.keyboard.press('2');
    await page.getByRole('button', { name: '같은 꼴의 씬 제목 2개도 지문으로' }).click();
    await expect.poll(() => review.labels(), soon).toEqual([]);
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    await shows(['1', '2', '3']);
  });

  it('asks which scene is which where a new draft was renumbered, and carries all the work over', async () => {
    const { page } = screen;
    await upload(drafts, draft(PLACES, DRAFT));
    await review.accept();
    await upload(drafts, longer);
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog');
    const accept = dialog.getByRole('button', { name: '받아들이기' });
    await dialog.getByText('지금 S#2 씬과 다른 내용이에요').waitFor();
    expect(await accept.isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: '번호가 밀렸어요: S#2→3, 3→4' }).click();
    await dialog.getByText('모두 골랐어요').waitFor();
    await dialog
      .getByRole('radiogroup', { name: 'S#3 고르기' })
      .getByRole('radio', { name: '같은 씬' })
      .press('Enter');
    // S#3 stands for two now: the one that followed its text is asked again.
    await dialog.getByText('고를 씬 1개가 남았어요.').waitFor();
    await dialog.getByRole('button', { name: '번호가 밀렸어요' }).press('Enter');
    await accept.click();
    await page
      .getByText(/받아들였어요/)
      .first()
      .waitFor();
    await page.getByRole('row').filter({ hasText: '병원 복도' }).waitFor();
    expect(await page.getByText('결번').count()).toBe(0);
  });

  it('SC21: shows apart whom somebody has called no person, and makes no character of it again', async () => {
    const { page } = screen;
    await new ProjectFrame(page).saved();
    await page.goto(`/projects/${drafts}/characters`);
    await page.getByRole('button', { name: '준호 더 보기', exact: true }).click();
    await page.getByRole('menuitem', { name: '사람이 아님…' }).click();
    const thing = page.getByRole('dialog', { name: '‘준호’: 사람이 아님' });
    await thing.getByRole('radio', { name: '미술·소품' }).check();
    await thing.getByRole('button', { name: '품목으로 바꾸기' }).click();
    await thing.waitFor({ state: 'hidden' });
    await upload(drafts, longer);
    await review.show('인물');
    await page.getByRole('list', { name: '사람이 아닌 이름' }).getByText('준호').waitFor();
    expect((await review.people()).join()).not.toContain('준호');
    await review.accept();
    await page.goto(`/projects/${drafts}/elements`);
    await page.getByText('준호').first().waitFor();
    await page.goto(`/projects/${drafts}/characters`);
    await page.getByText('아직 등장인물이 없어요').or(page.getByText('미영')).first().waitFor();
    expect(await page.getByRole('button', { name: '준호 더 보기', exact: true }).count()).toBe(0);
  });

  it('has met no error on its way', () => {
    expect(workplace.errors()).toEqual([]);
  });
});

describe('a locked script', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open();
  });
  afterAll(() => workplace?.close());

  it('asks for its password, says when it is wrong, can be left, and opens with the right one', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId } = await sceneBoard(owner, 0, []);
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}/screenplays`);
    const screenplays = new ScreenplaysPage(page);
    await screenplays.upload(LOCKED);
    await page.getByText('암호가 걸려 있음').waitFor();
    await screenplays.unlock('틀린 암호');
    await page.getByText('암호가 맞지 않아요').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '취소' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await screenplays.unlock('비밀 1234');
    await screenplays.review();
    expect(await new ReviewPage(page).sceneCount()).toBeGreaterThan(10);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toContain('비밀 1234');
    expect(workplace.errors()).toEqual([]);
  });
});
