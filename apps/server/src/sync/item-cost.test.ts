import { type FeedMessage, PROTOCOL_VERSION } from '@ddak/protocol';
import { describe, expect, it } from 'vitest';
import { newId } from '../new-id.ts';
import { joinProject, makeBoard, type TestActor, testCore } from '../testing/test-core.ts';
import { readFeed } from './feed/feed.ts';
import { MemoryStore } from './memory-store.ts';

const person = (name: string): TestActor => ({ _id: newId(), name });
const UMBRELLA = { type: 'props', name: '우산' } as const;
const FEE = 7_654_321;

/** A board with an umbrella that costs something, and an editor, who may not see costs. */
async function production() {
  const test = testCore(new MemoryStore());
  const [owner, editor] = [person('김하은'), person('이도윤')];
  const { projectId } = await makeBoard(test, owner);
  await joinProject(test, owner, projectId, editor, 'editor');
  const [[episodeId], sceneId] = [(await test.state(projectId)).episode.keys(), newId()];
  const scene = { sceneId, episodeId: episodeId!, sceneNo: 1, subSceneNo: '', setName: '골목' };
  await test.run(owner, projectId, 'addScene', scene);
  const item = { _id: newId(), subtype: '', quantity: null, note: '', evidence: null, ...UMBRELLA };
  const items = [{ ...item, source: 'manual' as const }];
  await test.run(owner, projectId, 'addBreakdownItems', { sceneId, items });
  const cost = { costId: newId(), element: UMBRELLA, fee: FEE, dayFee: 50_000 };
  await test.run(owner, projectId, 'setItemCost', cost);
  const costs = async () => [...(await test.state(projectId)).itemCost.values()];
  const read = (who: TestActor): Promise<FeedMessage> =>
    readFeed(test.core.states, projectId, who._id, { seq: null, epoch: null, version: PROTOCOL_VERSION });
  const since = async (who: TestActor, seq: number) =>
    readFeed(test.core.states, projectId, who._id, { seq, epoch: 1, version: PROTOCOL_VERSION });
  return { test, owner, editor, projectId, costs, read, since };
}

describe('what a thing costs', () => {
  it('CO13: is sent to who may read costs, and to nobody else', async () => {
    const { owner, editor, read } = await production();
    expect(JSON.stringify(await read(owner))).toContain(String(FEE));
    const seen = JSON.stringify(await read(editor));
    expect(seen).toContain(UMBRELLA.name);
    expect(seen).not.toContain(String(FEE));
  });

  it('EL10: goes along with a name that somebody gives who may not see it, and they are sent none of it', async () => {
    const { test, editor, projectId, costs, read, since } = await production();
    const before = await read(editor);
    const seq = before.kind === 'snapshot' ? before.seq : 0;
    const patch = { name: '장우산' };
    await test.run(editor, projectId, 'editElement', { element: UMBRELLA, patch });
    expect(await costs()).toMatchObject([{ name: '장우산', fee: FEE }]);
    const told = JSON.stringify(await since(editor, seq));
    expect(told).toContain('장우산');
    expect(told).not.toContain('itemCost');
  });

  it('CO13: is said by nobody without the right to costs', async () => {
    const { test, editor, projectId, costs } = await production();
    const args = { costId: newId(), element: UMBRELLA, fee: 1, dayFee: 1 };
    const result = await test.run(editor, projectId, 'setItemCost', args);
    expect(result).toMatchObject({ outcome: 'refused' });
    expect(await costs()).toMatchObject([{ fee: FEE }]);
  });
});
