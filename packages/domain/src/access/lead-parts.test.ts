import { Production, publishSheet, shootingDay } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  type BreakdownType,
  guessedCategories,
  type Id,
  mayGive,
  memberOf,
  type Plan,
  planUndo,
  refusalMessage,
} from '../index.ts';

const codeOf = (plan: Plan): string => (plan.kind === 'refuse' ? plan.refusal.code : plan.kind);
const wordsOf = (plan: Plan): string => (plan.kind === 'refuse' ? refusalMessage(plan.refusal) : plan.kind);

/** Puts somebody on the crew list of a new team, with their account. */
function teamWith(production: Production, userId: Id, name: string, categories?: BreakdownType[]): Id {
  const crewTeamId = production.newId();
  production.run('addCrewTeam', { crewTeamId, name, colour: 0, calltimeOffset: 0, categories });
  const person = { name: '류다온', roleTitle: '팀장', userId, consent: null };
  production.run('addCrew', { crewId: production.newId(), crewTeamId, ...person });
  return crewTeamId;
}

/** Two scenes with a thing of each of two teams, and the lead of the one. */
function ofProps() {
  const production = new Production();
  const userId = production.member('lead');
  const crewTeamId = teamWith(production, userId, '소품');
  const [first, second] = [production.scene(1), production.scene(2)];
  const as = { as: userId };
  const item = (type: BreakdownType, name: string) => {
    const _id = production.newId();
    const own = { subtype: '', quantity: null, note: '', source: 'manual' as const, evidence: null };
    return { ...own, _id, type, name };
  };
  const added = (sceneId: Id, type: BreakdownType, name: string) => {
    const one = item(type, name);
    production.run('addBreakdownItems', { sceneId, items: [one] });
    return one._id;
  };
  const [umbrella, coat] = [added(first, 'props', '우산'), added(first, 'costume', '코트')];
  return { production, userId, crewTeamId, as, first, second, item, added, umbrella, coat };
}

describe('what a lead writes of the breakdown', () => {
  it('AC30: is the items of the categories of their own team, whatever is done with them', () => {
    const { production, as, second, item, umbrella } = ofProps();
    const run = ((name, args) => production.try(name, args, as)) as Production['try'];
    expect(codeOf(run('addBreakdownItems', { sceneId: second, items: [item('props', '편지')] }))).toBe(
      'changes',
    );
    const patch = { quantity: 3, note: '검은 것', status: 'ready' } as const;
    expect(codeOf(run('editBreakdownItem', { itemId: umbrella, patch }))).toBe('changes');
    const element = { type: 'props', name: '우산' } as const;
    expect(codeOf(run('editElement', { element, patch: { name: '장우산' } }))).toBe('changes');
    expect(codeOf(run('removeBreakdownItems', { itemIds: [umbrella] }))).toBe('changes');
    expect(codeOf(run('removeElement', { element: { type: 'props', name: '편지' } }))).toBe('changes');
  });

  it('AC30: is nothing of another team: not added, edited, taken, given away or merged', () => {
    const { production, as, first, item, umbrella, coat } = ofProps();
    const run = ((name, args) => production.try(name, args, as)) as Production['try'];
    const added = run('addBreakdownItems', { sceneId: first, items: [item('costume', '모자')] });
    expect(wordsOf(added)).toBe('소품팀 팀장은 미술·소품만 고칠 수 있어요.');
    const refused = 'category_of_others';
    expect(codeOf(run('editBreakdownItem', { itemId: coat, patch: { note: '새 것' } }))).toBe(refused);
    expect(codeOf(run('editBreakdownItem', { itemId: coat, patch: { type: 'props' } }))).toBe(refused);
    expect(codeOf(run('editBreakdownItem', { itemId: umbrella, patch: { type: 'etc' } }))).toBe(refused);
    expect(codeOf(run('removeBreakdownItems', { itemIds: [umbrella, coat] }))).toBe(refused);
    const [into, other] = [
      { type: 'props', name: '우산' },
      { type: 'costume', name: '코트' },
    ] as const;
    expect(codeOf(run('mergeElements', { into, others: [other] }))).toBe(refused);
    expect(codeOf(run('editScenes', { sceneIds: [first], patch: { synopsis: '비' } }))).toBe('forbidden');
  });

  it('AC30: with an own item they answer what was suggested in its place, of whatever category', () => {
    const { production, as, second, item } = ofProps();
    const evidence = { line: 3, words: '빨간 외투' };
    const suggested = { ...item('costume', '빨간 외투'), evidence, status: 'suggested' as const };
    const other = { ...suggested, _id: production.newId(), name: '모자', evidence: null };
    production.run('addBreakdownItems', { sceneId: second, items: [suggested, other] });
    const tagged = { ...item('props', '외투'), evidence: { line: 3, words: '빨간 외투' } };
    expect(codeOf(production.try('addBreakdownItems', { sceneId: second, items: [tagged] }, as))).toBe(
      'changes',
    );
    expect(production.state.breakdownItem.has(suggested._id)).toBe(false);
    expect(codeOf(production.try('removeBreakdownItems', { itemIds: [other._id] }, as))).toBe(
      'category_of_others',
    );
  });

  it('AC30: undo and redo are held to the same', () => {
    const { production, userId, umbrella, coat } = ofProps();
    production.run('removeBreakdownItems', { itemIds: [umbrella, coat] });
    const { plan, left } = planUndo(
      production.state,
      production.log.at(-1)!,
      production.context({ as: userId }),
    );
    expect(plan.kind === 'changes' && plan.changes).toMatchObject([{ op: 'insert', row: { _id: umbrella } }]);
    expect(left).toEqual([{ table: 'breakdownItem', _id: coat }]);
  });

  it('AC2, AC30: who was given the whole section besides holds all of it', () => {
    const { production, userId, as, coat } = ofProps();
    const { _id: memberId } = memberOf(production.state, userId)!;
    production.run('changeMember', { memberId, role: 'lead', rights: { breakdown: 'write' } });
    expect(codeOf(production.try('editBreakdownItem', { itemId: coat, patch: { note: '새 것' } }, as))).toBe(
      'changes',
    );
    production.run('changeMember', { memberId, role: 'lead', rights: { breakdown: 'none' } });
    expect(codeOf(production.try('editBreakdownItem', { itemId: coat, patch: { note: '헌 것' } }, as))).toBe(
      'forbidden',
    );
  });
});

