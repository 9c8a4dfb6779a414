import type { BreakdownItem, OrganisedLine } from '@ddak/domain';
import { Production } from '@ddak/testkit';
import { describe, expect, it } from 'vitest';
import {
  chooseWords,
  itemGroups,
  markedIn,
  nameOfWords,
  nextOpenScene,
  partsOfLine,
  sceneEntries,
  toggleMarked,
  wordsApart,
  wordsOfLines,
} from './breakdown-view.ts';

const own = { subtype: '', quantity: null, note: '', source: 'ai' as const, evidence: null };

function production() {
  const made = new Production();
  const scenes = [made.scene(1), made.scene(2), made.scene(3)];
  const add = (sceneId: string, name: string, status: 'suggested' | 'needed') =>
    made.run('addBreakdownItems', {
      sceneId,
      items: [{ ...own, _id: made.newId(), type: 'props', name, status }],
    });
  add(scenes[0]!, '우산', 'needed');
  add(scenes[0]!, '가방', 'suggested');
  add(scenes[2]!, '권총', 'suggested');
  return { made, scenes };
}

const line: OrganisedLine = {
  n: 4,
  text: '우산을 펴고 우산을 접는다.',
  type: 'action',
  scene: 0,
  rows: 1,
  confidence: 1,
};
const item = (name: string, words: string, _id: string): BreakdownItem =>
  ({ ...own, _id, name, type: 'props', evidence: { line: 4, words } }) as unknown as BreakdownItem;

describe('the breakdown screen', () => {
  it('counts what a scene needs and what is still open', () => {
    const { made } = production();
    expect(sceneEntries(made.state).map(({ label, items, open }) => [label, items, open])).toEqual([
      ['1', 1, 1],
      ['2', 0, 0],
      ['3', 0, 1],
    ]);
  });

  it('goes to the next scene with open suggestions, and round at the end', () => {
    const { made, scenes } = production();
    const entries = sceneEntries(made.state);
    expect(nextOpenScene(entries, scenes[0]!)?.label).toBe('3');
    expect(nextOpenScene(entries, scenes[2]!)?.label).toBe('1');
    expect(nextOpenScene(entries, null)?.label).toBe('1');
    expect(nextOpenScene(entries.slice(1, 2), null)).toBeNull();
  });

  it('cuts a line at the words of its items, the same words twice too', () => {
    const parts = partsOfLine(line, [item('우산', '우산을', 'a'), item('장우산', '우산을', 'b')]);
    expect(parts.map(({ text, item: of }) => [text, of?._id ?? null])).toEqual([
      ['우산을', 'a'],
      [' 펴고 ', null],
      ['우산을', 'b'],
      [' 접는다.', null],
    ]);
  });

  it('marks nothing where the words are not in the line', () => {
    expect(partsOfLine(line, [item('칼', '칼을', 'a')])).toEqual([{ at: 0, text: line.text, item: null }]);
  });

  it('takes chosen words without blanks, and names without punctuation', () => {
    expect(chooseWords(line, 3, 7)).toMatchObject({ from: 4, words: '펴고' });
    expect(chooseWords(line, 3, 4)).toBeNull();
    expect(nameOfWords('“우산,”')).toBe('우산');
    expect(nameOfWords('준호(29),')).toBe('준호');
    expect(wordsOfLines([line]).map(({ words }) => words)).toEqual(['우산을', '펴고', '우산을', '접는다.']);
  });

  it('SPEC 4: marks an item by one press and unmarks it by the next, and begins anew in another scene', () => {
    const marked = toggleMarked(null, 'one', 'a');
    expect(markedIn(marked, 'one')).toBe('a');
    expect(markedIn(marked, 'two')).toBeNull();
    expect(toggleMarked(marked, 'one', 'a')).toBeNull();
    expect(toggleMarked(marked, 'one', 'b')).toEqual({ sceneId: 'one', itemId: 'b' });
  });

  it('lists categories in their order, and none that is empty', () => {
    const bg = { ...item('손님', '', 'b'), type: 'bg' as const };
    expect(itemGroups([bg, item('우산', '', 'a')]).map(({ category }) => category.name)).toEqual([
      '미술·소품',
      '보조출연',
    ]);
  });
});

it('tells the words that a suggestion comes from where its name does not', () => {
  const from = (name: string, words: string) => wordsApart({ name, evidence: { line: 1, words } });
  expect(from('보조출연', '행인 수십 명')).toBe(true);
  expect(from('우산', '우산을')).toBe(false);
  expect(wordsApart({ name: '우산', evidence: null })).toBe(false);
});
