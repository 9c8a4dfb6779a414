import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, PHONE, type Screen } from '../harness/browser.ts';
import { newId, Program } from '../harness/program.ts';
import { Workplace } from '../harness/workplace.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { ScreenplaysPage } from '../pages/screenplays-page.ts';

const soon = { timeout: PATIENCE_MS };
const WHOLE = `밤의 정류장

S#1. 편의점 (안/밤)

준호가 계산대에서 졸다가 유리문 종소리에 놀라 일어난다.
수진이 젖은 우산을 털며 들어와 담배 한 갑을 찾는다.

준호	어서 오세요. 비 많이 오죠?

갑자기 형광등이 꺼지고 냉장고 소리만 낮게 남는다.
두 사람은 어둠 속에서 서로의 숨소리를 듣는다.

수진	정전인가 봐요. 손전등 있어요?

S#2. 정류장 (밖/밤)

첫차가 물을 튀기며 지나간다.
`;
const DIVIDED = WHOLE.replace('갑자기', 'S#1A. 편의점 창고 (안/밤)\n\n갑자기');

/** A scene is divided in the second draft, and joined again in the third. */
describe('scenes that a new draft divides or joins', () => {
  let workplace: Workplace;
  let owner: Program;
  let screen: Screen;
  const [projectId, boardId, episodeId] = [newId(), newId(), newId()];
  const base = `/projects/${projectId}`;

  const upload = async (name: string, text: string): Promise<ReviewPage> => {
    await screen.page.goto(`${base}/screenplays`);
    const screenplays = new ScreenplaysPage(screen.page);
    await screenplays.upload({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await screenplays.review();
    return new ReviewPage(screen.page);
  };
  const accept = async (told: string) => {
    const { page } = screen;
    await page.getByRole('button', { name: '받아들이기', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const said = async () => (await dialog.locator('dl').last().innerText()).replace(/\n+/g, ' ');
    await expect.poll(said, soon).toBe(told);
    await dialog.getByRole('button', { name: '받아들이기' }).click();
    await page.getByText('받아들였어요.', { exact: false }).waitFor();
  };
  const tables = async () => {
    const feed = await owner.call<{ messages: [{ tables: Record<string, Record<string, unknown>[]> }] }>(
      'GET',
      `/projects/${projectId}/feed?wait=0`,
    );
    return feed.messages[0].tables;
  };

  beforeAll(async () => {
    workplace = await Workplace.open();
    owner = await Program.join(workplace.server.url, '정서윤');
    const ids = { memberId: newId(), episodeId, boardId };
    await owner.run(projectId, 'createProject', { title: '밤의 정류장', projectType: 'feature', ...ids });
    screen = await workplace.signedIn(owner, `${base}/screenplays`);
    await (await upload('1고.txt', WHOLE)).accept();
  });
  afterAll(() => workplace?.close());

  it('SP24: accepting says what is divided; the scene that goes on keeps its day', async () => {
    const { scene = [] } = await tables();
    const first = String(scene.find(({ sceneNo }) => sceneNo === 1)!._id);
    const timetableId = newId();
    await owner.run(projectId, 'addTimetable', { timetableId, boardId, tableDate: '2026-12-01' });
    const rows = [{ rowId: newId(), sceneId: first }];
    await owner.run(projectId, 'allocateScenes', { timetableId, afterRowId: null, rows });
    await upload('2고.txt', DIVIDED);
    await accept('새 씬 1개 · S#1A 바뀌는 씬 1개 · S#1 나뉘는 씬 1개 · S#1 → 1, 1A 그대로인 씬 1개');
    const after = await tables();
    expect(after.scene!.find(({ _id }) => _id === first)).toMatchObject({ sceneNo: 1, subSceneNo: '' });
    expect(after.timetableRow!.flatMap(({ sceneData }) => sceneData ?? [])).toHaveLength(1);
  });

  it('SP24: the comparison says of both what became of them, and calls no line new that was there', async () => {
    const { page } = screen;
    await page.goto(`${base}/screenplays`);
    await page.getByRole('link', { name: '1고와 2고 비교' }).click();
    await page.getByText('바뀐 씬 1 · 나뉜 씬 1').waitFor();
    await page.getByRole('button', { name: 'S#1 바뀜 · S#1A로 나눔 편의점' }).waitFor();
    await page.getByRole('button', { name: 'S#1A S#1에서 나뉨 편의점 창고' }).click();
    const text = page.getByRole('region', { name: '1고와 2고의 본문' });
    expect(await text.getByRole('insertion').allInnerTexts()).toEqual(['S#1A. 편의점 창고 (안/밤)']);
    expect(await text.getByRole('deletion').count()).toBe(0);
  });

  it('SP24: on a phone, too, accepting says what is joined, and what stays with its 결번', async () => {
    await screen.context.close();
    screen = await workplace.signedIn(owner, `${base}/screenplays`, { size: PHONE });
    await upload('3고.txt', WHOLE);
    await accept(
      '바뀌는 씬 1개 · S#1 결번이 되는 씬 1개 · S#1A 합쳐져 결번이 되는 씬 1개 · S#1A → 1 그대로인 씬 1개',
    );
    expect(workplace.errors()).toEqual([]);
  });
});
