import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import { applyChanges, itemsOfScene, learnedNames, planUndo, suggestionsOfScene } from '../index.ts';

function sceneWithSuggestions() {
  const production = new Production();
  const sceneId = production.scene(1);
  const [umbrella, gun] = [production.newId(), production.newId()];
  const base = {
    type: 'props' as const,
    subtype: '',
    quantity: null,
    note: '',
    source: 'ai' as const,
    evidence: null,
  };
  production.run('addBreakdownItems', {
    sceneId,
    items: [
      { ...base, _id: umbrella, name: '우산', status: 'suggested' as const },
      { ...base, _id: gun, name: '권총', status: 'suggested' as const },
    ],
  });
  const names = () => itemsOfScene(production.state, sceneId).map(({ name }) => name);
  const open = () => suggestionsOfScene(production.state, sceneId).map(({ name }) => name);
  return { production, sceneId, umbrella, gun, names, open };
}

describe('suggestions of a breakdown', () => {
  it('BD6: are no part of it until somebody accepts them', () => {
    const { production, umbrella, names, open } = sceneWithSuggestions();
    expect([names(), open()]).toEqual([[], ['우산', '권총']]);
    production.run('acceptBreakdownItems', { itemIds: [umbrella] });
    expect([names(), open()]).toEqual([['우산'], ['권총']]);
  });

  it('BD7: rejecting leaves what was accepted meanwhile, and can be taken back by accepting', () => {
    const { production, umbrella, gun, names, open } = sceneWithSuggestions();
    production.run('acceptBreakdownItems', { itemIds: [umbrella] });
    production.run('rejectBreakdownItems', { itemIds: [umbrella, gun] });
    expect([names(), open()]).toEqual([['우산'], []]);
    production.run('acceptBreakdownItems', { itemIds: [gun] });
    expect(names()).toEqual(['우산', '권총']);
  });

  it('BD7: undo puts a decision back', () => {
    const { production, umbrella, gun, open } = sceneWithSuggestions();
    production.run('rejectBreakdownItems', { itemIds: [umbrella, gun] });
    const undone = planUndo(production.state, production.log.at(-1)!, production.context());
    if (undone.plan.kind !== 'changes') throw new Error('undo was refused');
    production.state = applyChanges(production.state, undone.plan.changes);
    expect(open()).toEqual(['우산', '권총']);
  });

  it('BD7: who mends a suggestion wants it', () => {
    const { production, umbrella, names } = sceneWithSuggestions();
    production.run('editBreakdownItem', { itemId: umbrella, patch: { name: '빨간 우산', quantity: 2 } });
    expect(names()).toEqual(['빨간 우산']);
  });

  it('BD8: adding what is suggested answers the suggestion, and nothing is suggested twice', () => {
    const { production, sceneId, gun, names, open } = sceneWithSuggestions();
    const own = { subtype: '', quantity: null, note: '', source: 'manual' as const, evidence: null };
    const umbrella = { ...own, _id: production.newId(), type: 'props' as const, name: '우 산' };
    production.run('addBreakdownItems', { sceneId, items: [umbrella] });
    expect([names(), open()]).toEqual([['우 산'], ['권총']]);
    production.run('rejectBreakdownItems', { itemIds: [gun] });
    const again = ['우산', '권총', '모자'].map((name) => ({
      ...umbrella,
      _id: production.newId(),
      name,
      status: 'suggested' as const,
    }));
    production.run('addBreakdownItems', { sceneId, items: again });
    expect(open()).toEqual(['모자']);
  });

  it('BD11: words that people have tagged are suggested by no other name, before or after', () => {
    const { production, sceneId, names, open } = sceneWithSuggestions();
    const add = (name: string, words: string, status: 'needed' | 'suggested', line = 3) => {
      const item = {
        type: 'costume' as const,
        subtype: '',
        quantity: null,
        note: '',
        source: 'manual' as const,
      };
      const items = [{ ...item, _id: production.newId(), name, status, evidence: { line, words } }];
      production.run('addBreakdownItems', { sceneId, items });
    };
    add('모자', '모자를', 'suggested');
    add('장갑', '장갑을', 'suggested');
    add('낡은 모자', '낡은 모자', 'needed');
    expect(open()).toEqual(['우산', '권총', '장갑']);
    add('밀짚모자', '모자', 'suggested');
    add('모자', '모자를', 'suggested', 4);
    expect([names(), open()]).toEqual([['낡은 모자'], ['우산', '권총', '장갑', '모자']]);
  });

  it('BD5: a name is learned as accepted where any scene needs it, else as rejected', () => {
    const { production, umbrella, gun } = sceneWithSuggestions();
    production.run('acceptBreakdownItems', { itemIds: [umbrella] });
    production.run('rejectBreakdownItems', { itemIds: [gun] });
    expect(learnedNames(production.state.breakdownItem.values())).toEqual({
      accepted: [{ type: 'props', subtype: '', name: '우산' }],
      rejected: [{ type: 'props', name: '권총' }],
    });
  });
});
