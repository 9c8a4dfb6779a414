import { sceneLabel } from '@ddak/domain';
import type { DemoRun } from './demo-run.ts';
import { DEMO_LINKS, DEMO_TALK } from './demo-talk.ts';

/** Says something about a few scenes, one of it settled, and hangs links on the places where it is shot. */
export async function fillTalk(demo: DemoRun): Promise<void> {
  const state = await demo.state();
  const scenes = new Map([...state.scene.values()].map((scene) => [sceneLabel(state, scene), scene._id]));
  for (const { scene, says, answer, isSettled } of DEMO_TALK) {
    const targetId = scenes.get(scene);
    if (!targetId) throw new Error(`the sample script has no scene ${scene}`);
    const commentId = demo.newId();
    const on = { targetKind: 'scene', targetId } as const;
    await demo.run('addComment', { commentId, ...on, parentId: null, text: says });
    if (answer)
      await demo.run('addComment', { commentId: demo.newId(), ...on, parentId: commentId, text: answer });
    if (isSettled) await demo.run('resolveComment', { commentId });
  }
  const places = new Map([...state.location.values()].map(({ realName, _id }) => [realName, _id]));
  for (const { place, name, link } of DEMO_LINKS) {
    const targetId = places.get(place);
    if (!targetId) throw new Error(`the sample production does not shoot at ${place}`);
    const on = { attachmentId: demo.newId(), targetKind: 'location', targetId } as const;
    await demo.run('addAttachment', { ...on, name, link, fileId: null, size: null, contents: null });
  }
}