describe('what a team sees to', () => {
  it('AC31: is what its name says, until somebody says otherwise', () => {
    expect(guessedCategories('소품')).toEqual(['props']);
    expect(guessedCategories('미술 2팀')).toEqual(['props']);
    expect(guessedCategories('특수분장')).toEqual(['makeup']);
    expect(guessedCategories('특수효과')).toEqual(['sfx']);
    expect(guessedCategories('연출부')).toEqual([]);
    const { production, crewTeamId, as, coat } = ofProps();
    const edit = () => production.try('editBreakdownItem', { itemId: coat, patch: { note: '새 것' } }, as);
    expect(codeOf(edit())).toBe('category_of_others');
    production.run('editCrewTeam', { crewTeamId, patch: { categories: ['props', 'costume'] } });
    expect(codeOf(edit())).toBe('changes');
    production.run('editCrewTeam', { crewTeamId, patch: { categories: [] } });
    expect(wordsOf(edit())).toContain('소품팀에서 맡은 품목 분류가 없어요.');
  });

  it('AC31: who leads and is in no team writes nothing, and is told what to ask for', () => {
    const production = new Production();
    const userId = production.member('lead');
    const sceneId = production.scene(1);
    const items = [{ _id: production.newId(), type: 'props' as const, name: '우산' }];
    const own = { subtype: '', quantity: null, note: '', source: 'manual' as const, evidence: null };
    const args = { sceneId, items: items.map((one) => ({ ...one, ...own })) };
    expect(wordsOf(production.try('addBreakdownItems', args, { as: userId }))).toContain(
      '스태프에서 팀에 넣어 달라고 해 주세요.',
    );
  });

  it('AC7, AC30: nobody makes a lead who may only read what a lead may write', () => {
    const reader = { role: 'member', rights: { crew: 'write' } } as const;
    expect(mayGive(reader, { role: 'lead', rights: {} })).toBe(false);
    expect(mayGive({ role: 'lead', rights: { crew: 'write' } }, { role: 'lead', rights: {} })).toBe(true);
    expect(mayGive({ role: 'editor', rights: { crew: 'write' } }, { role: 'lead', rights: {} })).toBe(true);
  });
});

