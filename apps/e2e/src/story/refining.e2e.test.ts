import { completion, type ModelServer, modelServer } from '@ddak/server/model-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE_MS, type Screen } from '../harness/browser.ts';
import { Program } from '../harness/program.ts';
import { sceneBoard } from '../harness/scene-board.ts';
import { Workplace } from '../harness/workplace.ts';
import { ReviewPage } from '../pages/review-page.ts';
import { ScreenplaysPage } from '../pages/screenplays-page.ts';

const soon = { timeout: PATIENCE_MS };
const SCRIPT = `S#1. 정류장 (밤)

하은이 낡은 우산을 편다.

하은: 막차 갔어요?

하은: 갔네.

S#2. 편의점 (밤)

도윤이 컵라면을 고른다.

도윤: 이거요.

도윤: 얼마예요?
`;
const file = { name: '정류장.txt', mimeType: 'text/plain', buffer: Buffer.from(SCRIPT) };

/** A model, where there is one: asked, watched, called off, and never the last to decide. */
describe('refining a script with a model', () => {
  let model: ModelServer;
  let workplace: Workplace;
  let screen: Screen;
  let review: ReviewPage;

  beforeAll(async () => {
    model = await modelServer();
    workplace = await Workplace.withOwnServer({
      AI_BASE_URL: model.url,
      AI_MODEL: 'test',
      AI_TIMEOUT_SECONDS: '30',
    });
    const owner = await Program.join(workplace.server.url, '정서윤');
    const { projectId } = await sceneBoard(owner, 0, []);
    screen = await workplace.signedIn(owner, `/projects/${projectId}/screenplays`);
    review = new ReviewPage(screen.page);
    const screenplays = new ScreenplaysPage(screen.page);
    await screenplays.upload(file);
    await screenplays.review();
  });
  afterAll(async () => {
    await workplace?.close();
    await model?.close();
  });

  const refine = () => screen.page.getByRole('button', { name: 'AI로 다듬기', exact: true });

  const changed = (count?: number) => screen.page.getByText(`AI가 고친 씬 ${count ?? ''}`).first();
  const nothingMarked = () => expect.poll(() => changed().count(), soon).toBe(0);

  it('AI5: shows that it is going, and can be called off', async () => {
    model.behave(() => undefined);
    await refine().click();
    await screen.page.getByRole('group', { name: 'AI로 다듬는 중' }).getByText('0/2').waitFor();
    await screen.page.getByRole('button', { name: 'AI로 다듬기 그만두기' }).click();
    await refine().waitFor();
    expect(await changed().count()).toBe(0);
    // Why it ended stays to be read, after a reload too.
    await screen.page.reload();
    await screen.page.getByText('AI로 다듬기를 그만두었어요. 2씬 가운데 0씬까지 봤어요.').waitFor();
  });

  it('SY18: marks what the model has changed, and takes either answer', async () => {
    model.behave(({ user }) =>
      completion({
        synopsis: user.includes('우산') ? '막차를 놓친다.' : '먹을 것을 산다.',
        items: [],
        lines: [],
      }),
    );
    await refine().click();
    await changed(2).waitFor();
    await review.select(/^1 /);
    await review.open.getByText('한 줄 요약을 AI가 썼어요.').waitFor();
    await review.open.getByRole('button', { name: '읽은 대로' }).click();
    await changed(1).waitFor();
    await expect.poll(() => review.open.getByLabel('한 줄 요약').inputValue(), soon).toContain('우산');
    await review.select(/^2 /);
    await screen.page.keyboard.press('c');
    await nothingMarked();
    await review.select(/^2 /);
    expect(await review.open.getByLabel('한 줄 요약').inputValue()).toBe('먹을 것을 산다.');
  });

  it('SY19: offers what the model has found for the breakdown, thing by thing', async () => {
    const item = (name: string) => ({ type: 'props', name, quantity: null, line: 0, words: name });
    model.behave(({ user }) =>
      completion({
        synopsis: '',
        items: user.includes('우산') ? [item('낡은 우산'), item('손전등')] : [],
        lines: [],
      }),
    );
    await refine().click();
    await changed(1).waitFor();
    await review.select(/^1 /);
    await review.open.getByText('미술·소품: 낡은 우산').waitFor();
    // Not in the scene.
    expect(await review.open.getByText('손전등').count()).toBe(0);
    await review.open.getByRole('button', { name: '빼기' }).click();
    await nothingMarked();
    expect(await review.open.getByRole('button', { name: /낡은 우산/ }).count()).toBe(0);
  });

  it('AI3: leaves what a person has decided when it is asked again', async () => {
    model.behave(() => completion({ synopsis: '다시 쓴다.', items: [], lines: [] }));
    await refine().click();
    await screen.page.getByText('AI로 2씬을 다 다듬었어요.').waitFor();
    expect(await screen.page.getByText('다시 쓴다.').count()).toBe(0);
    await nothingMarked();
    expect(workplace.errors()).toEqual([]);
  });
});
