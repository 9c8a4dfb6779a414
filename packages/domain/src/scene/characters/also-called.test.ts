import { Production, sketchScript } from '@ddak/testkit';
import { expect, it } from 'vitest';
import { applyChanges, planUndo } from '../../index.ts';

const SCRIPT = 'S#1. 편의점 (안/밤)\n@사장\n"문 닫자.\n@점장\n"벌써요?\n@준호\n"네.';

/** A film of one scene with a boss, a manager and a clerk, whom two drafts call so. */
function film() {
  const production = new Production();
  const texts = new Map<string, ReturnType<typeof sketchScript>>();
  const accept = (script: string) => {
    const screenplayId = production.newId();
    const file = { fileId: production.newId(), fileName: '밤의 정류장.txt', label: '' };
    production.run('addScreenplay', { screenplayId, episodeId: production.episodeId, ...file });
    production.run('finishScreenplay', { screenplayId, format: 'txt' }, { asServer: true });
    texts.set(screenplayId, sketchScript(script));
    const loaded = { screenplayText: texts.get(screenplayId)!, sceneTexts: texts };
    production.run('acceptScreenplay', { screenplayId }, { loaded });
  };
  const idOf = (name: string) =>
    [...production.state.character.values()].find((one) => one.name === name)!._id;
  const cast = () =>
    [...production.state.scene.values()][0]!.characters.map(
      ({ _id }) => production.state.character.get(_id)!.name,
    );
  accept(SCRIPT);
  return { production, accept, idOf, cast };
}

it('SC27: who was renamed is who the next draft calls by the old name, and keeps actor and scenes', () => {
  const { production, accept, idOf, cast } = film();
  const boss = idOf('사장');
  production.run('editCharacter', { characterId: boss, patch: { name: '박사장', actorName: '한도윤' } });
  production.run('fillCharacters', { fills: [{ characterId: boss, patch: { name: '박 사장' } }] });
  accept(SCRIPT);
  accept(SCRIPT.replace('@사장', '@박사장'));
  expect(cast()).toEqual(['박 사장', '점장', '준호']);
  expect(production.state.character.get(boss)).toMatchObject({
    ...{ name: '박 사장', actorName: '한도윤', alsoCalled: ['사장', '박사장'] },
  });
});

it('SC27: who was merged is one in the next draft too, and two again once that is undone', () => {
  const { production, accept, idOf, cast } = film();
  production.run('mergeCharacters', { intoId: idOf('사장'), characterIds: [idOf('점장')] });
  const merging = production.log.at(-1)!;
  accept(SCRIPT);
  expect(cast()).toEqual(['사장', '준호']);
  const undone = planUndo(production.state, merging, production.context());
  if (undone.plan.kind === 'changes') production.state = applyChanges(production.state, undone.plan.changes);
  expect(production.state.character.get(idOf('사장'))!.alsoCalled).toEqual([]);
});

it('SC27: whoever bears a name goes before whoever bore it', () => {
  const { production, accept, idOf, cast } = film();
  production.run('editCharacter', { characterId: idOf('사장'), patch: { name: '박사장' } });
  production.character('사장');
  accept(SCRIPT);
  expect(cast()).toEqual(['사장', '점장', '준호']);
});

it('SC30: a wrong name is taken away, and one that the script uses is added, so that the next draft means them', () => {
  const { production, accept, idOf, cast } = film();
  production.run('mergeCharacters', { intoId: idOf('사장'), characterIds: [idOf('점장')] });
  const name = (of: string, alsoCalled: string[], more = {}) =>
    production.try('editCharacter', { characterId: idOf(of), patch: { alsoCalled, ...more } });
  expect(name('준호', ['점장'])).toMatchObject({
    refusal: { code: 'character_taken', details: { label: '‘점장’' } },
  });
  expect(name('준호', ['사장'])).toMatchObject({ refusal: { code: 'character_taken' } });
  expect(name('사장', ['점장']).kind).toBe('nothing');
  production.run('editCharacter', { characterId: idOf('사장'), patch: { alsoCalled: [] } });
  production.run('editCharacter', {
    characterId: idOf('준호'),
    patch: { alsoCalled: ['점장', '준호', '점장'] },
  });
  expect(production.state.character.get(idOf('준호'))!.alsoCalled).toEqual(['점장']);
  accept(SCRIPT);
  expect(cast()).toEqual(['사장', '준호']);
  // With another name at once the one of before is among them.
  production.run('editCharacter', {
    characterId: idOf('준호'),
    patch: { name: '박준호', alsoCalled: ['점원', '박준호'] },
  });
  expect(production.state.character.get(idOf('박준호'))!.alsoCalled).toEqual(['점원', '준호']);
});
