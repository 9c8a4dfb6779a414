import { setTimeout as pause } from 'node:timers/promises';
import type { BreakdownItem, ReviewEdit, Scene, Screenplay } from '@ddak/domain';
import type { Refinement } from '@ddak/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../new-id.ts';
import { type Asked, completion, type ModelServer, modelServer } from '../../testing/model-server.ts';
import { addTestMember, command, newPerson, newProject, type TestPerson } from '../../testing/test-person.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const SCRIPT = `S#1. 정류장 (밤)

하은이 낡은 우산을 편다.

하은: 막차 갔어요?

하은: 갔네.

S#2. 편의점 (밤)

도윤이 알 수 없는 물건을 고른다.

도윤: 이거요.

도윤: 얼마예요?
`;

let model: ModelServer;
let server: TestServer;
let owner: TestPerson;
let projectId: string;
let episodeId: string;
beforeAll(async () => {
  model = await modelServer();
  const env = { AI_BASE_URL: model.url, AI_MODEL: 'test', AI_MAX_CALLS: '6', AI_TIMEOUT_SECONDS: '1' };
  server = await testServer(env);
  owner = await newPerson(server);
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  ({ projectId, episodeId } = await newProject(owner));
});

interface Tables {
  screenplay: Screenplay[];
  scene: Scene[];
  breakdownItem: BreakdownItem[];
  reviewEdit: ReviewEdit[];
}
async function tables(): Promise<Tables> {
  const { body } = await owner.call('GET', `/projects/${projectId}/feed`);
  const [message] = (body.data?.messages ?? []) as unknown as { tables: Tables }[];
  return message!.tables;
}

async function upload(): Promise<string> {
  const screenplayId = newId();
  const form = new FormData();
  for (const [key, value] of Object.entries({ screenplayId, episodeId, label: '' })) form.set(key, value);
  form.set('file', new Blob([SCRIPT]), '정류장.txt');
  await owner.call('POST', `/projects/${projectId}/screenplays`, form);
  while ((await tables()).screenplay.find(({ _id }) => _id === screenplayId)?.state !== 'review')
    await pause(50);
  return screenplayId;
}

const path = (screenplayId: string): string =>
  `/projects/${projectId}/screenplays/${screenplayId}/refinement`;
const call = async (method: string, screenplayId: string, by = owner) =>
  by.call<{ data: Refinement }>(method, path(screenplayId));

async function whenEnded(screenplayId: string) {
  for (;;) {
    const { run } = (await call('GET', screenplayId)).body.data;
    if (run && run.state !== 'queued' && run.state !== 'running') return run;
    await pause(50);
  }
}

const inFirst = ({ user }: Asked): boolean => user.includes('우산');
const sayNothing = { synopsis: '', items: [], lines: [] };

describe('refining a script by a model', () => {
  it('AI1: asks scene by scene, and writes a synopsis as a review step of its own', async () => {
    model.behave((asked) =>
      completion({
        ...sayNothing,
        synopsis: inFirst(asked) ? '하은이 막차를 놓친다.' : '하은이 물건을 고른다.',
      }),
    );
    const screenplayId = await upload();
    expect((await call('GET', screenplayId)).body.data).toEqual({ available: true, run: null });
    expect((await call('POST', screenplayId)).status).toBe(200);
    expect(await whenEnded(screenplayId)).toEqual({ state: 'done', done: 2, total: 2, message: null });
    // The second names somebody who is not in its scene (AI2).
    expect((await tables()).reviewEdit).toMatchObject([
      { source: 'ai', step: { kind: 'setSynopsis', synopsis: '하은이 막차를 놓친다.' } },
    ]);
    expect(model.asked).toHaveLength(2);
    expect(model.asked[0]!.user).not.toContain('편의점');
  });

  it('AI3: leaves a synopsis that a person has written', async () => {
    const screenplayId = await upload();
    const step = { kind: 'setSynopsis', headingLine: 1, synopsis: '내가 쓴 내용' } as const;
    await owner.send(projectId, command('addReviewEdit', { editId: newId(), screenplayId, step }));
    model.behave(() => completion({ ...sayNothing, synopsis: '비가 온다.' }));
    await call('POST', screenplayId);
    await whenEnded(screenplayId);
    const written = (await tables()).reviewEdit.map(({ step: kept, source }) => [
      source,
      kept.kind === 'setSynopsis' ? kept.headingLine : 0,
    ]);
    expect(written[0]).toEqual(['manual', 1]);
    expect(written.filter(([source]) => source === 'ai').map(([, n]) => n)).not.toContain(1);
    expect(written).toHaveLength(2);
  });

  it('AI3: does not ask about a scene that was called right, nor write into one that is while the model thinks', async () => {
    const screenplayId = await upload();
    const right = (headingLine: number) =>
      owner.send(
        projectId,
        command('addReviewEdit', {
          editId: newId(),
          screenplayId,
          step: { kind: 'confirm', headingLine, doubt: null },
        }),
      );
    await right(1);
    const second = (user: string) => Number(/^(\d+) \[heading\]/m.exec(user)?.[1]);
    model.behave(async ({ user }) => {
      await right(second(user));
      return completion({ ...sayNothing, synopsis: '비가 온다.' });
    });
    await call('POST', screenplayId);
    expect(await whenEnded(screenplayId)).toMatchObject({ state: 'done', done: 2, message: null });
    expect(model.asked.map((asked) => inFirst(asked))).toEqual([false]);
    expect((await tables()).reviewEdit.map(({ source }) => source)).toEqual(['manual', 'manual']);
  });

  it('AI3: adds to the candidates of a script in review, but nothing that is there, made up or turned down', async () => {
    const screenplayId = await upload();
    const item = (name: string, words: string) => ({ type: 'props', name, quantity: null, line: 0, words });
    model.behave((asked) =>
      completion({
        ...sayNothing,
        items: inFirst(asked)
          ? [item('우산', '우산을'), item('가방', '가방')]
          : [item('알 수 없는 물건', '알 수 없는 물건')],
      }),
    );
    await call('POST', screenplayId);
    expect(await whenEnded(screenplayId)).toMatchObject({ state: 'done', done: 2, message: null });
    const [edit, ...others] = (await tables()).reviewEdit;
    expect(others).toEqual([]);
    expect(edit).toMatchObject({
      source: 'ai',
      step: { kind: 'addItems', items: [{ name: '알 수 없는 물건', words: '알 수 없는 물건' }] },
    });
    const { headingLine, items } = edit!.step as Extract<ReviewEdit['step'], { kind: 'addItems' }>;
    const step = {
      kind: 'dropItems',
      headingLine,
      items: items.map(({ type, name, line }) => ({ type, name, line })),
    };
    await owner.send(projectId, command('addReviewEdit', { editId: newId(), screenplayId, step }));
    await call('POST', screenplayId);
    await whenEnded(screenplayId);
    expect((await tables()).reviewEdit.map(({ source }) => source)).toEqual(['ai', 'manual']);
    await owner.send(projectId, command('acceptScreenplay', { screenplayId }));
    const names = (await tables()).breakdownItem.map(({ name }) => name);
    expect(names).toContain('우산');
    expect(names).not.toContain('알 수 없는 물건');
  });

  it('AI3: offers items of an accepted script as suggestions, and none that was turned down', async () => {
    const screenplayId = await upload();
    await owner.send(projectId, command('acceptScreenplay', { screenplayId }));
    const before = await tables();
    const umbrella = before.breakdownItem.find(({ name }) => name === '우산')!;
    await owner.send(projectId, command('rejectBreakdownItems', { itemIds: [umbrella._id] }));
    const item = (name: string, words: string) => ({ type: 'props', name, quantity: 1, line: 0, words });
    model.behave((asked) =>
      completion({
        ...sayNothing,
        synopsis: inFirst(asked) ? '' : '도윤이 물건을 산다.',
        items: inFirst(asked)
          ? [item('우산', '우산을'), item('가방', '가방')]
          : [item('알 수 없는 물건', '알 수 없는 물건')],
      }),
    );
    await call('POST', screenplayId);
    expect(await whenEnded(screenplayId)).toMatchObject({ state: 'done', done: 2 });
    const after = await tables();
    const fresh = after.breakdownItem.filter(
      ({ _id }) => !before.breakdownItem.some((one) => one._id === _id),
    );
    expect(fresh).toMatchObject([
      { name: '알 수 없는 물건', status: 'suggested', source: 'ai', evidence: { words: '알 수 없는 물건' } },
    ]);
    expect(after.scene.find(({ sceneNo }) => sceneNo === 2)!.synopsis).toBe('도윤이 물건을 산다.');
  });

  it('AI4: leaves a scene as it is when its answer is of no use, and says so', async () => {
    model.behave((asked) => completion(inFirst(asked) ? '{"synopsis": "잘린' : sayNothing, 'length'));
    const screenplayId = await upload();
    await call('POST', screenplayId);
    expect(await whenEnded(screenplayId)).toMatchObject({
      state: 'done',
      message: expect.stringContaining('2씬은 쓸 수 있는 답이 없어'),
    });
    expect((await tables()).reviewEdit).toEqual([]);
  });

  it('AI4: stops, with the reason, when the model cannot be reached', async () => {
    model.behave((_, response) => void response.writeHead(401).end());
    const screenplayId = await upload();
    await call('POST', screenplayId);
    expect(await whenEnded(screenplayId)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('응답하지 않아'),
    });
  });

  it('AI5: ends at the budget, and says how far it came', async () => {
    model.behave(() => completion(sayNothing, 'stop', 999_999));
    const screenplayId = await upload();
    await call('POST', screenplayId);
    expect(await whenEnded(screenplayId)).toMatchObject({
      state: 'done',
      done: 1,
      message: expect.stringContaining('2씬 가운데 1씬'),
    });
  });

  it('AI5: can be called off while the model is thinking, and begun again', async () => {
    model.behave(() => undefined);
    const screenplayId = await upload();
    await call('POST', screenplayId);
    while (model.asked.length === 0) await pause(20);
    // Asked twice, it goes on as it was.
    expect((await call('POST', screenplayId)).body.data.run?.state).toBe('running');
    expect((await call('DELETE', screenplayId)).body.data.run?.state).toBe('cancelled');
    model.behave(() => completion(sayNothing));
    await call('POST', screenplayId);
    expect(await whenEnded(screenplayId)).toMatchObject({ state: 'done', done: 2 });
  });

  it('is not begun by who may not write, nor where no model is set', async () => {
    const screenplayId = await upload();
    const guest = await newPerson(server, '손님');
    expect((await call('POST', screenplayId, guest)).status).toBe(404);
    await addTestMember(owner, projectId, guest, 'member');
    expect((await call('POST', screenplayId, guest)).status).toBe(403);
    expect((await call('GET', screenplayId, guest)).status).toBe(200);
  });
});

it('AI1: without a model there is none to be had, and everything else works', async () => {
  const plain = await testServer();
  try {
    const person = await newPerson(plain);
    const made = await newProject(person);
    const at = `/projects/${made.projectId}/screenplays/${newId()}/refinement`;
    const answer = await person.call<{ data: Refinement }>('GET', at);
    expect(answer.body.data).toEqual({ available: false, run: null });
    expect((await person.call('POST', at)).status).toBe(404);
  } finally {
    await plain.close();
  }
});
