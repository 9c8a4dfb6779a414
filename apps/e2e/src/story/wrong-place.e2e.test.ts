import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropFiles, workbookFile } from '../harness/hand-files.ts';
import { newId, Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});
const CREW = [
  ['팀', '직책', '이름', '연락처'],
  ['촬영', '촬영감독', '박하린', '010-0000-0001'],
  ['조명', '조명감독', '최도윤', '010-0000-0002'],
];
const SCRIPT = '1. 부두 - 밤\n\n비가 내린다.\n\n민서\n왔네.\n\n2. 카페 - 낮\n\n도현이 앉아 있다.\n';

describe('files that are chosen where they do not belong', () => {
  let workplace: Workplace;
  beforeAll(async () => {
    workplace = await Workplace.open();
  });
  afterAll(() => workplace?.close());

  it('TI21: a crew list among the scenes goes on to the crew, and comes in there', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId } = await sceneBoard(owner, 2, []);
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}/scenes`);
    await page.getByRole('button', { name: '가져오기', exact: true }).click();
    const scenes = page.getByRole('dialog', { name: '씬 구분표 가져오기' });
    const list = CREW.map((row) => row.join(',')).join('\n');
    await scenes.getByLabel('표 파일').setInputFiles(file('명단.csv', list));
    await scenes.getByText('이 파일은 스태프 명단 같아요.').waitFor();
    // Who knows better says what its columns are.
    await scenes.getByRole('button', { name: '그래도 여기에서 열마다 골라 가져오기' }).click();
    await scenes.getByLabel('이름 열').waitFor();
    await scenes.getByRole('button', { name: '다른 파일' }).click();
    await scenes.getByLabel('표 파일').setInputFiles(file('명단.csv', list));
    await scenes.getByRole('button', { name: '스태프 명단으로 가져오기' }).click();
    const crew = page.getByRole('dialog', { name: '스태프 명단 가져오기' });
    await crew.getByText('촬영 · 박하린 · 촬영감독').waitFor();
    await page.waitForURL(`**/projects/${projectId}/crew`);
    await crew.getByLabel('새로 더하는 2명 모두').check();
    await crew.getByRole('button', { name: '2명 가져오기' }).click();
    await crew.waitFor({ state: 'detached' });
    await page.getByText('2명', { exact: true }).first().waitFor();
    expect(workplace.errors()).toEqual([]);
  });

  it('TI21: a workbook that is no script makes no version of it, and goes on to where it belongs', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '밤의 항구', projectType: 'feature', ...ids });
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}/screenplays`);
    await page.getByLabel('시나리오 파일').setInputFiles(await workbookFile('명단.xlsx', CREW));
    await page.getByText('이 파일은 스태프 명단 같아요.').waitFor();
    await page.getByText('개 판').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '스태프 명단으로 가져오기' }).click();
    const crew = page.getByRole('dialog', { name: '스태프 명단 가져오기' });
    await crew.getByText('조명 · 최도윤 · 조명감독').waitFor();
    await crew.getByRole('button', { name: '취소' }).click();
    // A plan opens on the board.
    const plan = '회차,날짜,집합,촬영씬\n1,2026-12-01,07:00,"1, 3"\n2,2026-12-02,07:00,2\n';
    await page.getByRole('link', { name: '시나리오', exact: true }).click();
    await page.getByLabel('시나리오 파일').setInputFiles(file('계획.csv', plan));
    await page.getByRole('button', { name: '촬영계획표로 가져오기' }).click();
    const days = page.getByRole('dialog', { name: '촬영계획표 가져오기' });
    await days.getByText('새로 2').waitFor();
    await days.getByRole('button', { name: '취소' }).click();
    // What the person knows to be a script is sent as one.
    await page.goto(`/projects/${projectId}/screenplays`);
    await page.getByLabel('시나리오 파일').setInputFiles(await workbookFile('명단.xlsx', CREW));
    await page.getByRole('button', { name: '시나리오로 올리기' }).click();
    await page.getByText('1개 판').waitFor();
    expect(workplace.errors()).toEqual([]);
  });

  it('TI21: a script among the tables goes on to the versions of the script', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId } = await sceneBoard(owner, 2, []);
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}/crew`);
    await page.getByRole('button', { name: '명단 가져오기' }).click();
    const crew = page.getByRole('dialog', { name: '스태프 명단 가져오기' });
    await crew.getByLabel('표 파일').setInputFiles(file('대본.txt', SCRIPT));
    await crew.getByText('표가 아닌 문서예요.').waitFor();
    await crew.getByRole('button', { name: '시나리오로 올리기' }).click();
    await page.waitForURL(`**/projects/${projectId}/screenplays`);
    await page.getByRole('link', { name: '검토하기' }).waitFor();
    expect(workplace.errors()).toEqual([]);
  });

  it('SP25: scripts that are let go of at once come in by their names, each into its episode', async () => {
    const owner = await Program.join(workplace.server.url, '정서윤');
    const projectId = newId();
    const ids = { memberId: newId(), episodeId: newId(), boardId: newId() };
    await owner.run(projectId, 'createProject', { title: '밤의 항구', projectType: 'series', ...ids });
    const { page } = await workplace.signedIn(owner, `/projects/${projectId}/screenplays`);
    const names = ['밤의 항구 2부.txt', '밤의 항구 1부 2고.txt', '밤의 항구 1부 1고.txt'];
    await dropFiles(
      page.getByText('시나리오를 올려 주세요'),
      names.map((name) => [name, SCRIPT]),
    );
    const first = page.getByRole('region', { name: '1부' });
    await first.getByRole('link', { name: '검토하기' }).nth(1).waitFor();
    await page.getByRole('region', { name: '2부' }).getByRole('link', { name: '검토하기' }).waitFor();
    const versions = await first.getByText(/밤의 항구 1부/).allInnerTexts();
    expect(versions).toEqual(['밤의 항구 1부 2고.txt', '밤의 항구 1부 1고.txt']);
    expect(workplace.errors()).toEqual([]);
  });
});