describe('what a lead writes of a call sheet', () => {
  function sheetOfLead() {
    const { production, callsheetId } = shootingDay();
    const userId = production.member('lead');
    const team = [...production.state.crewTeam.values()].find(({ name }) => name === '의상')!;
    const person = { name: '류다온', roleTitle: '팀장', userId, consent: null };
    production.run('addCrew', { crewId: production.newId(), crewTeamId: team._id, ...person });
    const calls = () => production.state.callsheet.get(callsheetId)!.teamCalls;
    const own = calls().find(({ crewTeamId }) => crewTeamId === team._id)!;
    const other = calls().find(({ crewTeamId }) => crewTeamId !== team._id)!;
    const edit = (args: object) =>
      production.try(
        'editCallsheet',
        { callsheetId, patch: {}, put: {}, remove: [], ...args },
        { as: userId },
      );
    return { production, callsheetId, userId, own, other, edit };
  }

  it('AC30: is the call and the preparations of their own team', () => {
    const { own, edit } = sheetOfLead();
    const put = { teamCalls: [{ ...own, calltime: 420, place: '분장차', preparation: '준호 조끼 두 벌' }] };
    expect(codeOf(edit({ put }))).toBe('changes');
  });

  it('AC30: is what there is to see to for their own team', () => {
    const { production, callsheetId, own, other, edit } = sheetOfLead();
    const item = (text: string, crewTeamId?: Id) => ({
      ...{ _id: production.newId(), text, done: false },
      ...(crewTeamId ? { crewTeamId } : {}),
    });
    const [ours, theirs, everybodys] = [
      item('조끼 다림질', own.crewTeamId),
      item('배터리', other.crewTeamId),
      item('얼음'),
    ];
    const all = { checklist: [theirs, everybodys] };
    production.run('editCallsheet', { callsheetId, patch: {}, put: all, remove: [] });
    expect(codeOf(edit({ put: { checklist: [ours] } }))).toBe('changes');
    expect(codeOf(edit({ put: { checklist: [{ ...ours, done: true }] } }))).toBe('changes');
    for (const one of [theirs, everybodys]) {
      expect(codeOf(edit({ put: { checklist: [{ ...one, text: '물' }] } }))).toBe('part_of_others');
      expect(codeOf(edit({ put: { checklist: [{ ...one, crewTeamId: own.crewTeamId }] } }))).toBe(
        'part_of_others',
      );
      expect(codeOf(edit({ remove: [one._id] }))).toBe('part_of_others');
    }
    expect(codeOf(edit({ put: { checklist: [item('물')] } }))).toBe('part_of_others');
    expect(codeOf(edit({ remove: [ours._id] }))).toBe('changes');
  });

  it('AC30: is nothing else of it: neither its head, nor calls of others, nor its issue', () => {
    const { production, callsheetId, userId, own, other, edit } = sheetOfLead();
    expect(wordsOf(edit({ put: { teamCalls: [{ ...other, calltime: 420 }] } }))).toBe(
      '의상팀 팀장은 의상팀의 콜, 준비물과 확인할 것만 고칠 수 있어요.',
    );
    const refused = 'part_of_others';
    expect(codeOf(edit({ put: { teamCalls: [{ ...other, crewTeamId: own.crewTeamId }] } }))).toBe(refused);
    expect(codeOf(edit({ put: { teamCalls: [{ ...own, crewTeamId: other.crewTeamId }] } }))).toBe(refused);
    expect(codeOf(edit({ remove: [other._id] }))).toBe(refused);
    expect(codeOf(edit({ move: { _id: other._id, afterId: own._id } }))).toBe(refused);
    expect(codeOf(edit({ patch: { notices: ['우천 시 취소'] } }))).toBe(refused);
    expect(codeOf(edit({ patch: { weather: '비' }, put: { teamCalls: [{ ...own, calltime: 420 }] } }))).toBe(
      refused,
    );
    const as = { as: userId };
    expect(codeOf(production.try('removeCallsheet', { callsheetId }, as))).toBe('forbidden');
    const issued = publishSheet(production, callsheetId, as);
    expect(codeOf(issued.plan)).toBe('forbidden');
  });

  it('AC30: is how much before everybody their own team comes, and nothing else of a team', () => {
    const { production, userId, own, other } = sheetOfLead();
    const edit = (crewTeamId: Id, patch: object) =>
      codeOf(production.try('editCrewTeam', { crewTeamId, patch }, { as: userId }));
    expect(edit(own.crewTeamId, { calltimeOffset: -45 })).toBe('changes');
    expect(edit(own.crewTeamId, { calltimeOffset: -30, categories: ['props'] })).toBe('part_of_others');
    expect(edit(own.crewTeamId, { name: '의상 1팀' })).toBe('part_of_others');
    expect(edit(other.crewTeamId, { calltimeOffset: -20 })).toBe('part_of_others');
    const added = { crewTeamId: production.newId(), name: '무술', colour: 0, calltimeOffset: 0 };
    expect(codeOf(production.try('addCrewTeam', added, { as: userId }))).toBe('forbidden');
  });

  it('AC30: an undo of both puts back what is theirs alone', () => {
    const { production, callsheetId, userId, own, other } = sheetOfLead();
    const teamCalls = [
      { ...own, calltime: 420 },
      { ...other, calltime: 430 },
    ];
    production.run('editCallsheet', { callsheetId, patch: {}, put: { teamCalls }, remove: [] });
    const { plan } = planUndo(production.state, production.log.at(-1)!, production.context({ as: userId }));
    expect(codeOf(plan)).toBe('nothing_left_to_undo');
  });
});
