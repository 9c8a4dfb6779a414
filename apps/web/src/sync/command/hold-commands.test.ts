import { describe, expect, it } from 'vitest';
import { settled } from '../testing/fake-world.ts';
import { her, id, me, openClient, projectId, world } from '../testing/two-clients.ts';

describe('SN14: a command that is held', () => {
  async function holding() {
    const w = world();
    const client = openClient(w, me);
    await client.start();
    await settled();
    const characterId = id();
    const { _id } = client.hold('addCharacter', { characterId, name: '지우', kind: 'lead' }, characterId);
    const shown = () => client.state().replica.view.character.has(characterId);
    return { w, client, characterId, commandId: _id, shown };
  }

  it('is shown here, stays through what arrives, and nobody else hears of it', async () => {
    const { w, client, shown } = await holding();
    const other = openClient(w, her);
    await other.start();
    await settled();
    other.run('editProject', { patch: { title: '첫차' } });
    client.run('editProject', { patch: { director: '하은' } });
    await settled();
    expect([shown(), client.state().replica.view.project.get(projectId)?.title]).toEqual([true, '첫차']);
    expect(w.server.state().character.size).toBe(0);
    expect(w.server.state().project.get(projectId)?.director).toBe('하은');
  });

  it('goes out before the first command that names what it makes, and both can be undone', async () => {
    const { w, client, characterId } = await holding();
    client.run('editCharacter', { characterId, patch: { name: '하늘' } });
    await settled();
    expect([...w.server.state().character.values()]).toMatchObject([{ _id: characterId, name: '하늘' }]);
    await client.undo();
    await client.undo();
    await settled();
    expect(w.server.state().character.size).toBe(0);
  });

  it('is taken back by name or as the newest step, and leaves nothing behind', async () => {
    const { w, client, commandId, shown } = await holding();
    expect([client.drop(commandId), shown(), client.drop(commandId)]).toEqual([true, false, false]);
    const characterId = id();
    client.hold('addCharacter', { characterId, name: '하늘', kind: 'lead' }, characterId);
    await client.undo();
    await settled();
    expect(client.state().replica.pending).toEqual([]);
    expect(w.server.log).toEqual([]);
  });
});
