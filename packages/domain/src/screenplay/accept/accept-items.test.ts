import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  type BreakdownCandidate,
  itemsOfScene,
  type OrganisedScreenplay,
  scenesInOrder,
  suggestionsOfScene,
} from '../../index.ts';

const candidate = (name: string, line: number, words = name): BreakdownCandidate => ({
  type: 'props',
  subtype: '',
  name,
  quantity: null,
  line,
  words,
  confidence: 0.8,
});

/** One scene: its heading and lines of action. */
function script(texts: string[], items: BreakdownCandidate[]): OrganisedScreenplay {
  const heading = 'S#1. 편의점 (낮)';
  const said = { setName: '편의점', setting: 'INT', timeOfDay: 'day', timeText: '낮' } as const;
  const numbers = { episodeNo: null, sceneNo: 1, subSceneNo: '', omitted: false };
  const length = { pages: 4, filePages: null, screenMinutes: 1, flags: [], synopsis: '' };
  const place = { heading, headingLine: 1, lastLine: texts.length + 1, characters: [] };
  const trust = { guessed: [], confidence: 1, doubts: [] };
  const line = (n: number, text: string, type: 'heading' | 'action') => {
    return { n, text, type, scene: 0, rows: 1, confidence: 1 };
  };
  return {
    format: 'txt',
    title: null,
    lines: [line(1, heading, 'heading'), ...texts.map((text, i) => line(i + 2, text, 'action'))],
    scenes: [{ ...said, ...numbers, ...length, ...place, ...trust, items }],
    characters: [],
    locations: [],
    unread: [],
  };
}

function accept(production: Production, organised: OrganisedScreenplay) {
  const screenplayId = production.newId();
  const { episodeId } = production;
  const file = { fileId: production.newId(), fileName: '밤의 정류장.txt', label: '' };
  production.run('addScreenplay', { screenplayId, episodeId, ...file });
  production.run('finishScreenplay', { screenplayId, format: 'txt' }, { asServer: true });
  production.run('acceptScreenplay', { screenplayId }, { loaded: { screenplayText: organised } });
  return scenesInOrder(production.state)[0]!._id;
}

describe('what a scene may need, when its script is accepted', () => {
  it('SP11: becomes suggestions with their words, each once', () => {
    const production = new Production();
    const twice = [candidate('우산', 2, '우산을'), candidate('우산', 3, '우산이')];
    const sceneId = accept(production, script(['우산을 편다.', '우산이 날아간다.'], twice));
    expect(itemsOfScene(production.state, sceneId)).toEqual([]);
    expect(suggestionsOfScene(production.state, sceneId)).toMatchObject([
      { name: '우산', source: 'ai', status: 'suggested' },
    ]);
  });

  it('SP11: a new version leaves what people took, turned down or added, and lets stale suggestions go', () => {
    const production = new Production();
    const texts = ['우산을 편다.', '권총을 꺼낸다.', '담배를 문다.'];
    const first = [
      candidate('우산', 2, '우산을'),
      candidate('권총', 3, '권총을'),
      candidate('담배', 4, '담배를'),
    ];
    const sceneId = accept(production, script(texts, first));
    const [umbrella, gun] = suggestionsOfScene(production.state, sceneId);
    production.run('editBreakdownItem', { itemId: umbrella!._id, patch: { quantity: 3 } });
    production.run('rejectBreakdownItems', { itemIds: [gun!._id] });
    const later = [
      candidate('우산', 3, '우산을'),
      candidate('권총', 4, '권총을'),
      candidate('지갑', 5, '지갑을'),
    ];
    accept(production, script(['비가 온다.', '우산을 편다.', '권총을 꺼낸다.', '지갑을 줍는다.'], later));
    expect(itemsOfScene(production.state, sceneId)).toMatchObject([
      { name: '우산', quantity: 3, evidence: { line: 3, words: '우산을' } },
    ]);
    expect(suggestionsOfScene(production.state, sceneId).map(({ name }) => name)).toEqual(['지갑']);
    expect(production.state.breakdownItem.get(gun!._id)?.status).toBe('rejected');
  });

  it('BD11: a thing that was renamed is not suggested again by its old name', () => {
    const production = new Production();
    const sceneId = accept(production, script(['우산을 편다.'], [candidate('우산', 2, '우산을')]));
    const [umbrella] = suggestionsOfScene(production.state, sceneId);
    const patch = { name: '노란 양산', note: '햇볕' };
    production.run('editBreakdownItem', { itemId: umbrella!._id, patch });
    accept(production, script(['비가 온다.', '우산을 편다.'], [candidate('우산', 3, '우산을')]));
    expect(suggestionsOfScene(production.state, sceneId)).toEqual([]);
    expect(itemsOfScene(production.state, sceneId)).toMatchObject([
      { name: '노란 양산', evidence: { line: 3, words: '우산을' } },
    ]);
  });

  it('SP11: words that a person marked are looked for in the new text, and forgotten where they are gone', () => {
    const production = new Production();
    const sceneId = accept(production, script(['낡은 우산을 편다.'], []));
    const own = { type: 'props' as const, subtype: '', quantity: null, note: '', source: 'manual' as const };
    const items = [
      { ...own, _id: production.newId(), name: '우산', evidence: { line: 2, words: '낡은 우산' } },
    ];
    production.run('addBreakdownItems', { sceneId, items });
    const evidence = () => itemsOfScene(production.state, sceneId)[0]?.evidence;
    accept(production, script(['비가 온다.', '낡은 우산을 편다.'], []));
    expect(evidence()).toEqual({ line: 3, words: '낡은 우산' });
    accept(production, script(['비가 온다.'], []));
    expect(evidence()).toBeNull();
  });
});
