import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE, type Screen } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { ScreenplaysPage } from '../pages/screenplays-page.ts';

const soon = { timeout: PATIENCE_MS };
const FIRST = `밤의 정류장

S#1. 편의점 (안/밤)

준호가 계산대에서 존다. 비가 쏟아진다.

준호	어서 오세요.
수진	담배 한 갑이요.

S#2. 병원 복도 (안/낮)

어머니가 링거대를 밀며 걷는다. 간호사가 뒤따른다.

간호사	혼자 다니시면 안 돼요.
어머니	괜찮아.

S#3. 정류장 (밖/밤)

수진이 첫차를 기다린다. 준호가 옆에 앉는다.

수진	고마워요, 그때 우산.
준호	제 우산 아니었어요.
`;
/** 수진 is called 서진 now, S#2 is cut, and a scene has come in between. */
const SECOND = FIRST.replaceAll('수진', '서진').replace(
  /S#2\..*?(?=S#3)/s,
  'S#2A. 편의점 창고 (안/밤)\n\n준호가 낡은 우산을 찾는다.\n\n준호\t여기 있었네.\n\n',
);
const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

/** A second draft, in the middle of the work: what was made of the first is still there. */
describe('a new draft of a script that is being shot', () => {
  let workplace: Workplace;
  let owner: Program;
  let screen: Screen;
  const [projectId, boardId, episodeId] = [newId(), newId(), newId()];
  const base = `/projects/${projectId}`;

  const upload = async (name: string, text: string): Promise<ReviewPage> => {
    await screen.page.goto(`${base}/screenplays`);
    const screenplays = new ScreenplaysPage(screen.page);
    await screenplays.upload(file(name, text));
    await screenplays.review();
    return new ReviewPage(screen.page);
  };

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId, boardId };
    await owner.run(projectId, 'createProject', { title: '밤의 정류장', projectType: 'feature', ...ids });
    screen = await workplace.signedIn(owner, `${base}/screenplays`);
    await (await upload('1고.txt', FIRST)).accept();
  });
  afterAll(() => workplace?.close());

  const cell = (text: string) => screen.page.getByRole('gridcell', { name: text, exact: true });

  it('the team works: a synopsis of its own, an actor, a day with a sheet', async () => {
    const { page } = screen;
    await page.goto(`${base}/scenes`);
    await cell('준호가 계산대에서 존다.').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('비 오는 밤, 둘이 처음 만난다');
    await page.keyboard.press('Enter');
    await cell('비 오는 밤, 둘이 처음 만난다').waitFor();
    const feed = await owner.call<{ messages: [{ tables: Record<string, Record<string, unknown>[]> }] }>(
      'GET',
      `/projects/${projectId}/feed?wait=0`,
    );
    const { scene = [], character = [] } = feed.messages[0].tables;
    const sujin = String(character.find(({ name }) => name === '수진')!._id);
    await owner.run(projectId, 'editCharacter', { characterId: sujin, patch: { actorName: '한도윤' } });
    const timetableId = newId();
    await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate: '2026-12-01' });
    const rows = [1, 2, 3].map((no) => ({
      rowId: newId(),
      sceneId: String(scene.find(({ sceneNo }) => sceneNo === no)!._id),
    }));
    await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
    await owner.run(projectId, 'makeCallsheet', { callsheetId: newId(), timetableId });
  });

  it('SP15: accepting asks who bears a new name, and says what changes before it is done', async () => {
    const { page } = screen;
    await upload('2고.txt', SECOND);
    await page.getByRole('button', { name: '받아들이기', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('지금 수진이 있던 씬 2개에 대신 나와요 · 배우 한도윤').waitFor();
    expect(await dialog.getByRole('button', { name: '받아들이기' }).isDisabled()).toBe(true);
    await dialog.getByRole('radio', { name: '수진의 새 이름' }).click();
    const said = async () => (await dialog.locator('dl').last().innerText()).replace(/\n+/g, ' ');
    await expect
      .poll(said, soon)
      .toBe(
        '새 씬 1개 · S#2A 바뀌는 씬 2개 · S#1, 3 결번이 되는 씬 1개 · S#2 더는 안 나오는 인물 2명 · 어머니, 간호사',
      );
    await dialog.getByRole('button', { name: '받아들이기' }).click();
    await page.getByText('씬 3개를 받아들였어요.').waitFor();
  });

  it('SP14, SP15, TT38: what was made stays, the cut scene is marked on its day and is on no sheet', async () => {
    const { page } = screen;
    await cell('비 오는 밤, 둘이 처음 만난다').waitFor();
    await page.goto(`${base}/characters`);
    await expect
      .poll(
        async () =>
          (await page.getByRole('row').allInnerTexts()).some((row) => /서진[\s\S]*한도윤/.test(row)),
        soon,
      )
      .toBe(true);
    await page.getByText('다른 이름 수진').waitFor();
    await page.goto(`${base}/timetable`);
    await page.locator('[data-row]').filter({ hasText: '병원 복도' }).getByText('결번').waitFor();
    await page.goto(`${base}/callsheets`);
    await page.getByRole('link', { name: /1회차/ }).first().click();
    await page.getByText('2씬 · 촬영 1시간').first().waitFor();
    expect(await page.getByText('병원 복도').count()).toBe(0);
  });

  it('SP18 to SP20: what the new draft says otherwise is read line by line, though it is accepted', async () => {
    const { page } = screen;
    await page.goto(`${base}/screenplays`);
    await page.getByRole('link', { name: '1고와 2고 비교' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('바뀐 씬 2 · 새 씬 1 · 빠진 씬 1').waitFor();
    const text = page.getByRole('region', { name: '1고와 2고의 본문' });
    await page.keyboard.press('j');
    await text.getByRole('heading', { name: 'S#1 바뀜' }).waitFor();
    expect(await text.getByRole('deletion').first().innerText()).toBe('수진');
    expect(await text.getByRole('insertion').first().innerText()).toBe('서진');
    await page.keyboard.press('j');
    await page.getByRole('button', { name: 'S#2 빠진 씬 병원 복도', disabled: false }).waitFor();
    expect(await page.locator('[aria-current="true"]').innerText()).toContain('병원 복도');
    await page.goto(`${base}/scenes`);
    await cell('편의점 창고').click({ button: 'right' });
    await page.getByRole('menuitem', { name: '앞의 판과 비교' }).click();
    await page.locator('[aria-current="true"]').getByText('S#2A').waitFor();
  });

  it('says on a phone, too, that the same text changes nothing', async () => {
    await screen.context.close();
    screen = await workplace.signedIn(owner, `${base}/screenplays`, { size: PHONE });
    await upload('2고 다시.txt', SECOND);
    await screen.page.getByRole('button', { name: '받아들이기', exact: true }).click();
    await screen.page
      .getByText('바뀌는 씬이 없어요. 지금 쓰는 판과 글이 같아요.', { exact: false })
      .waitFor();
  });

  it('says why the question is gone when somebody else accepts meanwhile', async () => {
    const screenplayId = new URL(screen.page.url()).pathname.split('/').at(-1)!;
    await owner.run(projectId, 'acceptScreenplay', { screenplayId });
    await screen.page.getByText('그사이 다른 화면에서 이 판을 받아들였어요.').waitFor();
    expect(await screen.page.getByRole('dialog').count()).toBe(0);
    expect(workplace.errors()).toEqual([]);
  });
});
