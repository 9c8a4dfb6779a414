import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHONE } from '../harness/browser.ts';
import { daysFromToday } from '../harness/days-from-today.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ProjectFrame } from '../pages/project-frame.ts';
import { ProposalPanel } from '../pages/proposal-panel.ts';

let workplace: Workplace;
let owner: Program;
let path: string;
let lastProposal: () => Promise<unknown>;

beforeAll(async () => {
  workplace = await Workplace.open();
  owner = await Program.join(workplace.server.url, '정서윤');
  const { projectId } = await sceneBoard(owner, 8, [[1, 2], [3], []], {}, daysFromToday);
  path = `/projects/${projectId}/timetable`;
  type Feed = { messages: { tables: { board: { lastProposal: unknown }[] } }[] };
  lastProposal = async () => {
    const feed = await owner.call<Feed>('GET', `/projects/${projectId}/feed?wait=0`);
    return feed.messages[0]!.tables.board[0]!.lastProposal;
  };
});
afterAll(() => workplace?.close());

it('BP13, NT12: a search goes on on other screens, tells its person, and is found again where it is', async () => {
  const { page } = await workplace.signedIn(owner, path);
  const phone = (await workplace.signedIn(owner, '/', { size: PHONE })).page;
  const panel = new ProposalPanel(page);
  await page.getByRole('option').first().waitFor();
  await panel.open();
  await page.getByRole('button', { name: '배치안 만들기' }).click();
  await page.getByText('지금까지 가장 좋은 안').waitFor();
  await new ProjectFrame(page).goTo('씬');
  await page.getByRole('button', { name: '알림, 읽지 않은 것 1개' }).click();
  await page.getByRole('button', { name: /배치안이 나왔어요/ }).click();
  await panel.proposal(1).waitFor();
  expect(new URL(page.url()).searchParams.has('proposal')).toBe(false);

  // On another device of theirs it says where to look.
  await phone
    .getByRole('button', { name: /배치안이 나왔어요/ })
    .first()
    .click();
  await phone.getByText('배치안은 계산한 기기에 있어요').waitFor();
});

it('NT12: nobody is told of what they saw', async () => {
  const { page } = await workplace.signedIn(owner, path);
  const panel = new ProposalPanel(page);
  await page.getByRole('option').first().waitFor();
  await panel.open();
  const before = await lastProposal();
  await panel.ask();
  await new ProjectFrame(page).saved();
  expect(before).not.toBeNull();
  expect(await lastProposal()).toEqual(before);
  expect(workplace.errors()).toEqual([]);
});
