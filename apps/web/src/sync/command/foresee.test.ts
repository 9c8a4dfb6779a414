import type { ProjectState } from '@ddak/domain';
import { describe, expect, it } from 'vitest';
import { settled } from '../testing/fake-world.ts';
import { her, id, me, openClient, projectId, world } from '../testing/two-clients.ts';
import { type Foreseen, foresee } from './foresee.ts';

const named = (name: string) => ({
  name: 'addCharacter' as const,
  args: { characterId: id(), name, kind: 'minor' as const },
});

function foreseen(state: ProjectState, command: { name: string; args: object }): Foreseen {
  const ctx = { projectId, commandId: id(), actorId: me, actorName: '나', now: 1 };
  const steps = foresee(state, command, ctx);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const begun = async () => {
  const w = world();
  const client = openClient(w, me);
  await client.start();
  await settled();
  return { w, client, view: () => client.state().replica.view };
};

describe('a command that was foreseen', () => {
  it('is not planned again when it is given: its very state is shown, and it goes to the server as foreseen', async () => {
    const { w, client, view } = await begun();
    const command = named('준호');
    const found = foreseen(view(), command);
    const { _id, kind } = client.run(command.name, command.args);
    expect({ _id, kind }).toEqual({ _id: found.commandId, kind: 'changes' });
    expect(view()).toBe(found.after);
    await settled();
    expect(w.server.log.map(({ name }) => name)).toEqual(['addCharacter']);
    expect(w.server.state().character.get(command.args.characterId)?.name).toBe('준호');
    await client.undo();
    await settled();
    expect(view().character.has(command.args.characterId)).toBe(false);
  });

  it('is planned anew where somebody has changed something meanwhile', async () => {
    const { w, client, view } = await begun();
    const hers = openClient(w, her);
    await hers.start();
    await settled();
    const command = named('준호');
    const found = foreseen(view(), command);
    hers.run('editProject', { patch: { director: '하은' } });
    await settled();
    client.run(command.name, command.args);
    expect(view()).not.toBe(found.after);
    expect(view().project.get(projectId)?.director).toBe('하은');
    expect(view().character.has(command.args.characterId)).toBe(true);
  });

  it('is another command when the same arguments are given again', async () => {
    const { client, view } = await begun();
    const command = named('준호');
    foreseen(view(), command);
    const first = client.run(command.name, command.args);
    const again = client.run(command.name, command.args);
    expect(again._id).not.toBe(first._id);
    expect(again).toMatchObject({ kind: 'refuse', refusal: { code: 'already_exists' } });
  });
});
