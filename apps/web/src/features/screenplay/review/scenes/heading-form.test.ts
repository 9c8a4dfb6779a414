import { describe, expect, it } from 'vitest';
import { type HeadingForm, readForm, typeHeading, typeTime, withSaid } from './heading-form.ts';

const blank: HeadingForm = {
  heading: '',
  episodeNo: '',
  number: '',
  setName: '',
  setting: null,
  timeText: '',
  timeOfDay: null,
  omitted: false,
  flags: [],
};
const fieldsOf = (form: HeadingForm) => {
  const read = readForm(form);
  if (!('fields' in read)) throw new Error(read.problem.message);
  return read.fields;
};

describe('typing a heading', () => {
  it('fills the fields with what it says', () => {
    expect(typeHeading(blank, 'S#12-A. 카페 (밤/안)')).toMatchObject({
      number: '12A',
      setName: '카페',
      setting: 'INT',
      timeOfDay: 'night',
      timeText: '밤',
    });
  });

  it('leaves what it does not say as it was', () => {
    const form = typeHeading({ ...blank, number: '7', timeText: '밤', timeOfDay: 'night' }, '골목');
    expect(form).toMatchObject({ number: '7', setName: '골목', timeOfDay: 'night' });
  });
});

describe('typing what kind of storytelling a scene is', () => {
  it.each([
    ['S#3. 카페 (회상/낮)', ['flashback']],
    ['S#3. 몽타주', ['montage']],
    ['인서트 - 손목시계', ['insert']],
    ['S#3. 카페 (낮)', []],
  ])('SY10: “%s” is read as in a file', (text, flags) => {
    expect(typeHeading(blank, text).flags).toEqual(flags);
  });

  it('SY10: goes with the words that said it, and stays where a person has set it', () => {
    const said = typeHeading(blank, 'S#3. 카페 (회상)');
    expect(typeHeading(said, 'S#3. 카페').flags).toEqual([]);
    expect(typeHeading({ ...said, flags: ['flashback', 'insert'] }, 'S#3. 카페').flags).toEqual(['insert']);
  });
});

describe('typing a time', () => {
  it('says the time of day where the word is known, and leaves it where it is not', () => {
    expect(typeTime(blank, '새벽').timeOfDay).toBe('dawn');
    expect(typeTime({ ...blank, timeOfDay: 'day' }, '그 무렵')).toMatchObject({
      timeText: '그 무렵',
      timeOfDay: 'day',
    });
  });
});

describe('reading the form', () => {
  it('takes numbers in the ways they are written', () => {
    for (const number of ['12A', '12a', '12-1', 'S#12-가'])
      expect(fieldsOf({ ...blank, number })).toMatchObject({ sceneNo: 12, subSceneNo: 'A' });
    expect(fieldsOf({ ...blank, number: '' })).toMatchObject({ sceneNo: null, subSceneNo: '' });
  });

  it('names the field that is wrong', () => {
    expect(readForm({ ...blank, number: '카페' })).toMatchObject({ problem: { field: 'number' } });
    expect(readForm({ ...blank, number: '12345' })).toMatchObject({ problem: { field: 'number' } });
    expect(readForm({ ...blank, episodeNo: '0' })).toMatchObject({ problem: { field: 'episodeNo' } });
  });
});

describe('making a heading of a line', () => {
  const saidBy = (text: string) => withSaid({ kind: 'split', line: 3 }, () => text);

  it.each([
    ['옥상 - 밤', { setName: '옥상', timeOfDay: 'night', settingGuessed: true }],
    ['S#13. 골목 (회상, 낮)', { sceneNo: 13, flags: ['flashback'] }],
    ['S#12. 카페 (낮/안)', { sceneNo: 12, setName: '카페', setting: 'INT', settingGuessed: false }],
  ])('SY3: takes what “%s” says', (text, says) => {
    expect(saidBy(text)).toMatchObject({ kind: 'split', line: 3, says });
  });

  it.each(['준호가 밤에 옥상으로 올라간다', '춥다.', '카페'])('SY3: takes nothing out of “%s”', (text) => {
    expect(saidBy(text)).toEqual({ kind: 'split', line: 3 });
  });
});
